import type {
  BreadcrumbList,
  ItemList,
  JobPosting,
  LocalBusiness,
  Organization,
  Person,
  Question,
  Service,
  SoftwareApplication,
  WebPage,
  WebSite,
} from 'schema-dts';
import { telephoneNumber } from '../content/telephone.ts';
import { href, type PageName, type Route } from '../routes/routes.ts';
import { type SitePage, sitePages, socialPicturePath, trail } from '../routes/site-pages.ts';
import type { Thing } from './json-ld.ts';
import { postalAddress } from './postal-address.ts';
import { companyName, type SiteContent } from './site-content.ts';

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

/** What a page is about: things that stand beside it, and properties of the page itself. */
type Subject = {
  things?: readonly Thing[];
  about?: { '@id': string };
  mainEntity?: { '@id': string } | ItemList | readonly Question[];
};

/**
 * What the page is about, in schema.org's vocabulary and from the typed content alone: no rating, no
 * price and no date that nobody wrote down. Pages that search engines may not list say nothing.
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
      return { things: [webSite(content), organization(content)], about: company };
    case 'about': {
      const employee = content.team.map((member) => person(content, member));
      return { things: [{ ...organization(content), employee }], mainEntity: company };
    }
    case 'contact':
      return { things: content.offices.map((one) => localBusiness(content, one)), about: company };
    case 'career':
      return { things: content.openings.map((one) => jobPosting(content, one)) };
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
  return {};
}

/** A full address of a path on the site. */
const absolute = ({ company }: SiteContent, path: string) => new URL(path, company.url).href;
const addressOf = (content: SiteContent, route: Route, fragment = '') =>
  absolute(content, `${href(route, content.language)}${fragment}`);

/** The company is one thing, whichever language speaks of it. */
const organizationId = (content: SiteContent) => absolute(content, '/#organization');
const webSiteId = (content: SiteContent) => absolute(content, '/#website');

/** The organization where it is not the subject: enough to know which one is meant. */
const publisher = (content: SiteContent) =>
  ({
    '@type': 'Organization',
    '@id': organizationId(content),
    name: companyName(content),
    url: addressOf(content, 'home'),
  }) as const satisfies Organization;

const webPage = (content: SiteContent, page: SitePage, subject: Omit<Subject, 'things'>) =>
  ({
    '@type': (typeof page.route === 'string' && pageTypes[page.route]) || typeOfFamily(page),
    '@id': absolute(content, `${page.path}#page`),
    url: absolute(content, page.path),
    name: page.title,
    description: page.description,
    inLanguage: content.language,
    image: absolute(content, socialPicturePath(page)),
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

const webSite = (content: SiteContent) =>
  ({
    '@type': 'WebSite',
    '@id': webSiteId(content),
    url: addressOf(content, 'home'),
    name: companyName(content),
    alternateName: content.company.brand,
    inLanguage: content.language,
    publisher: { '@id': organizationId(content) },
  }) satisfies WebSite;

function organization(content: SiteContent) {
  const { company } = content;
  const profiles = company.social.filter(({ network }) => network !== 'whatsapp');
  return {
    ...publisher(content),
    alternateName: company.brand,
    slogan: company.tagline,
    logo: absolute(content, '/icon-512.png'),
    email: company.email,
    telephone: company.phones.map(telephoneNumber),
    sameAs: profiles.map(({ url }) => url),
    address: company.addresses.map((lines) => postalAddress(lines, company.country)),
  } satisfies Organization;
}

function localBusiness(content: SiteContent, office: SiteContent['offices'][number]) {
  const { latitude, longitude } = office.location;
  return {
    '@type': 'LocalBusiness',
    '@id': addressOf(content, 'contact', `#${office.id}`),
    name: `${content.company.brand} ${office.name}`,
    url: addressOf(content, 'contact'),
    ...pictureOf(content, 'image', `offices/${office.id}`),
    telephone: telephoneNumber(office.phone),
    email: content.company.email,
    address: postalAddress(office.address, content.company.country),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    hasMap: office.map,
    parentOrganization: publisher(content),
  } satisfies LocalBusiness;
}

const serviceThing = (
  content: SiteContent,
  page: SitePage,
  service: SiteContent['services'][number],
  id: string,
) =>
  ({
    '@type': 'Service',
    '@id': id,
    name: service.title,
    serviceType: service.title,
    description: service.lead,
    url: absolute(content, page.path),
    provider: publisher(content),
  }) satisfies Service;

const softwareThing = (
  content: SiteContent,
  page: SitePage,
  product: SiteContent['products'][number],
  id: string,
) =>
  ({
    '@type': 'SoftwareApplication',
    '@id': id,
    name: product.title,
    ...(product.shortTitle !== product.title && { alternateName: product.shortTitle }),
    description: product.description,
    url: absolute(content, page.path),
    applicationCategory: 'BusinessApplication',
    featureList: product.features.map(({ title }) => title),
    ...pictureOf(content, 'screenshot', `products/${product.id}`),
    publisher: publisher(content),
  }) satisfies SoftwareApplication;

const person = (content: SiteContent, member: SiteContent['team'][number]) =>
  ({
    '@type': 'Person',
    '@id': addressOf(content, 'about', `#${member.id}`),
    name: member.name,
    jobTitle: member.position,
    ...pictureOf(content, 'image', `team/${member.id}`),
    ...(member.stack.length > 0 && {
      knowsAbout: member.stack.map((id) => content.technologies.get(id) ?? id),
    }),
    ...(member.linkedIn && { sameAs: member.linkedIn }),
    worksFor: { '@id': organizationId(content) },
  }) satisfies Person;

const jobPosting = (content: SiteContent, opening: SiteContent['openings'][number]) =>
  ({
    '@type': 'JobPosting',
    '@id': addressOf(content, 'career', `#${opening.id}`),
    title: opening.title,
    description: [opening.description, ...opening.requirements].join('\n'),
    datePosted: opening.posted,
    validThrough: opening.closes,
    employmentType: opening.employment,
    hiringOrganization: publisher(content),
    jobLocation: {
      '@type': 'Place',
      name: opening.place,
      address: postalAddress(opening.place, content.company.country),
    },
    url: addressOf(content, 'career'),
  }) satisfies JobPosting;

const questions = ({ pages }: SiteContent) =>
  pages.faq.groups
    .flatMap((group) => group.questions)
    .map(
      ({ question, answer }) =>
        ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        }) satisfies Question,
    );

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

/** The picture of an entry under the name of a property; nothing where it has none. */
function pictureOf<Name extends string>(content: SiteContent, name: Name, entry: string) {
  const address = content.pictures[entry];
  return (address ? { [name]: absolute(content, address) } : {}) as Partial<Record<Name, string>>;
}
