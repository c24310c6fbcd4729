import type { APIRoute } from 'astro';
import { lastChanged } from '../findable/last-changed.ts';
import { loadContent } from '../findable/load-content.ts';
import { sitePages } from '../findable/pages.ts';
import { projectRoot } from '../findable/project-root.ts';
import { sitemap } from '../findable/sitemap.ts';

export const GET: APIRoute = async () => {
  const content = await loadContent();
  const text = sitemap(sitePages(content), content.company.url, lastChanged(projectRoot()));
  return new Response(text, { headers: { 'content-type': 'application/xml' } });
};
