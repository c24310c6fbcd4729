import { expect, test } from '@playwright/test';
import { among, entriesOf, titlesOf } from './content.ts';
import { isEverywhere } from './routes.ts';

const products = entriesOf('products');

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

test('/products shows all products and six ready products', async ({ page }) => {
  await page.goto('/products');
  const titles = page
    .getByRole('region', { name: 'SAAS Products' })
    .getByRole('heading', { level: 2 });
  await expect(titles).toHaveText(titlesOf(products));
  expect(among(await titles.allInnerTexts(), specifiedProducts)).toEqual(specifiedProducts);
  const ready = page
    .getByRole('region', { name: 'Ready Products' })
    .getByRole('link', { name: /^Visit Now/ });
  const links = await ready.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(
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

const specifiedDemos: Record<string, string> = {
  ERP: 'erp',
  'e-commerce': 'e-commerce',
  POS: 'pos-software',
  EMIS: 'school-software',
  LMS: 'course-selling',
  CRM: 'crm',
};
test('the products of the specification lead to their galleries', () => {
  const demos = products.flatMap(({ id, demo }) =>
    demo.action === 'gallery' ? [[id, demo.gallery]] : [],
  );
  expect(Object.fromEntries(demos)).toMatchObject(specifiedDemos);
});

const withGallery = products.filter(({ demo }) => demo.action === 'gallery');
const withForm = products.filter(({ demo }) => demo.action !== 'gallery');
const shown = isEverywhere ? products : [...withGallery.slice(0, 1), ...withForm.slice(0, 1)];
for (const { id, demo } of shown) {
  const gallery = demo.action === 'gallery' ? demo.gallery : undefined;
  const target = gallery ? `/ready-products/${gallery}` : '/book-a-demo';
  test(`${id} has its features, and Get a Demo leads to ${target}`, {
    tag: '@every-page',
  }, async ({ page }) => {
    await page.goto(`/products/${id}`);
    await expect(
      page.getByRole('region', { name: 'Feature Highlights' }).getByRole('listitem'),
    ).toHaveCount(6);
    await expect(
      page.locator('section[aria-labelledby="checklist"]').getByRole('listitem'),
    ).toHaveCount(6);
    const link = page.getByRole('link', { name: 'Get a Demo' });
    if (!gallery) {
      await expect(link).toHaveAttribute('href', /^\/book-a-demo(\?software=\w+)?$/);
      return;
    }
    await link.click();
    await expect(page).toHaveURL(target);
  });
}

for (const width of [1024, 1440, 1920]) {
  test(`at ${width} px the threads of the features end at the picture, and none runs along its edge`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { id } of products) {
      await page.goto(`/products/${id}`);
      const distances = await page
        .getByRole('region', { name: 'Feature Highlights' })
        .evaluate((region) => {
          const middle = (element: Element) => {
            const { top, height } = element.getBoundingClientRect();
            return top + height / 2;
          };
          const picture = region.querySelector('[aria-hidden] img')?.getBoundingClientRect();
          if (!picture) return [];
          return [...region.querySelectorAll('li > svg')].map((icon) =>
            Math.min(Math.abs(middle(icon) - picture.top), Math.abs(middle(icon) - picture.bottom)),
          );
        });
      expect(distances, id).toHaveLength(6);
      expect(Math.min(...distances), id).toBeGreaterThan(40);
    }
  });
}

test('each moment of a day has another ground than the page, by day and by night', async ({
  page,
}) => {
  await page.goto('/products/POS');
  for (const [colorScheme, least] of [
    ['light', 0.015],
    ['dark', 0.05],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const apart = await page.locator('li[data-light]').evaluateAll((moments) => {
      const lightness = (element: Element) => {
        const [, share] = /^oklch\(([\d.]+)/.exec(getComputedStyle(element).backgroundColor) ?? [];
        return Number(share);
      };
      const page = lightness(document.documentElement);
      return moments.map((moment) => Math.abs(lightness(moment) - page));
    });
    expect(apart).toHaveLength(4);
    for (const distance of apart) expect(distance, colorScheme).toBeGreaterThan(least);
  }
});
