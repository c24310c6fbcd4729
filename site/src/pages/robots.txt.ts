import type { APIRoute } from 'astro';
import { single } from '../content/entries.ts';

/** Everything may be read; the address that takes enquiries is no page. */
export const GET: APIRoute = async () => {
  const { url } = await single('company');
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    '',
    `Sitemap: ${new URL('/sitemap.xml', url)}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain' } });
};
