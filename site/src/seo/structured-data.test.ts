import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonLd } from './json-ld.ts';
import { postalAddress } from './postal-address.ts';
import type { SiteContent } from './site-content.ts';
import { sitePages } from './site-pages.ts';
import { structuredData } from './structured-data.ts';
import { contentForTests } from './testing.ts';

const content = contentForTests();
/** The same of a company whose address, people and prices are its own. */
const realCompany = { ...content.company, sample: false, url: 'https://padma.com.bd' };
const realTeam = content.team.map((member) => ({ ...member, sample: false }));
const realPrices = { ...content.prices, sample: false };
const real: SiteContent = {
  ...content,
  company: realCompany,
  team: realTeam,
  prices: realPrices,
};
const { addresses, brand, country, descriptor, phones, url } = content.company;
const organization = `${brand} ${descriptor}`;
const dialled = phones.map((phone) => phone.replaceAll(/[^+\d]/g, ''));
const pages = sitePages(content);

const opening: SiteContent['openings'][number] = {
  id: 'tester',
  sample: false,
  title: 'Tester',
  employment: 'FULL_TIME',
  place: 'Level 7, 41 Purana Paltan Line, Paltan, Dhaka 1000',
  posted: '2026-11-01',
  closes: '2026-12-31',
  description: 'Tries what others wrote.',
  requirements: ['Patience', 'A sharp eye'],
};

/** A thing as it is written, whatever its type allows. */
type Written = Record<string, unknown>;

function thingsOf(path: string, from = content): Written[] {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`no page ${path}`);
  return structuredData(from, page) as unknown as Written[];
}
const typesOf = (things: readonly Written[]) => things.map((thing) => thing['@type']);
const ofType = (things: readonly Written[], type: string) =>
  things.find((thing) => thing['@type'] === type) ?? {};

test('every page that is listed says what it is and where it stands', () => {
  for (const { path, listed, parent } of pages) {
    const things = thingsOf(path);
    expect(things.length > 0, path).toBe(listed);
    if (!listed) continue;
    const [page] = things;
    expect(page?.['@type'], path).toMatch(/Page$/);
    expect(page?.['url'], path).toBe(new URL(path, content.company.url).href);
    expect(typesOf(things).includes('BreadcrumbList'), path).toBe(parent !== undefined);
  }
});

const propertiesOf = (things: unknown) =>
  [...JSON.stringify(things).matchAll(/"(\w+)":/g)].map(([, name]) => name).join(' ');

test('no page invents a rating, a review or what is in stock', () => {
  const properties = propertiesOf(pages.map(({ path }) => thingsOf(path)));
  expect(properties).not.toMatch(/rating|review|availability/i);
});

test('a product, a service and a gallery of a real company carry their prices of the price book', () => {
  const offersAt = (path: string, type: string) => ofType(thingsOf(path, real), type)['offers'];
  const price = (minPrice: number, description: string, unit: object) => ({
    '@type': 'Offer',
    description,
    priceSpecification: {
      ...{ '@type': 'UnitPriceSpecification', minPrice, priceCurrency: 'BDT' },
      valueAddedTaxIncluded: true,
      ...unit,
    },
  });
  const perBranch = { unitCode: 'MON', unitText: 'branch' };
  const till = price(
    1575,
    'From ৳\u202f1,575 a month per branch · 1–2 weeks, with your items entered',
    perBranch,
  );
  expect(offersAt('/products/POS', 'SoftwareApplication')).toEqual([till]);
  expect(offersAt('/ready-products/pos-software', 'Service')).toEqual([till]);
  expect(offersAt('/services/hosting', 'Service')).toEqual([
    price(3780, 'From ৳\u202f3,780 a year · One working day; .com.bd depends on BTCL', {
      unitCode: 'ANN',
    }),
  ]);
  expect(offersAt('/products/e-commerce', 'SoftwareApplication')).toHaveLength(2);
});

/** What has a price. */
const pricedPages = [
  ['/products/POS', 'SoftwareApplication'],
  ['/services/hosting', 'Service'],
  ['/ready-products/pos-software', 'Service'],
] as const;

test.each([
  ['prices that are still examples', { ...real, prices: content.prices }],
  ['a company that says it is an example', { ...real, company: { ...realCompany, sample: true } }],
  ['an address that leads nowhere', { ...real, company: { ...realCompany, url } }],
])('no price is published of %s', (_, from) => {
  for (const [path, type] of pricedPages) {
    const thing = ofType(thingsOf(path, from), type);
    expect(thing, path).toHaveProperty('name');
    expect(thing, path).not.toHaveProperty('offers');
  }
});

test('of people, those are published who are real, in a company that is', () => {
  const employees = (from: SiteContent) =>
    ofType(thingsOf('/about-us', from), 'Organization')['employee'];
  expect(employees(real)).toHaveLength(content.team.length);
  const [first, ...others] = realTeam;
  if (!first) throw new Error('content/team is empty');
  const partly = { ...real, team: [{ ...first, sample: true }, ...others] };
  expect(employees(partly)).toHaveLength(others.length);
  expect(employees({ ...real, team: content.team })).toBeUndefined();
  expect(employees({ ...real, company: content.company })).toBeUndefined();
});

