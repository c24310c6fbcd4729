import { languageOf } from '@nokshi/forms/languages.ts';
import type { APIRoute } from 'astro';
import { demoDialog } from '../../content/forms.ts';
import { inEachLanguage } from '../../routes/language-paths.ts';

export const getStaticPaths = inEachLanguage;

/** What the Book a Demo dialog says; fetched when a visitor is about to open it. */
export const GET: APIRoute = async ({ currentLocale }) =>
  Response.json(await demoDialog(languageOf(currentLocale)));
