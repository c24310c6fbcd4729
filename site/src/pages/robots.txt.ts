import type { APIRoute } from 'astro';
import { company } from '../content/company-file.ts';

/** Everything may be read; the address that takes enquiries is no page. */
export const GET: APIRoute = () => {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    '',
    `Sitemap: ${new URL('/sitemap-index.xml', company.url)}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain' } });
};
