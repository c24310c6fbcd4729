import type { Thing } from './json-ld.ts';
import { type SitePage, sitePages, socialPicturePath, trail } from './pages.ts';
import { postalAddress } from './postal-address.ts';
import { companyName, type SiteContent } from './site-content.ts';
import { telephoneNumber } from './telephone-number.ts';

/** What makes a full address of a path on the site. */
type Absolute = (path: string) => string;

const pageTypes: Readonly<Record<string, string>> = {
  '/about-us': 'AboutPage',
  '/contact': 'ContactPage',
  '/faq': 'FAQPage',
  '/services': 'CollectionPage',
  '/products': 'CollectionPage',
  '/projects': 'CollectionPage',
  '/readyProducts': 'CollectionPage',
};

/**
 * What the page is about, in schema.org's vocabulary and from the typed content alone: no rating, no
 * price and no date that nobody wrote down. Pages that search engines may not list say nothing.
 */
export function structuredData(content: SiteContent, page: SitePage): Thing[] {
  if (!page.listed) return [];
  const absolute: Absolute = (path) => new URL(path, content.company.url).href;
  const subject = subjectOf(content, page, absolute);
  return [
    webPage(content, page, absolute, subject),
    ...(page.parent === undefined ? [] : [breadcrumbs(content, page, absolute)]),
    ...subject.things,
  ];
}

/** What a page is about: things that stand beside it, and properties of the page itself. */
type Subject = { things: Thing[]; properties: Thing };

function subjectOf(content: SiteContent, page: SitePage, absolute: Absolute): Subject {
  const nothing: Subject = { things: [], properties: {} };
  const main = (thing: Thing): Subject => ({
    things: [thing],
    properties: { mainEntity: { '@id': thing['@id'] ?? '' } },
  });
  if (page.kind === 'service') {
    const service = content.services.find(({ id }) => page.path.endsWith(`/${id}`));
    return service ? main(serviceThing(content, page, service, absolute)) : nothing;
  }
  if (page.kind === 'product') {
    const product = content.products.find(({ id }) => page.path.endsWith(`/${id}`));
    return product ? main(softwareThing(content, page, product, absolute)) : nothing;
  }
  switch (page.path) {
    case '/':
      return {
        things: [webSite(content, absolute), organization(content, absolute)],
        properties: { about: { '@id': organizationId(absolute) } },
      };
    case '/about-us':
      return main({
        ...organization(content, absolute),
        employee: content.team.map((member) => person(content, member, absolute)),
      });
    case '/contact':
      return {
        things: content.offices.map((office) => localBusiness(content, office, absolute)),
        properties: { about: { '@id': organizationId(absolute) } },
      };
    case '/career':
      return {
        ...nothing,
        things: content.openings.map((one) => jobPosting(content, one, absolute)),
      };
    case '/faq':
      return { ...nothing, properties: { mainEntity: questions(content) } };
    case '/services':
    case '/products':
    case '/readyProducts':
      return { ...nothing, properties: { mainEntity: listOfPages(content, page, absolute) } };
    default:
      return nothing;
  }
}

const organizationId = (absolute: Absolute) => absolute('/#organization');
const webSiteId = (absolute: Absolute) => absolute('/#website');

/** The organization where it is not the subject: enough to know which one is meant. */
const publisher = (content: SiteContent, absolute: Absolute): Thing => ({
  '@type': 'Organization',
  '@id': organizationId(absolute),
  name: companyName(content),
  url: absolute('/'),
});

function webPage(
  content: SiteContent,
  page: SitePage,
  absolute: Absolute,
  { properties }: Subject,
): Thing {
  const fallback = page.kind === 'gallery' ? 'CollectionPage' : 'WebPage';
  return {
    '@type': pageTypes[page.path] ?? fallback,
    '@id': absolute(`${page.path}#page`),
    url: absolute(page.path),
    name: page.title,
    description: page.description,
    inLanguage: 'en',
    image: absolute(socialPicturePath(page.path)),
    isPartOf: { '@id': webSiteId(absolute) },
    ...(page.path !== '/' && { publisher: publisher(content, absolute) }),
    ...(page.parent !== undefined && { breadcrumb: { '@id': absolute(`${page.path}#trail`) } }),
    ...properties,
  };
}

const breadcrumbs = (content: SiteContent, page: SitePage, absolute: Absolute): Thing => ({
  '@type': 'BreadcrumbList',
  '@id': absolute(`${page.path}#trail`),
  itemListElement: trail(sitePages(content), page).map(({ path, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: path === '/' ? content.company.brand : title,
    item: absolute(path),
  })),
});

