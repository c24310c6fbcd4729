import { languageOf } from '@nokshi/forms/languages.ts';
import type { APIRoute } from 'astro';
import { tillView } from '../../content/till.ts';
import { inEachLanguage } from '../../routes/language-paths.ts';

export const getStaticPaths = inEachLanguage;

/** The goods and texts of the till on the home page; fetched when it is about to come into view. */
export const GET: APIRoute = async ({ currentLocale }) =>
  Response.json((await tillView(languageOf(currentLocale))).view);
