import { defaultLanguage } from '@nokshi/forms/languages.ts';
import type { APIRoute } from 'astro';
import { loadContent } from '../seo/load-content.ts';
import { robotsText } from '../seo/robots-text.ts';

export const GET: APIRoute = async () =>
  new Response(robotsText(await loadContent(defaultLanguage)), {
    headers: { 'content-type': 'text/plain' },
  });
