import type { APIRoute } from 'astro';
import { llmsText } from '../seo/llms.ts';
import { loadContent } from '../seo/load-content.ts';

export const GET: APIRoute = async () =>
  new Response(llmsText(await loadContent()), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
