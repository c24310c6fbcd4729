import { pageFiles } from '../content/schemas/index.ts';
import type { PageName, SiteContent } from './site-content.ts';

/** One page of the site, as search engines, link previews and the sitemap see it. */
export type SitePage = {
  path: string;
  kind: 'page' | 'service' | 'product' | 'gallery';
  /** The name of the page, without the company's. */
  title: string;
  description: string;
  /** One line under the title of its picture and in lists. */
  line: string;
  /** The path of the page above it; nothing for the home page. */
  parent: string | undefined;
  /** Whether search engines may list it. */
  listed: boolean;
  /** The files and folders of content/ that the page shows, for the date of its last change. */
  sources: readonly string[];
};

type FixedPage = { name: PageName; folders?: readonly string[]; listed?: false };

/** Every page with a path of its own. A page file that is missing here fails a test. */
const fixedPages: Readonly<Record<string, FixedPage>> = {
  '/': {
    name: 'home',
    folders: ['slides', 'services', 'products', 'projects', 'clients', 'testimonials'],
  },
  '/about-us': { name: 'about', folders: ['team', 'technology'] },
  '/services': { name: 'servicesPage', folders: ['services', 'process'] },
  '/products': { name: 'productsPage', folders: ['products', 'galleries'] },
  '/projects': { name: 'projectsPage', folders: ['projects'] },
  '/readyProducts': { name: 'readyProducts', folders: ['galleries'] },
  '/contact': { name: 'contact', folders: ['offices', 'company', 'forms'] },
  '/career': { name: 'career', folders: ['openings'] },
  '/book-a-demo': { name: 'bookADemo', folders: ['forms'] },
  '/faq': { name: 'faq' },
  '/privacy-policy': { name: 'privacyPolicy' },
  '/accessibility': { name: 'accessibility' },
  '/search': { name: 'searchPage', listed: false },
  '/thank-you': { name: 'thankYou', listed: false },
  '/404': { name: 'notFound', listed: false },
};

/** Each page asks for all of them, so they are listed once for the same content. */
const remembered = new WeakMap<SiteContent, readonly SitePage[]>();

/** Every page of the site: first those with a path of their own, then services, products, galleries. */
export function sitePages(content: SiteContent): readonly SitePage[] {
  const pages = remembered.get(content) ?? listPages(content);
  remembered.set(content, pages);
  return pages;
}

function listPages(content: SiteContent): SitePage[] {
  const fixed = Object.entries(fixedPages).map(([path, { name, folders = [], listed = true }]) => {
    const { title, description } = content.pages[name].meta;
    const sources = [`pages/${pageFiles[name]}`, ...folders];
    const parent = path === '/' ? undefined : '/';
    const [line = description] = description.split(/(?<=[.?!]) /);
    return { path, kind: 'page' as const, title, description, line, parent, listed, sources };
  });
  return [
    ...fixed,
    ...content.services.map((service) =>
      entryPage('service', '/services', 'services', service, service.summary),
    ),
    ...content.products.map((product) =>
      entryPage('product', '/products', 'products', product, product.headline),
    ),
    ...content.galleries.map((gallery) => ({
      ...entryPage('gallery', '/ready-products', 'galleries', gallery, gallery.summary),
      parent: '/readyProducts',
    })),
  ];
}

function entryPage(
  kind: SitePage['kind'],
  parent: string,
  folder: string,
  entry: { id: string; title: string; metaDescription: string },
  line: string,
): SitePage {
  return {
    path: `${parent}/${entry.id}`,
    kind,
    title: entry.title,
    description: entry.metaDescription,
    line,
    parent,
    listed: true,
    sources: [`${folder}/${entry.id}`],
  };
}

/** The pages above a page from the home page down to itself. */
export function trail(pages: readonly SitePage[], page: SitePage): SitePage[] {
  const above = pages.find(({ path }) => path === page.parent);
  return above ? [...trail(pages, above), page] : [page];
}

/** The picture that a link preview shows of a page. */
export const socialPicturePath = (path: string) => `/social${path === '/' ? '/home' : path}.png`;
