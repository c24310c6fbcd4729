import { type LastChanged, latest } from './last-changed.ts';
import type { SitePage } from './pages.ts';

/** The sitemap of all pages that search engines may list, each with the day of its last change. */
export function sitemap(pages: readonly SitePage[], origin: string, changed: LastChanged): string {
  const entries = pages
    .filter(({ listed }) => listed)
    .map(({ path, sources }) => {
      const day = latest(sources.map(changed));
      const lastmod = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
      return `  <url><loc>${escapeXml(new URL(path, origin).href)}</loc>${lastmod}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
