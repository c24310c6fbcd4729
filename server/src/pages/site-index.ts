import { defaultLanguage } from '@nokshi/forms/languages.ts';
import { hidesSlash, readAddress, spellingKey, withoutTail } from './address.ts';
import { type HeaderRules, headersFor, type PageList } from './instructions.ts';
import { createNotFoundPage, type NotFoundPage } from './not-found-page.ts';
import { createResource, type Resource } from './resource.ts';
import { addressOf, isPage, type SiteFile } from './site-files.ts';
import { createSuggest } from './suggestions.ts';

/** The resource of a request target. */
type Finding =
  | { readonly kind: 'resource'; readonly resource: Resource }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'missing'; readonly resource: Resource | undefined }
  | { readonly kind: 'malformed' };

/** Everything that the built site can answer, by address. */
export interface SiteIndex {
  /** Pages and files by their exact address. */
  readonly resources: ReadonlyMap<string, Resource>;
  /** The HTML of the pages by their address; kept as bytes, which take half the memory. */
  readonly html: ReadonlyMap<string, Buffer>;
  /** Pages and files that exist only while the application says so. */
  readonly guarded: ReadonlyMap<string, Resource>;
  /** Looks a request target up that is not the exact address of a resource. */
  find(target: string): Finding;
  /** Prepares every answer about a file: afterwards one is a look-up. */
  add(file: SiteFile): void;
}

/** The one page of the desk, whose addresses go on behind it, and what stands below it. */
const isGuarded = (path: string): boolean => path === '/desk' || path.startsWith('/desk/');

/**
 * An index to which the files of a site are added.
 * @param languageOf the language in which an address that leads nowhere is answered
 */
export function createSiteIndex(
  rules: HeaderRules,
  list: PageList,
  languageOf: (path: string) => string,
): SiteIndex {
  const resources = new Map<string, Resource>();
  const html = new Map<string, Buffer>();
  const guarded = new Map<string, Resource>();
  const spellings = new Map<string, string>();
  const notFoundPages = new Map<string, NotFoundPage>();
  const languageNotFoundAt = new Map(
    Object.entries(list.notFound).map(([language, path]) => [path, language]),
  );

  function add(file: SiteFile): void {
    const path = addressOf(file);
    const headers = headersFor(rules, path);
    const language = languageNotFoundAt.get(path);
    if (language !== undefined) {
      const suggest = createSuggest(pagesToSuggest(list, language));
      notFoundPages.set(language, createNotFoundPage(file, headers, suggest, list.folder));
      return;
    }
    if (isGuarded(path)) {
      const unkept = {
        ...headers,
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex, nofollow',
      };
      guarded.set(path, createResource(file, 200, unkept));
      return;
    }
    resources.set(path, createResource(file, 200, headers));
    if (!isPage(file)) return;
    html.set(path, file.body);
    spellings.set(spellingKey(path), path);
  }

  const pageNear = (path: string): string | undefined =>
    resources.has(path) ? path : spellings.get(spellingKey(path));

  function find(target: string): Finding {
    const address = readAddress(target);
    if (!address) return { kind: 'malformed' };
    const { path, rawPath, query } = address;
    if (!hidesSlash(address)) {
      const exact = resources.get(path);
      // The one spelling of a name such as "é" is the encoded one.
      if (exact && (rawPath === path || rawPath === encodeURI(path))) {
        return { kind: 'resource', resource: exact };
      }
      const page = exact ? path : [path, ...withoutTail(path)].map(pageNear).find(Boolean);
      if (page) return { kind: 'redirect', location: encodeURI(page) + query };
    }
    const notFound = notFoundPages.get(languageOf(path)) ?? notFoundPages.get(defaultLanguage);
    return { kind: 'missing', resource: notFound?.(path) };
  }

  return { resources, html, guarded, find, add };
}

function pagesToSuggest({ pages }: PageList, language: string): PageList['pages'] {
  return pages.filter((page) => page.listed && page.language === language);
}
