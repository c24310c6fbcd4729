import { type Language, pathIn } from '@nokshi/forms/languages.ts';
import type { EmblemName } from '../content/emblems.ts';
import { lowestPriceOf, planFor } from '../content/price-texts.ts';
import { plain } from '../content/text.ts';
import {
  type Family,
  families,
  href,
  type PageName,
  pageRoutes,
  pathOf,
  type Route,
} from '../routes/routes.ts';
import type { SiteContent } from './site-content.ts';

/** One page of the site in one language, as links, search engines and link previews see it. */
export type SitePage = {
  route: Route;
  /** Its address in its language. */
  path: string;
  kind: 'page' | Family;
  language: Language;
  /** The title for browsers, search engines and link previews: its name, or what people search for. */
  searchTitle: string;
  /** The name of the page, without the company's. */
  title: string;
  description: string;
  /** One line under the title of its picture and in lists. */
  line: string;
  /** The thread of its emblem; nothing where it is neither a product nor a service. */
  emblem: EmblemName | undefined;
  /** The lowest price of what it is about, as a sentence; nothing where there is none. */
  price: string | undefined;
  /** The Bangla word that stands large behind it. */
  ornament: string | undefined;
  /** The page above it; nothing for the home page. */
  parent: PageName | undefined;
  /** Whether search engines may list it. */
  listed: boolean;
};

/** Each page asks for all of them, so they are listed once for the same content. */
const remembered = new WeakMap<SiteContent, readonly SitePage[]>();

/** Every page of the site in the language of the content: first those that exist once, then the families. */
export function sitePages(content: SiteContent): readonly SitePage[] {
  const pages = remembered.get(content) ?? [
    ...(Object.keys(pageRoutes) as PageName[])
      .filter((name) => !content.pagesOff.includes(name))
      .map((name) => singlePage(content, name)),
    ...(Object.keys(families) as Family[]).flatMap((family) => familyPages(content, family)),
  ];
  remembered.set(content, pages);
  return pages;
}

function singlePage({ language, isPreview, pages }: SiteContent, name: PageName): SitePage {
  const { parent, listed } = pageRoutes[name];
  const page = pages[name];
  const { title, description } = page.meta;
  const [line = description] = description.split(/(?<=[.?!।]) /);
  return {
    route: name,
    path: href(name, language),
    kind: 'page',
    language,
    searchTitle: title,
    title,
    description,
    line,
    emblem: undefined,
    price: undefined,
    ornament: 'ornament' in page ? page.ornament : undefined,
    parent,
    listed: listed && !isPreview,
  };
}

function familyPages(content: SiteContent, family: Family): SitePage[] {
  const { language, isPreview, labels, prices } = content;
  const { parent, collection } = families[family];
  return content[collection].map((entry) => {
    const route = { [family]: entry.id } as Route;
    const plan = planFor(prices, collection, entry.id);
    return {
      route,
      path: href(route, language),
      kind: family,
      language,
      searchTitle: entry.metaTitle ?? entry.title,
      title: entry.title,
      description: entry.metaDescription,
      line: 'headline' in entry ? entry.headline : entry.summary,
      emblem: 'emblem' in entry ? entry.emblem : undefined,
      price: plan && plain(lowestPriceOf(prices, plan, labels, language).price),
      ornament: entry.ornament,
      parent,
      listed: !isPreview,
    };
  });
}

/** The pages above a page from the home page down to itself. */
export function trail(pages: readonly SitePage[], page: SitePage): SitePage[] {
  const above = pages.find(({ route }) => route === page.parent);
  return above ? [...trail(pages, above), page] : [page];
}

/** The picture that a link preview shows of a page, from the root of the site. */
export function socialPicturePath({
  route,
  language,
}: Pick<SitePage, 'route' | 'language'>): string {
  const path = pathIn(language, pathOf(route));
  return `/social${path === '/' ? '/home' : path}.png`;
}

/** The file of the word that stands behind a page, from the root of the site: the same in every language. */
export const ornamentPath = (route: Route) =>
  `/ornaments${route === 'home' ? '/home' : pathOf(route)}.svg`;

/** The page of a route. Throws when it has none, which no route of a built page can. */
export function pageAt(content: SiteContent, route: Route): SitePage {
  const path = href(route, content.language);
  const page = sitePages(content).find((candidate) => candidate.path === path);
  if (!page) throw new Error(`there is no page at ${path}`);
  return page;
}
