import { onHost } from '@nokshi/forms/on-host.ts';
import type { BreadcrumbList, ItemList, Question, WebPage } from 'schema-dts';
import type { PageName, Route } from '../routes/routes.ts';
import type { Thing } from './json-ld.ts';
import {
  absolute,
  addressesOf,
  galleryThing,
  isReal,
  jobPosting,
  localBusiness,
  organization,
  organizationId,
  person,
  publisher,
  questions,
  serviceThing,
  softwareThing,
  webSite,
  webSiteId,
} from './schema-org.ts';
import type { SiteContent } from './site-content.ts';
import { type SitePage, sitePages, socialPicturePath, trail } from './site-pages.ts';

type WebPageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'FAQPage' | 'CollectionPage';

/** Pages that are more than a page, to search engines. */
const pageTypes: Partial<Record<PageName, WebPageType>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  faq: 'FAQPage',
  services: 'CollectionPage',
  products: 'CollectionPage',
  projects: 'CollectionPage',
  'ready-products': 'CollectionPage',
};

/** The subject of a page: things that stand beside it, and properties of the page itself. */
type Subject = {
  things?: readonly Thing[];
  about?: { '@id': string };
  mainEntity?: { '@id': string } | ItemList | readonly Question[];
};

/**
 * Describes a page in schema.org's vocabulary and from the typed content alone: no rating, no
 * price, no availability and no date that nobody wrote down, and no person, price or position that is
 * still an example. Pages that search engines may not list say nothing.
 */
export function structuredData(content: SiteContent, page: SitePage): Thing[] {
  if (!page.listed) return [];
  const { things = [], ...properties } = subjectOf(content, page);
  return [
    webPage(content, page, properties),
    ...(page.parent === undefined ? [] : [breadcrumbs(content, page)]),
    ...things,
  ];
}

function subjectOf(content: SiteContent, page: SitePage): Subject {
  const { route } = page;
  const company = { '@id': organizationId(content) };
  if (typeof route !== 'string') return subjectOfEntry(content, page, route);
  switch (route) {
    case 'home':
      return { things: [webSite(content)], about: company };
    case 'about': {
      const employee = content.team
        .filter((member) => isReal(content, member))
        .map((member) => person(content, member));
      const people = employee.length > 0 ? { employee } : {};
      const address = addressesOf(content);
      return { things: [{ ...organization(content), address, ...people }], mainEntity: company };
    }
    case 'contact':
      return { things: content.offices.map((one) => localBusiness(content, one)), about: company };
    case 'career':
      return {
        things: content.openings
          .filter((one) => isReal(content, one))
          .map((one) => jobPosting(content, one)),
      };
    case 'faq':
      return { mainEntity: questions(content) };
    case 'services':
    case 'products':
    case 'ready-products':
      return { mainEntity: listOfPages(content, route) };
    default:
      return {};
  }
}

function subjectOfEntry(
  content: SiteContent,
  page: SitePage,
  route: Exclude<Route, PageName>,
): Subject {
  const main = (thing: Thing, id: string): Subject => ({
    things: [thing],
    mainEntity: { '@id': id },
  });
  if ('service' in route) {
    const service = content.services.find(({ id }) => id === route.service);
    const id = absolute(content, `${page.path}#service`);
    return service ? main(serviceThing(content, page, service, id), id) : {};
  }
  if ('product' in route) {
    const product = content.products.find(({ id }) => id === route.product);
    const id = absolute(content, `${page.path}#software`);
    return product ? main(softwareThing(content, page, product, id), id) : {};
  }
  const gallery = content.galleries.find(({ id }) => id === route.gallery);
  const id = absolute(content, `${page.path}#gallery`);
  return gallery ? main(galleryThing(content, page, gallery, id), id) : {};
}

const webPage = (content: SiteContent, page: SitePage, subject: Omit<Subject, 'things'>) =>
  ({
    '@type': (typeof page.route === 'string' && pageTypes[page.route]) || typeOfFamily(page),
    '@id': absolute(content, `${page.path}#page`),
    url: absolute(content, page.path),
    name: page.title,
    description: page.description,
    inLanguage: content.language,
    image: absolute(content, onHost(socialPicturePath(page))),
    isPartOf: { '@id': webSiteId(content) },
    ...(page.route !== 'home' && { publisher: publisher(content) }),
    ...(page.parent && { breadcrumb: { '@id': absolute(content, `${page.path}#trail`) } }),
    ...subject,
  }) satisfies WebPage;

const typeOfFamily = ({ kind }: SitePage): WebPageType =>
  kind === 'gallery' ? 'CollectionPage' : 'WebPage';

const breadcrumbs = (content: SiteContent, page: SitePage) =>
  ({
    '@type': 'BreadcrumbList',
    '@id': absolute(content, `${page.path}#trail`),
    itemListElement: trail(sitePages(content), page).map(({ route, path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: route === 'home' ? content.company.brand : title,
      item: absolute(content, path),
    })),
  }) satisfies BreadcrumbList;

function listOfPages(content: SiteContent, parent: PageName) {
  const below = sitePages(content).filter((page) => page.parent === parent);
  return {
    '@type': 'ItemList',
    numberOfItems: below.length,
    itemListElement: below.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absolute(content, path),
    })),
  } satisfies ItemList;
}
