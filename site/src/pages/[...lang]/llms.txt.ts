import { languageOf } from '@nokshi/forms/languages.ts';
import type { APIRoute } from 'astro';
import { formView } from '../../content/forms.ts';
import { inEachLanguage } from '../../routes/language-paths.ts';
import { llmsText } from '../../seo/llms.ts';
import { loadContent } from '../../seo/load-content.ts';

export const getStaticPaths = inEachLanguage;

export const GET: APIRoute = async ({ currentLocale }) => {
  const language = languageOf(currentLocale);
  const [content, { endpoint }] = await Promise.all([
    loadContent(language),
    formView('offer', language),
  ]);
  return new Response(llmsText(content, endpoint), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
