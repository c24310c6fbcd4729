import { type Language, pathIn } from '@nokshi/forms/languages.ts';
import { onHost } from '@nokshi/forms/on-host.ts';

/** A page of its own: its words and its title stand in the folder of its name in content/pages. */
type PageRoute = {
  path: string;
  /** The page above it, in breadcrumbs; nothing for the home page. */
  parent: 'home' | undefined;
  /** Whether search engines, the search and the suggestions for wrong addresses may name it. */
  listed: boolean;
};

const listed = (path: string): PageRoute => ({
  path,
  parent: path === '/' ? undefined : 'home',
  listed: true,
});
const unlisted = (path: string): PageRoute => ({ ...listed(path), listed: false });

/**
 * Every page that exists once, by the name of its folder in content/pages. Its file is
 * `src/pages/[...lang]` and its path. Links, navigation checks, breadcrumbs, sitemap, link previews,
 * search, suggestions and header rules read this list and the next one.
 */
export const pageRoutes = {
  home: listed('/'),
  about: listed('/about-us'),
  services: listed('/services'),
  products: listed('/products'),
  projects: listed('/projects'),
  'ready-products': listed('/readyProducts'),
  price: listed('/price'),
  contact: listed('/contact'),
  career: listed('/career'),
  'book-a-demo': listed('/book-a-demo'),
  faq: listed('/faq'),
  'privacy-policy': listed('/privacy-policy'),
  security: listed('/security'),
  terms: listed('/terms'),
  accessibility: listed('/accessibility'),
  search: unlisted('/search'),
  'sample-contract': unlisted('/sample-contract'),
  'sample-report': unlisted('/sample-report'),
  'price-offer': unlisted('/price-offer'),
  'thank-you': unlisted('/thank-you'),
  offline: unlisted('/offline'),
  'not-found': unlisted('/404'),
} satisfies Record<string, PageRoute>;

export type PageName = keyof typeof pageRoutes;

/** Pages of which there is one for each entry of a folder of content/; the entry gives the title. */
export const families = {
  service: { path: '/services', parent: 'services', collection: 'services' },
  product: { path: '/products', parent: 'products', collection: 'products' },
  gallery: { path: '/ready-products', parent: 'ready-products', collection: 'galleries' },
} as const satisfies Record<string, { path: string; parent: PageName; collection: string }>;

export type Family = keyof typeof families;

/** Papers of nobody real: no page that is `listed`, but buyers look for them, so the search finds them. */
export const samplePages = [
  'sample-contract',
  'sample-report',
] as const satisfies readonly PageName[];

/** A page: the name of one that exists once, or the family and the folder name of its entry. */
export type Route = PageName | { [Name in Family]: { [Key in Name]: string } }[Family];

/** The path of a page in the default language. */
export function pathOf(route: Route): string {
  if (typeof route === 'string') return pageRoutes[route].path;
  const [[family, id] = []] = Object.entries(route) as [Family, string][];
  if (!family) throw new Error('a route names its family');
  return `${families[family].path}/${id}`;
}

/** The address of a demo, in the language of the frame around it. */
export const demoPath = (name: string, language: Language): string =>
  onHost(pathIn(language, `/demos/${name}`));

/** The address of a page in a language: href('contact', 'en'), href({ service: 'hosting' }, 'en'). */
export const href = (route: Route, language: Language): string =>
  onHost(pathIn(language, pathOf(route)));
