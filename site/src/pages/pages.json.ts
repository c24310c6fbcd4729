import { languageCodes } from '@nokshi/forms/languages.ts';
import { textIn } from '@nokshi/showroom/demo/words.ts';
import type { APIRoute } from 'astro';
import { demoPages } from '../content/demos.ts';
import { href } from '../routes/routes.ts';
import { loadContent } from '../seo/load-content.ts';
import { sitePages } from '../seo/site-pages.ts';

/** The pages of the site, for the server: which to suggest for a wrong address, and what to answer then. */
export const GET: APIRoute = async () => {
  const contents = await Promise.all(languageCodes.map(loadContent));
  const demos = await Promise.all(
    languageCodes.map(async (language) =>
      (await demoPages(language)).map(({ path, opened: { data, language: spoken } }) => ({
        path,
        title: textIn(data.title, spoken),
        language,
        listed: false,
      })),
    ),
  );
  return Response.json({
    pages: [
      ...contents
        .flatMap(sitePages)
        .map(({ path, title, language, listed }) => ({ path, title, language, listed })),
      ...demos.flat(),
    ],
    notFound: Object.fromEntries(
      languageCodes.map((language) => [language, href('not-found', language)]),
    ),
  });
};
