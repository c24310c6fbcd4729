import { hidesSlash, readAddress, spellingKey } from './address.ts';
import { contentTypeOf } from './content-type.ts';
import { withYear } from './current-year.ts';
import { type HeaderRules, headersFor } from './header-rules.ts';
import { createNotFoundPage, type NotFoundPage } from './not-found-page.ts';
import { isUnlisted, pageTitle } from './page-title.ts';
import { compressNow, createResource, type Description, type Resource } from './resource.ts';
import type { SiteFile } from './site-files.ts';
import { createSuggest, type PageLink } from './suggestions.ts';

/** What a request target leads to. */
export type Finding =
  | { readonly kind: 'resource'; readonly resource: Resource }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'missing'; readonly resource: Resource | undefined }
  | { readonly kind: 'malformed' };

/** The whole site as it is sent during one year. */
export interface Edition {
  /** Pages and files by their exact address. */
  readonly resources: ReadonlyMap<string, Resource>;
  /** The HTML of the pages by their address; kept as bytes, which take half the memory. */
  readonly html: ReadonlyMap<string, Buffer>;
  /** Looks a request target up that is not the exact address of a resource. */
  find(target: string): Finding;
}

const notFoundPath = '/404';

/** Prepares the whole site: afterwards an answer is a look-up. */
export function createEdition(
  files: readonly SiteFile[],
  rules: HeaderRules,
  year: number,
): Edition {
  const resources = new Map<string, Resource>();
  const html = new Map<string, Buffer>();
  const spellings = new Map<string, string>();
  const links: PageLink[] = [];
  let notFoundFile: SiteFile | undefined;

  for (const file of files) {
    const path = addressOf(file);
    const dated = isPage(file) ? withCurrentYear(file, year) : file;
    if (path === notFoundPath) {
      notFoundFile = dated;
      continue;
    }
    resources.set(path, createResource(dated, describe(file, path, rules)));
    if (!isPage(file)) continue;
    const text = dated.body.toString();
    html.set(path, dated.body);
    spellings.set(spellingKey(path), path);
    const title = pageTitle(text);
    if (title && !isUnlisted(text)) links.push({ path, title });
  }

  const notFound = notFoundFile && prepareNotFound(notFoundFile, rules, links);
  return { resources, html, find: (target) => find(target, resources, spellings, notFound) };
}

function prepareNotFound(file: SiteFile, rules: HeaderRules, links: PageLink[]): NotFoundPage {
  const description = { ...describe(file, notFoundPath, rules), status: 404 };
  return createNotFoundPage(file, description, createSuggest(links));
}

function find(
  target: string,
  resources: ReadonlyMap<string, Resource>,
  spellings: ReadonlyMap<string, string>,
  notFound: NotFoundPage | undefined,
): Finding {
  const address = readAddress(target);
  if (!address) return { kind: 'malformed' };
  const { path, rawPath, query } = address;
  if (!hidesSlash(address)) {
    const exact = resources.get(path);
    // The one spelling of a name such as "é" is the encoded one.
    if (exact && (rawPath === path || rawPath === encodeURI(path))) {
      return { kind: 'resource', resource: exact };
    }
    const page = exact ? path : spellings.get(spellingKey(path));
    if (page) return { kind: 'redirect', location: encodeURI(page) + query };
  }
  return { kind: 'missing', resource: notFound?.(path) };
}

function isPage({ path }: SiteFile): boolean {
  return path.endsWith('.html');
}

/** `/services.html` is shown at `/services`; a file that is no page keeps its name. */
function addressOf(file: SiteFile): string {
  if (!isPage(file)) return file.path;
  const path = file.path.slice(0, -'.html'.length);
  return path.endsWith('/index') ? path.slice(0, -'/index'.length) || '/' : path;
}

function withCurrentYear(file: SiteFile, year: number): SiteFile {
  const built = file.body.toString();
  const dated = withYear(built, year);
  return dated === built ? file : { path: file.path, ...compressNow(Buffer.from(dated)) };
}

function describe(file: SiteFile, path: string, rules: HeaderRules): Description {
  return {
    status: 200,
    contentType: contentTypeOf(file.path),
    cacheControl: cacheControlOf(file),
    common: headersFor(rules, path),
  };
}

/** Files below /_astro/ carry a hash of their content in their name, so they never change. */
function cacheControlOf(file: SiteFile): string {
  if (file.path.startsWith('/_astro/')) return 'public, max-age=31536000, immutable';
  return isPage(file) ? 'no-cache' : 'public, max-age=3600';
}
