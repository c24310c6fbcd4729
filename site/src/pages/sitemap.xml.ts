import type { APIRoute } from 'astro';
import { lastChanged } from '../seo/last-changed.ts';
import { loadContent } from '../seo/load-content.ts';
import { sitePages } from '../seo/pages.ts';
import { projectRoot } from '../seo/project-root.ts';
import { sitemap } from '../seo/sitemap.ts';

export const GET: APIRoute = async () => {
  const content = await loadContent();
  const text = sitemap(sitePages(content), content.company.url, lastChanged(projectRoot()));
  return new Response(text, { headers: { 'content-type': 'application/xml' } });
};