test('nothing that is invented is in the structured data of the example', () => {
  const message = JSON.stringify(pages.map(({ path }) => thingsOf(path)));
  const invented = content.team.map(({ name }) => name);
  for (const name of invented) expect(message).not.toContain(name);
  expect(message).not.toMatch(/"@type":"(Person|Offer|JobPosting)"/);
});

test('a preview says nothing to search engines', () => {
  const preview = { ...real, isPreview: true };
  for (const page of sitePages(preview)) {
    expect(page.listed, page.path).toBe(false);
    expect(structuredData(preview, page), page.path).toEqual([]);
  }
});

test('the organization has its legal name and year once they are filled in', () => {
  const { company } = content;
  const empty = { ...company, facts: { ...company.facts, legalName: '', founded: '' } };
  const blank = ofType(thingsOf('/about-us', { ...content, company: empty }), 'Organization');
  expect(blank).not.toHaveProperty('legalName');
  expect(blank).not.toHaveProperty('foundingDate');
  const facts = { ...company.facts, legalName: 'Nokshi Software Ltd.', founded: '2018' };
  const known = { ...content, company: { ...company, facts } };
  expect(ofType(thingsOf('/about-us', known), 'Organization')).toMatchObject({
    legalName: 'Nokshi Software Ltd.',
    foundingDate: '2018',
  });
});

describe('each page has the things of its kind', () => {
  test('the home page: the website; the page about the company: the organization', () => {
    expect(typesOf(thingsOf('/'))).toEqual(['WebPage', 'WebSite']);
    expect(ofType(thingsOf('/about-us'), 'Organization')).toMatchObject({
      name: organization,
      telephone: dialled,
      address: addresses.map((address) => postalAddress(address, country)),
    });
  });

  test('a service, a product, a person, a question', () => {
    expect(ofType(thingsOf('/services/hosting'), 'Service')).toMatchObject({
      name: content.services.find(({ id }) => id === 'hosting')?.title,
      provider: { name: organization },
    });
    const erp = ofType(thingsOf('/products/ERP'), 'SoftwareApplication');
    const { features } = content.products.find(({ id }) => id === 'ERP') ?? {};
    expect(erp['featureList']).toEqual(features?.map(({ title }) => title));
    const about = ofType(thingsOf('/about-us', real), 'Organization');
    expect(about['employee']).toHaveLength(content.team.length);
    const faq = ofType(thingsOf('/faq'), 'FAQPage');
    expect(faq['mainEntity']).toHaveLength(
      content.pages.faq.groups.flatMap(({ questions }) => questions).filter(({ sample }) => !sample)
        .length,
    );
  });

  test('the contact page: one local business for each office', () => {
    const offices = thingsOf('/contact').filter((thing) => thing['@type'] === 'LocalBusiness');
    expect(offices).toMatchObject(
      content.offices.map(({ name, phone, location }) => ({
        name: `${brand} ${name}`,
        geo: { latitude: location.latitude },
        telephone: phone.replaceAll(/[^+\d]/g, ''),
      })),
    );
  });

  test('a gallery stands below the ready products', () => {
    const trail = ofType(thingsOf('/ready-products/crm'), 'BreadcrumbList')['itemListElement'];
    expect(trail).toMatchObject([
      { item: new URL('/', url).href },
      { item: new URL('/readyProducts', url).href },
      { item: new URL('/ready-products/crm', url).href },
    ]);
  });

  test('the career page: a posting for each opening, and none without one', () => {
    const career = (openings: (typeof opening)[]) => thingsOf('/career', { ...real, openings });
    expect(typesOf(career([]))).not.toContain('JobPosting');
    expect(typesOf(career([{ ...opening, sample: true }]))).not.toContain('JobPosting');
    const posting = ofType(career([opening]), 'JobPosting');
    expect(posting).toMatchObject({ datePosted: '2026-11-01', validThrough: '2026-12-31' });
  });
});

test('whatever the content says, the script element holds it and nothing breaks out', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constant('</script><script>alert(1)</script>')),
      (text) => {
        const written = jsonLd([{ '@type': 'Organization', name: text }]);
        expect(written).not.toMatch(/[<>\u2028\u2029]/);
        expect(JSON.parse(written)['@graph'][0].name).toBe(text);
      },
    ),
  );
});

test.each([
  ['Level 5\nFarmgate, Dhaka 1215', { streetAddress: 'Level 5, Farmgate', postalCode: '1215' }],
  ['Remote, or in Paltan', { streetAddress: 'Remote, or in Paltan' }],
])('the address %j is taken apart as far as it goes', (written, parts) => {
  const address = postalAddress(written, 'BD');
  expect(address).toMatchObject(parts);
  expect('addressLocality' in address ? address.addressLocality : undefined).toBe(
    'postalCode' in parts ? 'Dhaka' : undefined,
  );
});

test('an address in Bangla has its town, and its postcode in digits that machines read', () => {
  expect(postalAddress('লেভেল ৭, ৪১ পুরানা পল্টন লাইন, পল্টন, ঢাকা ১০০০', 'BD')).toMatchObject({
    streetAddress: 'লেভেল ৭, ৪১ পুরানা পল্টন লাইন, পল্টন',
    addressLocality: 'ঢাকা',
    postalCode: '1000',
  });
});
