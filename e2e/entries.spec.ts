import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { expect, test } from '@playwright/test';
import { smallestQuery } from '../prices/src/answers.ts';
import { leastTime } from '../prices/src/lowest-price.ts';
import { listPlace } from '../prices/src/plans.ts';
import { builtPages, isDemo, pageHtml } from '../scripts/audit/pages.ts';
import { allWords, builtPage, linksOf, regionOf, sayings, wordsOf } from './built-page.ts';
import {
  entriesOf,
  entry,
  orderOf,
  pageWords,
  single,
  technologyNames,
  titlesOf,
} from './content.ts';
import { demoRoutes, dist } from './routes.ts';

const families = {
  services: '/services',
  products: '/products',
  galleries: '/ready-products',
} as const;
const lists = {
  services: '/services',
  products: '/products',
  galleries: '/readyProducts',
} as const;
type Family = keyof typeof families;
const familyNames = Object.keys(families) as Family[];

const services = entriesOf('services');
const products = entriesOf('products');
const galleries = entriesOf('galleries');
const { plans } = single('prices', 'en');

/** What names a drawing, a file or another entry, and is no word of the page. */
const names = new Set(
  'ornament,src,icon,kind,is,testimonial,technologies,price,action,role,pays'.split(','),
);

/** All words of an entry, wherever in it they stand. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (names.has(key) ? [] : wordsIn(inner)));
}

/** A page without what only machines read of it. */
function visiblePart(route: string) {
  const page = builtPage(route);
  for (const one of page.querySelectorAll('script, style, template')) one.remove();
  return page;
}

for (const language of languageCodes) {
  test(`whatever content/ says of a service, product or gallery stands on its page or in their list (${language})`, () => {
    for (const family of familyNames) {
      const list = sayings(visiblePart(pathIn(language, lists[family])));
      for (const id of orderOf(family)) {
        const route = pathIn(language, `${families[family]}/${id}`);
        const message = sayings(visiblePart(route)) + list;
        const words = wordsIn(entry(family, id, language)).map((one) => sayings(one));
        expect(words.length, route).toBeGreaterThan(5);
        expect(
          words.filter((one) => !message.includes(one)),
          route,
        ).toEqual([]);
      }
    }
  });
}

test('a service names its technologies, and whose the words of a client are', () => {
  for (const { id, blocks, technologies } of services) {
    const message = sayings(builtPage(`/services/${id}`));
    const words = [
      ...technologies.flatMap((group) => technologyNames(group.technologies)),
      ...blocks.flatMap((block) =>
        block.kind === 'quote' ? wordsIn(entry('testimonials', block.testimonial)) : [],
      ),
    ];
    expect(
      words.filter((one) => !message.includes(sayings(one))),
      id,
    ).toEqual([]);
  }
});

const homeTitles = services.map(({ title, homeTitle = title }) => homeTitle);
const firstSix = products.slice(0, 6);
for (const [route, part, family, entries, titles] of [
  ['/services', 'Our Services', 'services', services, titlesOf(services)],
  ['/products', 'SAAS Products', 'products', products, titlesOf(products)],
  ['/readyProducts', 'All galleries', 'galleries', galleries, titlesOf(galleries)],
  ['/', 'Our Products', undefined, firstSix, titlesOf(firstSix)],
  ['/', 'Our Services', 'services', services, homeTitles],
] as const) {
  test(`${part} on ${route} are all there, in their order, and lead to their pages`, () => {
    const cards = regionOf(builtPage(route), part).querySelectorAll('li:has(h2), li:has(h3)');
    const found = cards.flatMap((card) => allWords(card.querySelectorAll('h2, h3')));
    expect(found.slice(0, titles.length)).toEqual(titles);
    for (const [index, { id }] of entries.entries()) {
      const links = cards[index] ? linksOf(cards[index]) : [];
      if (family) expect(links).toContain(`${families[family]}/${id}`);
      else expect(links).not.toEqual([]);
    }
  });
}

test('each service, product and gallery ends with words of its own, and has its emblem', () => {
  const all = familyNames.flatMap((family) =>
    entriesOf(family).map((one) => ({ ...one, route: `${families[family]}/${one.id}` })),
  );
  expect(new Set(all.map(({ closing }) => closing.title)).size).toBe(all.length);
  for (const { route, closing } of all) {
    expect(allWords(builtPage(route).querySelectorAll('main h2')).at(-1), route).toBe(
      closing.title,
    );
  }
  const emblems = all.flatMap((one) => ('emblem' in one ? [one] : []));
  for (const { route, emblem } of emblems) {
    const use = builtPage(route).querySelector('main section use');
    const [sheet = '', name] = use?.getAttribute('href')?.split('#') ?? [];
    expect(name, route).toBe(emblem);
    expect(readFileSync(path.join(dist, sheet), 'utf8'), route).toContain(`id="${emblem}"`);
  }
});

