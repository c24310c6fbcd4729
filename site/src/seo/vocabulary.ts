import type { Thing, Value } from './json-ld.ts';

/** The types of schema.org (release 30.0) that this site uses, each with the types it inherits from. */
const types: Readonly<Record<string, readonly string[]>> = {
  Thing: [],
  Intangible: ['Thing'],
  CreativeWork: ['Thing'],
  Organization: ['Thing'],
  Person: ['Thing'],
  Place: ['Thing'],
  LocalBusiness: ['Organization', 'Place'],
  WebSite: ['CreativeWork'],
  WebPage: ['CreativeWork'],
  AboutPage: ['WebPage'],
  ContactPage: ['WebPage'],
  CollectionPage: ['WebPage'],
  FAQPage: ['WebPage'],
  SoftwareApplication: ['CreativeWork'],
  Comment: ['CreativeWork'],
  Question: ['Comment'],
  Answer: ['Comment'],
  ItemList: ['Intangible'],
  BreadcrumbList: ['ItemList'],
  ListItem: ['Intangible'],
  Service: ['Intangible'],
  JobPosting: ['Intangible'],
  StructuredValue: ['Intangible'],
  GeoCoordinates: ['StructuredValue'],
  ContactPoint: ['StructuredValue'],
  PostalAddress: ['ContactPoint'],
};

/** The properties it uses: on which types each may stand, and what it may hold. */
const properties: Readonly<Record<string, { on: readonly string[]; holds: readonly string[] }>> = {
  name: { on: ['Thing'], holds: ['Text'] },
  alternateName: { on: ['Thing'], holds: ['Text'] },
  description: { on: ['Thing'], holds: ['Text'] },
  url: { on: ['Thing'], holds: ['URL'] },
  sameAs: { on: ['Thing'], holds: ['URL'] },
  image: { on: ['Thing'], holds: ['URL', 'ImageObject'] },
  about: { on: ['CreativeWork'], holds: ['Thing'] },
  mainEntity: { on: ['CreativeWork'], holds: ['Thing'] },
  inLanguage: { on: ['CreativeWork'], holds: ['Text', 'Language'] },
  isPartOf: { on: ['CreativeWork'], holds: ['URL', 'CreativeWork'] },
  publisher: { on: ['CreativeWork'], holds: ['Organization', 'Person'] },
  text: { on: ['CreativeWork'], holds: ['Text'] },
  breadcrumb: { on: ['WebPage'], holds: ['Text', 'BreadcrumbList'] },
  itemListElement: { on: ['ItemList'], holds: ['Text', 'ListItem', 'Thing'] },
  numberOfItems: { on: ['ItemList'], holds: ['Integer'] },
  position: { on: ['ListItem', 'CreativeWork'], holds: ['Integer', 'Text'] },
  // Search engines take the address of the page for the page itself.
  item: { on: ['ListItem'], holds: ['URL', 'Thing'] },
  acceptedAnswer: { on: ['Question'], holds: ['Answer', 'ItemList'] },
  slogan: { on: ['Organization', 'Place', 'Service'], holds: ['Text'] },
  logo: { on: ['Organization', 'Place', 'Service'], holds: ['URL', 'ImageObject'] },
  email: { on: ['Organization', 'Person', 'ContactPoint'], holds: ['Text'] },
  telephone: { on: ['Organization', 'Person', 'Place', 'ContactPoint'], holds: ['Text'] },
  address: { on: ['Organization', 'Person', 'Place'], holds: ['Text', 'PostalAddress'] },
  employee: { on: ['Organization'], holds: ['Person'] },
  parentOrganization: { on: ['Organization'], holds: ['Organization'] },
  geo: { on: ['Place'], holds: ['GeoCoordinates'] },
  hasMap: { on: ['Place'], holds: ['URL', 'Map'] },
  latitude: { on: ['GeoCoordinates', 'Place'], holds: ['Number', 'Text'] },
  longitude: { on: ['GeoCoordinates', 'Place'], holds: ['Number', 'Text'] },
  streetAddress: { on: ['PostalAddress'], holds: ['Text'] },
  addressLocality: { on: ['PostalAddress'], holds: ['Text'] },
  postalCode: { on: ['PostalAddress', 'GeoCoordinates'], holds: ['Text'] },
  addressCountry: { on: ['PostalAddress', 'GeoCoordinates'], holds: ['Text', 'Country'] },
  jobTitle: { on: ['Person'], holds: ['Text', 'DefinedTerm'] },
  worksFor: { on: ['Person'], holds: ['Organization'] },
  knowsAbout: { on: ['Organization', 'Person'], holds: ['Text', 'URL', 'Thing'] },
  provider: { on: ['Service', 'CreativeWork'], holds: ['Organization', 'Person'] },
  serviceType: { on: ['Service'], holds: ['Text'] },
  applicationCategory: { on: ['SoftwareApplication'], holds: ['Text', 'URL'] },
  featureList: { on: ['SoftwareApplication'], holds: ['Text', 'URL'] },
  screenshot: { on: ['SoftwareApplication'], holds: ['URL', 'ImageObject'] },
  title: { on: ['JobPosting'], holds: ['Text'] },
  datePosted: { on: ['JobPosting'], holds: ['Date', 'DateTime'] },
  validThrough: { on: ['JobPosting'], holds: ['Date', 'DateTime'] },
  employmentType: { on: ['JobPosting'], holds: ['Text'] },
  hiringOrganization: { on: ['JobPosting'], holds: ['Organization', 'Person'] },
  jobLocation: { on: ['JobPosting'], holds: ['Place'] },
};

