import { escapeHtml } from '../escape-html.ts';
import { compressNow, createResource, type Resource } from './resource.ts';
import type { SiteFile } from './site-files.ts';
import type { PageLink, Suggest } from './suggestions.ts';

/** Different sets of suggestions are few; the bound is for those who try them all. */
const mostRemembered = 64;

const listElement = /<ul\b[^>]*\sdata-suggestions(?=[\s=>])[^>]*>/;
const blockElement = /<\w+\b[^>]*\sdata-suggestions-block(?=[\s=>])[^>]*>/;
const hidden = /\shidden(="[^"]*")?(?=[\s>])/;

/** Gives the "not found" page for an address, with the nearest pages in its list. */
export type NotFoundPage = (path: string) => Resource;

/** Prepares a "not found" page of the site (404.html). @param folder of its host that the site stands in */
export function createNotFoundPage(
  file: SiteFile,
  headers: Readonly<Record<string, string>>,
  suggest: Suggest,
  folder: string,
): NotFoundPage {
  const plain = createResource(file, 404, headers);
  const html = file.body.toString();
  if (!listElement.test(html)) return () => plain;
  const remembered = new Map<string, Resource>();
  return (path) => {
    const links = suggest(path);
    if (links.length === 0) return plain;
    const key = links.map((link) => link.path).join(' ');
    const known = remembered.get(key);
    if (known) return known;
    const filled = compressNow(Buffer.from(withSuggestions(html, links, folder)));
    const resource = createResource({ path: file.path, ...filled }, 404, headers);
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(key, resource);
    return resource;
  };
}

/** Fills the page's empty list and shows the block around it. */
function withSuggestions(html: string, links: readonly PageLink[], folder: string): string {
  const items = links.map(
    ({ path, title }) =>
      `<li><a href="${escapeHtml(folder + encodeURI(path))}">${escapeHtml(title)}</a></li>`,
  );
  return html
    .replace(blockElement, (element) => element.replace(hidden, ''))
    .replace(listElement, (element) => element.replace(hidden, '') + items.join(''));
}
