import { compressNow, createResource, type Description, type Resource } from './resource.ts';
import type { SiteFile } from './site-files.ts';
import type { PageLink, Suggest } from './suggestions.ts';

/** Different sets of suggestions are few; the bound is for those who try them all. */
const mostRemembered = 64;

const listElement = /<ul\b[^>]*\sdata-suggestions(?=[\s=>])[^>]*>/;
const blockElement = /<\w+\b[^>]*\sdata-suggestions-block(?=[\s=>])[^>]*>/;
const hidden = /\shidden(="[^"]*")?(?=[\s>])/;

/** Gives the "not found" page for an address, with the nearest pages in its list. */
export type NotFoundPage = (path: string) => Resource;

/** Prepares the site's own "not found" page (404.html). */
export function createNotFoundPage(
  file: SiteFile,
  description: Description,
  suggest: Suggest,
): NotFoundPage {
  const plain = createResource(file, description);
  const html = file.body.toString();
  if (!listElement.test(html)) return () => plain;
  const remembered = new Map<string, Resource>();
  return (path) => {
    const links = suggest(path);
    if (links.length === 0) return plain;
    const key = links.map((link) => link.path).join(' ');
    const known = remembered.get(key);
    if (known) return known;
    const body = Buffer.from(withSuggestions(html, links));
    const resource = createResource(compressNow(body, 2), description);
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(key, resource);
    return resource;
  };
}

/** Fills the page's empty list and shows the block around it. */
export function withSuggestions(html: string, links: readonly PageLink[]): string {
  const items = links.map(
    ({ path, title }) => `<li><a href="${encodeURI(path)}">${title}</a></li>`,
  );
  return html
    .replace(blockElement, (element) => element.replace(hidden, ''))
    .replace(listElement, (element) => element.replace(hidden, '') + items.join(''));
}
