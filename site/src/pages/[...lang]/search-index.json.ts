import { defaultLanguage, languageOf } from '@nokshi/forms/languages.ts';
import type { APIRoute } from 'astro';
import { plainly } from '../../content/entries.ts';
import { inEachLanguage } from '../../routes/language-paths.ts';
import { searchIndex } from '../../search/search-index.ts';
import { loadContent } from '../../seo/load-content.ts';

export const getStaticPaths = inEachLanguage;

/** The index of the search in the header; fetched when it is opened. */
export const GET: APIRoute = async ({ currentLocale }) => {
  const language = languageOf(currentLocale);
  const [content, original, { close }] = await Promise.all([
    loadContent(language),
    loadContent(defaultLanguage),
    plainly.single('labels', language),
  ]);
  return Response.json(searchIndex(content, original, close));
};
