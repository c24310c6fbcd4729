import { expect, test } from '@playwright/test';
import { leastTime } from '../prices/src/lowest-price.ts';
import { allWords, builtPage, linksOf, regionOf, wordsOf } from './built-page.ts';
import { among, entriesOf, entry, pageWords, single, titlesOf } from './content.ts';

const products = entriesOf('products');
const { plans } = single('prices', 'en');
const { compare } = pageWords('products');

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

test('/products shows all products and six ready products', () => {
  const page = builtPage('/products');
  const titles = allWords(regionOf(page, 'SAAS Products').querySelectorAll('h2'));
  expect(titles).toEqual(titlesOf(products));
  expect(among(titles, specifiedProducts)).toEqual(specifiedProducts);
  const ready = linksOf(regionOf(page, 'Ready Products'));
  expect(ready.filter((link) => link.startsWith('/ready-products/'))).toEqual(
    [
      'portfolio-websites',
      'newspaper',
      'courier-websites',
      'ngo-websites',
      'diagnostic',
      'pharmacy',
    ].map((id) => `/ready-products/${id}`),
  );
});

test('each product has its features, and Get a Demo leads to its gallery or to the form', () => {
  const specifiedGalleries = {
    ERP: 'erp',
    'e-commerce': 'e-commerce',
    POS: 'pos-software',
    EMIS: 'school-software',
    LMS: 'course-selling',
    CRM: 'crm',
  };
  const galleries = products.flatMap(({ id, demo }) =>
    demo.action === 'gallery' ? [[id, demo.gallery]] : [],
  );
  expect(Object.fromEntries(galleries)).toMatchObject(specifiedGalleries);
  for (const { id, demo } of products) {
    const page = builtPage(`/products/${id}`);
    expect(regionOf(page, 'Feature Highlights').querySelectorAll('li'), id).toHaveLength(6);
    expect(page.querySelectorAll('[aria-labelledby=checklist] li'), id).toHaveLength(6);
    const links = page.querySelectorAll('main a').filter((link) => wordsOf(link) === 'Get a Demo');
    expect(links.length, id).toBeGreaterThan(0);
    for (const link of links) {
      expect(link.getAttribute('href'), id).toMatch(
        demo.action === 'gallery'
          ? new RegExp(`^/ready-products/${demo.gallery}$`)
          : /^\/book-a-demo(\?software=\w+)?$/,
      );
    }
  }
});

test('/products compares what buyers confuse, a column each, with its price', () => {
  const region = regionOf(builtPage('/products'), compare.title);
  for (const { title, products: compared } of compare.groups) {
    const table = regionOf(region, title).querySelector('table');
    if (!table) throw new Error(`${title} has no table`);
    expect(allWords(table.querySelectorAll('th[scope=col]'))).toEqual(
      compared.map((id) => entry('products', id).shortTitle),
    );
    const cellsOf = (label: string) => {
      const row = table.querySelectorAll('tbody tr').find((one) => wordsOf(one).startsWith(label));
      return allWords(row?.querySelectorAll('td') ?? []);
    };
    expect(cellsOf(compare.rows.offline)).toEqual(
      compared.map((id) => entry('products', id).compare.offline),
    );
    expect(cellsOf(compare.rows.price).filter((price) => price.includes('৳'))).toHaveLength(
      compared.length,
    );
    const addresses = compared.flatMap((id) => {
      const plan = plans.find((one) => one.products.includes(id));
      return [`/products/${id}`, `/price?product=${plan?.key}`];
    });
    expect(linksOf(table).sort()).toEqual(addresses.sort());
  }
});

test('a price stands on the card of a product and on its page, there with the time it takes', () => {
  const plan = plans.find((one) => one.products.length > 0 && one.rent);
  if (!plan?.rent) throw new Error('no product can be rented');
  const [id = ''] = plan.products;
  const price = `From ৳ ${new Intl.NumberFormat('en-IN').format(plan.rent.price.base)}`;
  const cards = regionOf(builtPage('/products'), 'SAAS Products').querySelectorAll('li');
  const card = cards.find((one) => linksOf(one).includes(`/products/${id}`));
  expect(card && wordsOf(card)).toContain(price);
  const { from, to } = leastTime(plan);
  const head = regionOf(builtPage(`/products/${id}`), entry('products', id).title);
  expect(wordsOf(head)).toContain(price);
  expect(head.textContent).toMatch(new RegExp(`${from}–\u2060${to}\u00a0`));
});

test('a product or service that a project proves shows its figures, and each leads to the other', () => {
  const words = pageWords('projects').proof;
  const studies = builtPage('/projects');
  const proven = [
    ...products.map((one) => ({ ...one, route: `/products/${one.id}` })),
    ...entriesOf('services').map((one) => ({ ...one, route: `/services/${one.id}` })),
  ];
  const proofs = proven.flatMap(({ proof, route }) => (proof ? [{ ...proof, route }] : []));
  expect(new Set(proofs.map(({ route }) => route.split('/')[1])).size).toBe(2);
  for (const { route, project, result } of proofs) {
    const { text, change } = entry('projects', project).results[result - 1] ?? {};
    const proof = regionOf(builtPage(route), words.title);
    expect(wordsOf(proof), route).toContain(text);
    if (change) expect(wordsOf(proof.querySelectorAll('dd').at(-1) ?? proof)).toBe(change.after);
    expect(linksOf(proof)).toContain(`/projects#${project}`);
    const study = studies.getElementById(project);
    if (route.startsWith('/products/')) expect(linksOf(study ?? studies), route).toContain(route);
  }
});

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test('a table scrolls within itself, by keyboard too, and keeps the names of its rows', async ({
    page,
  }) => {
    await page.goto('/products');
    const [group] = compare.groups;
    const box = page.getByRole('region', { name: group?.title ?? '' });
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await expect(box.getByRole('rowheader', { name: compare.rows.offline })).toBeInViewport({
      ratio: 1,
    });
  });
});
