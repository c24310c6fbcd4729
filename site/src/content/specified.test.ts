import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { sitePages } from '../seo/site-pages.ts';
import { contentFolder, contentForTests } from '../seo/testing.ts';

const { services, products, galleries } = contentForTests();

const titlesOf = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);
/** Of what there is, in its order, what is among the things that the site was made to show. */
const among = (all: readonly string[], specified: readonly string[]) =>
  all.filter((one) => specified.includes(one));

const specifiedServices = [
  'Website & Software Development',
  'Mobile App Development',
  'API Integration & Development',
  'Data Scraping, AI & Machine Learning',
  'Portfolio & Personal Websites',
  'Software & QA Testing',
  'UI/UX Design & Development',
  'SEO & Digital Marketing',
  'Graphics & Video Editing',
  'Domain & Hosting Services',
  'IT Consultation',
  'Networking Support',
];
const specifiedProducts = [
  'ERP',
  'HRM',
  'E-commerce',
  'POS',
  'Education Institute Management System',
  'LMS',
  'CRM',
  'Hotel Management System',
  'Restaurant Management System',
];

test('the hero has the six slides that were specified', () => {
  const { entries } = parse(readFileSync(`${contentFolder}/slides/order.yaml`, 'utf8')) as {
    entries: string[];
  };
  expect(entries.length).toBeGreaterThanOrEqual(6);
});

test('the company has the contacts that were specified', () => {
  const { phones, addresses, social } = contentForTests().company;
  expect(phones).toHaveLength(2);
  expect(addresses).toHaveLength(3);
  expect(social.map(({ network }) => network)).toEqual(['facebook', 'linkedin', 'whatsapp']);
});

test('menu, products, steps and facts are as many as were specified', () => {
  const entryOf = (file: string) =>
    parse(readFileSync(`${contentFolder}/${file}.yaml`, 'utf8')) as Record<string, never>;
  expect(entryOf('navigation/index')['menu']).toHaveLength(6);
  expect(entryOf('process/order')['entries']).toHaveLength(4);
  expect(entryOf('pages/home/index')).toMatchObject({ introduction: { facts: { length: 3 } } });
  for (const { id } of products) {
    const { checklist, features } = entryOf(`products/${id}/index`);
    expect([checklist, features], id).toMatchObject([{ length: 6 }, { length: 6 }]);
  }
});

/** Addresses that links and bookmarks elsewhere lead to, spelled exactly so. */
const specifiedRoutes = [
  '/',
  '/about-us',
  '/services',
  '/services/web-development',
  '/services/mobile-app',
  '/services/api-development',
  '/services/ai-ml',
  '/services/portfolio-websites',
  '/services/software-testing',
  '/services/ui-ux-design',
  '/services/seo-digital-marketing',
  '/services/graphics-video',
  '/services/hosting',
  '/services/it-consultation',
  '/services/networking',
  '/products',
  '/products/ERP',
  '/products/HRM',
  '/products/e-commerce',
  '/products/POS',
  '/products/EMIS',
  '/products/LMS',
  '/products/CRM',
  '/products/HMS',
  '/products/RMS',
  '/projects',
  '/contact',
  '/career',
  '/readyProducts',
  '/ready-products/e-commerce',
  '/ready-products/newspaper',
  '/ready-products/courier-websites',
  '/ready-products/pos-software',
  '/ready-products/school-software',
  '/ready-products/ngo-websites',
  '/ready-products/portfolio-websites',
  '/ready-products/erp-crp',
  '/ready-products/diagnostic-pharmacy',
  '/ready-products/erp',
  '/ready-products/crm',
  '/ready-products/course-selling',
  '/ready-products/diagnostic',
  '/ready-products/pharmacy',
];

test('every address that is known elsewhere has a page', () => {
  const paths = sitePages(contentForTests()).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(specifiedRoutes));
});

test.each([
  ['services', services, specifiedServices],
  ['products', products, specifiedProducts],
])('the %s that the site was made to show are there, in their order', (_, entries, specified) => {
  expect(among(titlesOf(entries), specified)).toEqual(specified);
});

test('the service on AI has a title of its own on the home page', () => {
  const { homeTitle } = services.find(({ id }) => id === 'ai-ml') ?? {};
  expect(homeTitle).toBe('Scraping, AI & Machine Learning');
});

test('products lead to the galleries they are to lead to, and one gallery to an admin panel', () => {
  const led = products.flatMap(({ id, demo }) =>
    demo.action === 'gallery' ? [[id, demo.gallery]] : [],
  );
  expect(Object.fromEntries(led)).toMatchObject({
    ERP: 'erp',
    'e-commerce': 'e-commerce',
    POS: 'pos-software',
    EMIS: 'school-software',
    LMS: 'course-selling',
    CRM: 'crm',
  });
  const courses = galleries.find(({ id }) => id === 'course-selling');
  expect(courses?.cards.some(({ adminLink }) => adminLink)).toBe(true);
});

test('web, mobile and API have their technologies in groups, with the payment gateways of the country', () => {
  const gateways = ['sslcommerz', 'shurjopay', 'amarpay'];
  for (const [name, specified] of [
    ['web-development', ['Frontend', 'Backend', 'Database', 'ORM', 'Real-time']],
    ['mobile-app', ['Mobile']],
    ['api-development', ['Frameworks', 'Real-time', 'Tools']],
  ] as const) {
    const groups = services.find(({ id }) => id === name)?.technologies ?? [];
    expect(among(titlesOf(groups), specified), name).toEqual(specified);
    const paying = groups.find(({ title }) => title === 'Payment gateways');
    expect(among(paying?.technologies ?? [], gateways), name).toEqual(gateways);
  }
});

test('the tech stack has its specified categories in their order', () => {
  const file = readFileSync(`${contentFolder}/technology-categories/order.yaml`, 'utf8');
  const specified = ['front-end', 'back-end', 'mobile', 'database', 'payment-gateway'];
  expect(among((parse(file) as { entries: string[] }).entries, specified)).toEqual(specified);
});

test('no service is set like its neighbour, and none in one way only', () => {
  const kinds = services
    .filter(({ title }) => specifiedServices.includes(title))
    .map(({ blocks }) => blocks.map(({ kind }) => kind));
  for (const [index, own] of kinds.entries()) {
    expect(new Set(own).size).toBeGreaterThan(1);
    expect(own).not.toEqual(kinds.at(index - 1));
  }
  expect(new Set(kinds.flat()).size).toBeGreaterThan(4);
});