test('Get a Demo leads from a product to its gallery or to the form', () => {
  for (const { id, demo } of products) {
    const links = builtPage(`/products/${id}`).querySelectorAll('main a');
    const addresses = links
      .filter((link) => wordsOf(link) === 'Get a Demo')
      .map((link) => link.getAttribute('href') ?? '');
    expect(addresses, id).not.toEqual([]);
    const meant = demo.action === 'gallery' ? `/ready-products/${demo.gallery}` : '/book-a-demo';
    for (const address of addresses) expect(address.replace(/\?.*/, ''), id).toBe(meant);
  }
});

test('the demos of a gallery open in a new tab; it leads on to its price, its product and the terms', () => {
  const demos = new Set(demoRoutes());
  for (const { id, cards, paper } of galleries) {
    const page = builtPage(`/ready-products/${id}`);
    const links = page.querySelectorAll('main a');
    const visits = links.filter((link) => wordsOf(link).startsWith('Visit Now'));
    expect(visits, id).toHaveLength(cards.length);
    for (const visit of visits) {
      const address = visit.getAttribute('href') ?? '';
      expect(address.startsWith('https://') || demos.has(address), address).toBe(true);
      expect(visit.getAttribute('target'), address).toBe('_blank');
      expect(visit.getAttribute('rel'), address).toContain('noopener');
    }
    const plan = plans.find((one) => one.galleries.includes(id));
    expect(linksOf(page), id).toEqual(
      expect.arrayContaining([
        '/terms',
        ...(plan ? [`/price?${smallestQuery(plan)}#${listPlace(plan)}`] : []),
        ...(plan?.products.slice(0, 1).map((product) => `/products/${product}`) ?? []),
        ...(paper ? ['/sample-report'] : []),
      ]),
    );
  }
});

test('products that buyers confuse are compared in columns, each with its price', () => {
  const { compare } = pageWords('products');
  const page = regionOf(builtPage('/products'), compare.title);
  for (const { title, products: compared } of compare.groups) {
    const table = regionOf(page, title).querySelector('table');
    const heads = allWords(table?.querySelectorAll('th[scope=col]') ?? []);
    expect(heads).toEqual(compared.map((id) => entry('products', id).shortTitle));
    const queries = compared.map((id) => {
      const plan = plans.find((one) => one.products.includes(id));
      return plan && `/price?${smallestQuery(plan)}#${listPlace(plan)}`;
    });
    const prices = table ? linksOf(table).filter((link) => link.startsWith('/price')) : [];
    expect(prices).toEqual(queries);
  }
});

test('a price stands on the card of a product, on its page and in the list of all, the same with VAT', () => {
  const plan = plans.find((one) => one.products.length > 0 && one.rent);
  if (!plan?.rent) throw new Error('no product can be rented');
  const [id = ''] = plan.products;
  const cards = regionOf(builtPage('/products'), 'SAAS Products').querySelectorAll('li');
  const card = cards.find((one) => linksOf(one).includes(`/products/${id}`));
  const { from, to } = leastTime(plan);
  const head = regionOf(builtPage(`/products/${id}`), entry('products', id).title);
  const lines = builtPage('/price').querySelectorAll('tr');
  const line = lines.find((one) => linksOf(one).some((link) => link.includes(`product=${id}&`)));
  const [first = '', monthly = ''] = line?.querySelectorAll('td').map(wordsOf) ?? [];
  for (const amount of [first, monthly]) {
    expect(amount).toMatch(/\d/);
    expect(wordsOf(head)).toContain(amount);
  }
  expect(card && wordsOf(card)).toContain(`From ${monthly}`);
  expect(head.textContent).toMatch(new RegExp(`${from}–\u2060${to}\u00a0`));
});

test('what a project proves shows its figures, and each leads to the other', () => {
  const words = pageWords('projects').proof;
  const studies = builtPage('/projects');
  for (const family of ['services', 'products'] as const) {
    const proven = entriesOf(family).filter(({ proof }) => proof);
    expect(proven, family).not.toEqual([]);
    for (const { id, proof } of proven) {
      const { project = '', result = 0 } = proof ?? {};
      const route = `${families[family]}/${id}`;
      const shown = regionOf(builtPage(route), words.title);
      const { text = '', change } = entry('projects', project).results[result - 1] ?? {};
      for (const one of [text, change?.after ?? '']) expect(wordsOf(shown), route).toContain(one);
      expect(linksOf(shown), route).toContain(`/projects#${project}`);
      const study = studies.getElementById(project);
      if (family === 'products') expect(study && linksOf(study), route).toContain(route);
    }
  }
});

test('people, clients and work that are invented have a mark beside them', () => {
  for (const language of languageCodes) {
    const { mark } = single('labels', language).examples;
    for (const [route, items] of [
      ['/', 'figure:has(blockquote)'],
      ['/projects', 'article'],
      ['/about-us', 'main li:has(h3):has(img)'],
    ] as const) {
      const found = builtPage(pathIn(language, route)).querySelectorAll(items);
      expect(found.length, `${language} ${route}`).toBeGreaterThan(0);
      for (const one of found) expect(wordsOf(one), language).toContain(mark);
    }
  }
});

test('no demo shows a number that can be called', () => {
  for (const demo of builtPages(dist).filter(isDemo)) {
    expect(pageHtml(dist, demo), demo).not.toMatch(/\b01[13-9]\d{2}-?\d{6}\b|href="tel:/);
  }
});