/** What is not right about things by schema.org's vocabulary: unknown names, misplaced ones, wrong values. */
export function vocabularyProblems(things: readonly Thing[]): string[] {
  const described = new Map(
    [...everyThing(things)].flatMap((thing) =>
      thing['@id'] !== undefined && thing['@type'] !== undefined
        ? [[thing['@id'], thing['@type']] as const]
        : [],
    ),
  );
  return things.flatMap((thing) => problemsOf(thing, described));
}

function problemsOf(thing: Thing, described: ReadonlyMap<string, string>): string[] {
  const type = thing['@type'];
  if (type === undefined) return [];
  if (!(type in types)) return [`${type} is not a type`];
  const kin = lineage(type);
  return Object.entries(thing).flatMap(([name, value]) => {
    if (name.startsWith('@') || value === undefined) return [];
    const property = properties[name];
    if (!property) return [`${type}.${name} is not a property`];
    if (!property.on.some((owner) => kin.includes(owner))) {
      return [`${name} does not belong on ${type}`];
    }
    return flat(value).flatMap((one) => {
      const nested = isThing(one) ? problemsOf(one, described) : [];
      return isHeldBy(property.holds, one, described)
        ? nested
        : [`${type}.${name} may not hold ${JSON.stringify(one)}`, ...nested];
    });
  });
}

/** A reference to a thing on another page says nothing of its type, so any may stand there. */
function isHeldBy(
  holds: readonly string[],
  value: Exclude<Value, readonly Value[]>,
  described: ReadonlyMap<string, string>,
): boolean {
  if (isThing(value)) {
    const type = value['@type'] ?? described.get(value['@id'] ?? '');
    return type === undefined || lineage(type).some((one) => holds.includes(one));
  }
  if (typeof value === 'number') {
    return (
      holds.includes(Number.isInteger(value) ? 'Integer' : 'Number') || holds.includes('Number')
    );
  }
  if (typeof value === 'boolean') return holds.includes('Boolean');
  if (holds.includes('Text')) return value.trim() !== '';
  if (holds.includes('Date') && /^\d{4}-\d\d-\d\d$/.test(value)) return true;
  return holds.includes('URL') && /^https:\/\/[^\s]+$/.test(value);
}

const isThing = (value: Value): value is Thing =>
  typeof value === 'object' && !Array.isArray(value);

const flat = (value: Value): Exclude<Value, readonly Value[]>[] =>
  Array.isArray(value) ? value.flatMap(flat) : [value as Exclude<Value, readonly Value[]>];

const lineage = (type: string): string[] => [type, ...(types[type] ?? []).flatMap(lineage)];

function* everyThing(values: readonly Value[]): Generator<Thing> {
  for (const value of values.flatMap(flat)) {
    if (!isThing(value)) continue;
    yield value;
    yield* everyThing(Object.values(value).filter((inner) => inner !== undefined));
  }
}
