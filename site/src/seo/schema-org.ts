import { onHost } from '@nokshi/forms/on-host.ts';
import type {
  JobPosting,
  LocalBusiness,
  Organization,
  Person,
  Question,
  Service,
  SoftwareApplication,
  WebSite,
} from 'schema-dts';
import { isExampleCompany } from '../content/example-company.ts';
import { telephoneNumber } from '../content/telephone.ts';
import { href, type Route } from '../routes/routes.ts';
import { offerThings } from './offer-thing.ts';
import { postalAddress } from './postal-address.ts';
import { companyName, type SiteContent } from './site-content.ts';
import type { SitePage } from './site-pages.ts';

/** Whether what an entry says is real: neither the entry is an example, nor the whole company. */
export const isReal = ({ company }: SiteContent, { sample }: { sample: boolean }) =>
  !sample && !isExampleCompany(company);

/** A full address of a path on the site. */
export const absolute = ({ company }: SiteContent, path: string) => new URL(path, company.url).href;
const addressOf = (content: SiteContent, route: Route, fragment = '') =>
  absolute(content, `${href(route, content.language)}${fragment}`);

/** The company is one thing, whichever language speaks of it. */
export const organizationId = (content: SiteContent) => absolute(content, '/#organization');
export const webSiteId = (content: SiteContent) => absolute(content, '/#website');

/** The organization where it is not the subject: enough to know which one is meant. */
export const publisher = (content: SiteContent) =>
  ({
    '@type': 'Organization',
    '@id': organizationId(content),
    name: companyName(content),
    url: addressOf(content, 'home'),
  }) as const satisfies Organization;

export const webSite = (content: SiteContent) =>
  ({
    '@type': 'WebSite',
    '@id': webSiteId(content),
    url: addressOf(content, 'home'),
    name: companyName(content),
    alternateName: content.company.brand,
    inLanguage: content.language,
    publisher: { '@id': organizationId(content) },
  }) satisfies WebSite;

export function organization(content: SiteContent) {
  const { company } = content;
  const profiles = company.social.filter(({ network }) => network !== 'whatsapp');
  return {
    ...publisher(content),
    alternateName: company.brand,
    ...(company.facts.legalName && { legalName: company.facts.legalName }),
    ...(company.facts.founded && { foundingDate: company.facts.founded }),
    slogan: company.tagline,
    logo: absolute(content, onHost('/icon-512.png')),
    email: company.email,
    telephone: company.phones.map(telephoneNumber),
    sameAs: profiles.map(({ url }) => url),
  } satisfies Organization;
}

export const addressesOf = ({ company }: SiteContent) =>
  company.addresses.map((lines) => postalAddress(lines, company.country));

export function localBusiness(content: SiteContent, office: SiteContent['offices'][number]) {
  const { latitude, longitude } = office.location;
  const image = pictureOf(content, `offices/${office.id}`);
  return {
    '@type': 'LocalBusiness',
    '@id': addressOf(content, 'contact', `#${office.id}`),
    name: `${content.company.brand} ${office.name}`,
    url: addressOf(content, 'contact'),
    ...(image && { image }),
    telephone: telephoneNumber(office.phone),
    email: content.company.email,
    address: postalAddress(office.address, content.company.country),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    hasMap: office.map,
    parentOrganization: publisher(content),
  } satisfies LocalBusiness;
}

export const serviceThing = (
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
    ...(isReal(content, content.prices) && {
      offers: offerThings(content, 'services', service.id),
    }),
  }) satisfies Service;

export const softwareThing = (
  content: SiteContent,
  page: SitePage,
  product: SiteContent['products'][number],
  id: string,
) => {
  const screenshot = pictureOf(content, `products/${product.id}`);
  return {
    '@type': 'SoftwareApplication',
    '@id': id,
    name: product.title,
    ...(product.shortTitle !== product.title && { alternateName: product.shortTitle }),
    description: product.description,
    url: absolute(content, page.path),
    applicationCategory: 'BusinessApplication',
    featureList: product.features.map(({ title }) => title),
    ...(screenshot && { screenshot }),
    publisher: publisher(content),
    ...(isReal(content, content.prices) && {
      offers: offerThings(content, 'products', product.id),
    }),
  } satisfies SoftwareApplication;
};

/** A gallery as a whole, which is what its price is for. */
export const galleryThing = (
  content: SiteContent,
  page: SitePage,
  gallery: SiteContent['galleries'][number],
  id: string,
) =>
  ({
    '@type': 'Service',
    '@id': id,
    name: gallery.title,
    description: gallery.summary,
    url: absolute(content, page.path),
    provider: publisher(content),
    ...(isReal(content, content.prices) && {
      offers: offerThings(content, 'galleries', gallery.id),
    }),
  }) satisfies Service;

export const person = (content: SiteContent, member: SiteContent['team'][number]) => {
  const image = pictureOf(content, `team/${member.id}`);
  return {
    '@type': 'Person',
    '@id': addressOf(content, 'about', `#${member.id}`),
    name: member.name,
    jobTitle: member.position,
    ...(image && { image }),
    ...(member.stack.length > 0 && {
      knowsAbout: member.stack.map((id) => content.technologies.get(id) ?? id),
    }),
    ...(member.linkedIn && { sameAs: member.linkedIn }),
    worksFor: { '@id': organizationId(content) },
  } satisfies Person;
};

export const jobPosting = (content: SiteContent, opening: SiteContent['openings'][number]) =>
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

/** The frequent questions, save those whose answer is still an example. */
export const questions = ({ pages }: SiteContent) =>
  pages.faq.groups
    .flatMap((group) => group.questions)
    .filter(({ sample }) => !sample)
    .map(
      ({ question, answer }) =>
        ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        }) satisfies Question,
    );

/** The full address of an entry's picture; nothing where it has none. */
function pictureOf(content: SiteContent, entry: string): string | undefined {
  const address = content.pictures[entry];
  return address && absolute(content, address);
}
