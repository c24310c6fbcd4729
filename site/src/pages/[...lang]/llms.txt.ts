import { languageOf } from '@nokshi/forms/languages.ts';
import type { APIRoute } from 'astro';
import { inEachLanguage } from '../../routes/language-paths.ts';
import { llmsText } from '../../seo/llms.ts';
import { loadContent } from '../../seo/load-content.ts';

export const getStaticPaths = inEachLanguage;

export const GET: APIRoute = async ({ currentLocale }) =>
  new Response(llmsText(await loadContent(languageOf(currentLocale))), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