const webSite = (content: SiteContent, absolute: Absolute): Thing => ({
  '@type': 'WebSite',
  '@id': webSiteId(absolute),
  url: absolute('/'),
  name: companyName(content),
  alternateName: content.company.brand,
  inLanguage: 'en',
  publisher: { '@id': organizationId(absolute) },
});

function organization(content: SiteContent, absolute: Absolute): Thing {
  const { company } = content;
  const profiles = company.social.filter(({ network }) => network !== 'whatsapp');
  return {
    ...publisher(content, absolute),
    alternateName: company.brand,
    slogan: company.tagline,
    logo: absolute('/icon-512.png'),
    email: company.email,
    telephone: company.phones.map(telephoneNumber),
    sameAs: profiles.map(({ url }) => url),
    address: company.addresses.map(({ lines }) => postalAddress(lines, company.country)),
  };
}

function localBusiness(
  content: SiteContent,
  office: SiteContent['offices'][number],
  absolute: Absolute,
): Thing {
  const { latitude, longitude } = office.location;
  return {
    '@type': 'LocalBusiness',
    '@id': absolute(`/contact#${office.id}`),
    name: `${content.company.brand} ${office.name}`,
    url: absolute('/contact'),
    image: pictureOf(content, `offices/${office.id}`, absolute),
    telephone: telephoneNumber(office.phone),
    email: content.company.email,
    address: postalAddress(office.address, content.company.country),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    hasMap: office.map,
    parentOrganization: publisher(content, absolute),
  };
}

const serviceThing = (
  content: SiteContent,
  page: SitePage,
  service: SiteContent['services'][number],
  absolute: Absolute,
): Thing => ({
  '@type': 'Service',
  '@id': absolute(`${page.path}#service`),
  name: service.title,
  serviceType: service.title,
  description: service.lead,
  url: absolute(page.path),
  provider: publisher(content, absolute),
});

const softwareThing = (
  content: SiteContent,
  page: SitePage,
  product: SiteContent['products'][number],
  absolute: Absolute,
): Thing => ({
  '@type': 'SoftwareApplication',
  '@id': absolute(`${page.path}#software`),
  name: product.title,
  ...(product.shortTitle !== product.title && { alternateName: product.shortTitle }),
  description: product.description,
  url: absolute(page.path),
  applicationCategory: 'BusinessApplication',
  featureList: product.features.map(({ title }) => title),
  screenshot: pictureOf(content, `products/${product.id}`, absolute),
  publisher: publisher(content, absolute),
});

const person = (
  content: SiteContent,
  member: SiteContent['team'][number],
  absolute: Absolute,
): Thing => ({
  '@type': 'Person',
  '@id': absolute(`/about-us#${member.id}`),
  name: member.name,
  jobTitle: member.position,
  image: pictureOf(content, `team/${member.id}`, absolute),
  ...(member.stack.length > 0 && { knowsAbout: member.stack }),
  ...(member.linkedIn && { sameAs: member.linkedIn }),
  worksFor: { '@id': organizationId(absolute) },
});

const jobPosting = (
  content: SiteContent,
  opening: SiteContent['openings'][number],
  absolute: Absolute,
): Thing => ({
  '@type': 'JobPosting',
  '@id': absolute(`/career#${opening.id}`),
  title: opening.title,
  description: [opening.description, ...opening.requirements].join('\n'),
  datePosted: opening.posted,
  validThrough: opening.closes,
  employmentType: opening.employment,
  hiringOrganization: publisher(content, absolute),
  jobLocation: {
    '@type': 'Place',
    name: opening.place,
    address: postalAddress(opening.place, content.company.country),
  },
  url: absolute('/career'),
});

const questions = ({ pages }: SiteContent): Thing[] =>
  pages.faq.groups
    .flatMap((group) => group.questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }));

function listOfPages(content: SiteContent, page: SitePage, absolute: Absolute): Thing {
  const below = sitePages(content).filter(({ parent }) => parent === page.path);
  return {
    '@type': 'ItemList',
    numberOfItems: below.length,
    itemListElement: below.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absolute(path),
    })),
  };
}

function pictureOf(content: SiteContent, entry: string, absolute: Absolute): string | undefined {
  const address = content.pictures[entry];
  return address && absolute(address);
}
