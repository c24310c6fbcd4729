import { languageCodes } from '@nokshi/forms/languages.ts';
import { inSite, onHost } from '@nokshi/forms/on-host.ts';
import { demoLanguageOf } from '@nokshi/showroom/demo/languages.ts';
import { textIn } from '@nokshi/showroom/demo/words.ts';
import type { APIRoute } from 'astro';
import { demos } from '../content/demos.ts';
import { demoPath, href } from '../routes/routes.ts';
import { loadContent } from '../seo/load-content.ts';
import { sitePages } from '../seo/site-pages.ts';

/** The pages of the site, for the server: which to suggest for a wrong address, and what to answer then. */
export const GET: APIRoute = async () => {
  const contents = await Promise.all(languageCodes.map(loadContent));
  return Response.json({
    folder: onHost(''),
    pages: [
      ...contents.flatMap(sitePages).map(({ path, title, language, listed }) => ({
        path: inSite(path),
        title,
        language,
        listed,
      })),
      ...languageCodes.flatMap((language) =>
        demos.map(({ name, data }) => ({
          path: inSite(demoPath(name, language)),
          title: textIn(data.title, demoLanguageOf(language)),
          language,
          listed: false,
        })),
      ),
    ],
    notFound: Object.fromEntries(
      languageCodes.map((language) => [language, inSite(href('not-found', language))]),
    ),
  });
};
