import { languageCodes } from '@nokshi/forms/languages.ts';
import type { APIRoute } from 'astro';
import { href } from '../routes/routes.ts';
import { sitePages } from '../routes/site-pages.ts';
import { loadContent } from '../seo/load-content.ts';

/** The pages of the site, for the server: which to suggest for a wrong address, and what to answer then. */
export const GET: APIRoute = async () => {
  const contents = await Promise.all(languageCodes.map(loadContent));
  return Response.json({
    pages: contents
      .flatMap(sitePages)
      .map(({ path, title, language, listed }) => ({ path, title, language, listed })),
    notFound: Object.fromEntries(
      languageCodes.map((language) => [language, href('not-found', language)]),
    ),
  });
};
