import { languageOf } from '@nokshi/forms/languages.ts';
import type { APIRoute } from 'astro';
import { demoDialog } from '../../content/forms.ts';
import { inEachLanguage } from '../../routes/language-paths.ts';

export const getStaticPaths = inEachLanguage;

/** The texts of the Book a Demo dialog; fetched when a visitor is about to open it. */
export const GET: APIRoute = async ({ currentLocale }) =>
  Response.json(await demoDialog(languageOf(currentLocale)));
