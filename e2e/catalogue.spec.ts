import { expect, type Locator, test } from '@playwright/test';
import { awaken } from './islands.ts';

/** How many columns a grid lays its items out in. */
const columns = (list: Locator) =>
  list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);

const services = [
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

test('/services lists the twelve in order; title and Explore lead to the same page', async ({
  page,
}) => {
  await page.goto('/services');
  const cards = page.getByRole('region', { name: 'Our Services' });
  await expect(
    page.getByText(
      'Explore our wide range of professional services crafted to meet your digital needs.',
    ),
  ).toBeVisible();
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(services);
  await expect(cards.getByRole('img')).toHaveCount(12);
  for (const title of services) {
    const href = await cards.getByRole('link', { name: title, exact: true }).getAttribute('href');
    await expect(cards.getByRole('link', { name: `Explore ${title}` })).toHaveAttribute(
      'href',
      href ?? '',
    );
  }
  await page.evaluate(() => scrollTo(0, 900));
  await cards.getByRole('link', { name: 'Explore IT Consultation' }).click();
  await expect(page).toHaveURL('/services/it-consultation');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('grids have the columns of the specification at each width', async ({ page }) => {
  const grids: { route: string; list: string; expected: Record<number, number> }[] = [
    { route: '/services', list: 'Our Services', expected: { 639: 1, 640: 2, 1024: 3 } },
    { route: '/services', list: 'Software Development Process', expected: { 639: 2, 768: 4 } },
    {
      route: '/ready-products/e-commerce',
      list: 'Demos',
      expected: { 639: 1, 640: 2, 1024: 3 },
    },
    { route: '/products/ERP', list: 'Feature Highlights', expected: { 639: 1, 640: 2, 1024: 3 } },
  ];
  for (const { route, list, expected } of grids) {
    await page.goto(route);
    const grid = page.locator('main').getByRole('region', { name: list }).getByRole('list').first();
    for (const [width, count] of Object.entries(expected)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      expect(await columns(grid), `${list} at ${width} px`).toBe(count);
    }
  }
});

test('the development process has its four steps', async ({ page }) => {
  await page.goto('/services');
  const steps = page.getByRole('region', { name: 'Software Development Process' });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'Requirements Analysis',
    'Contract Signing',
    'Development',
    'Project Accomplished',
  ]);
});

const blocks = {
  'seo-digital-marketing': 4,
  'graphics-video': 4,
  hosting: 3,
  'it-consultation': 3,
  networking: 3,
};
for (const [service, count] of Object.entries(blocks)) {
  test(`/services/${service} has ${count} blocks with sides alternating`, async ({ page }) => {
    await page.goto(`/services/${service}`);
    const left: number[] = [];
    for (let number = 1; number <= count; number++) {
      const block = page.locator(`section[aria-labelledby="block-${number}"]`);
      await expect(block.getByRole('paragraph')).toHaveCount(1);
      expect(await block.getByRole('listitem').count()).toBeGreaterThan(2);
      left.push((await block.getByRole('img').boundingBox())?.x ?? 0);
    }
    await expect(page.locator(`#block-${count + 1}`)).toHaveCount(0);
    for (const [index, x] of left.entries()) {
      if (index > 0) expect(Math.abs(x - (left[index - 1] ?? 0))).toBeGreaterThan(200);
    }
  });
}

test('web, mobile and API show their technology grids', async ({ page }) => {
  const groups: Record<string, string[]> = {
    '/services/web-development': [
      'Frontend',
      'Backend',
      'Database',
      'ORM',
      'Real-time',
      'Payment gateways',
    ],
    '/services/mobile-app': ['Mobile', 'Payment gateways'],
    '/services/api-development': ['Frameworks', 'Real-time', 'Tools', 'Payment gateways'],
  };
  for (const [route, titles] of Object.entries(groups)) {
    await page.goto(route);
    const grid = page.getByRole('region', { name: 'Technologies we use for this' });
    await expect(grid.getByRole('heading', { level: 3 })).toHaveText(titles);
    const gateways = grid.getByRole('list').last().getByRole('listitem');
    await expect(gateways).toHaveText(['SSLCommerz', 'ShurjoPay', 'AmarPay']);
  }
});

test('/products shows nine products and six ready products', async ({ page }) => {
  await page.goto('/products');
  await expect(
    page.getByRole('region', { name: 'SAAS Products' }).getByRole('heading', { level: 2 }),
  ).toHaveText([
    'ERP',
    'HRM',
    'E-commerce',
    'POS',
    'Education Institute Management System',
    'LMS',
    'CRM',
    'Hotel Management System',
    'Restaurant Management System',
  ]);
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

const demos: Record<string, string> = {
  ERP: 'erp',
  'e-commerce': 'e-commerce',
  POS: 'pos-software',
  EMIS: 'school-software',
  LMS: 'course-selling',
  CRM: 'crm',
};
for (const [product, gallery] of Object.entries(demos)) {
  test(`Get a Demo of ${product} leads to its gallery`, async ({ page }) => {
    await page.goto(`/products/${product}`);
    await expect(
      page.getByRole('region', { name: 'Feature Highlights' }).getByRole('listitem'),
    ).toHaveCount(6);
    await expect(
      page.locator('section[aria-labelledby="checklist"]').getByRole('listitem'),
    ).toHaveCount(6);
    await page.getByRole('link', { name: 'Get a Demo' }).click();
    await expect(page).toHaveURL(`/ready-products/${gallery}`);
  });
}

const galleries: Record<string, number> = {
  'e-commerce': 6,
  newspaper: 5,
  'courier-websites': 2,
  'pos-software': 3,
  'school-software': 2,
  'ngo-websites': 2,
  'portfolio-websites': 6,
  'erp-crp': 2,
  'diagnostic-pharmacy': 2,
  erp: 1,
  crm: 1,
  'course-selling': 1,
  diagnostic: 1,
  pharmacy: 1,
};

test('/readyProducts lists the fourteen galleries with their number of demos', async ({ page }) => {
  await page.goto('/readyProducts');
  for (const [gallery, count] of Object.entries(galleries)) {
    const row = page
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="/ready-products/${gallery}"]`) });
    await expect(row.getByText(new RegExp(`^${count} demo`))).toBeVisible();
    await expect(row.getByRole('img')).toBeAttached();
  }
});

test('each gallery has its demos, each with a link that opens in a new tab', async ({ page }) => {
  for (const [gallery, count] of Object.entries(galleries)) {
    await page.goto(`/ready-products/${gallery}`);
    await expect(page.getByText('Our Ready Products').first()).toBeVisible();
    const visits = page.getByRole('link', { name: /^Visit Now/ });
    await expect(visits, gallery).toHaveCount(count);
    for (const visit of await visits.all()) {
      await expect(visit).toHaveAttribute('href', /^https:\/\//);
      await expect(visit).toHaveAttribute('target', '_blank');
      await expect(visit).toHaveAttribute('rel', /noopener/);
    }
  }
  await page.goto('/ready-products/course-selling');
  await expect(page.getByRole('link', { name: /^Admin Panel/ })).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the credentials open and close with + and −', async ({ page }) => {
      await page.goto('/ready-products/courier-websites');
      const toggle = page.getByText('CREDENTIALS');
      const table = page.getByRole('table');
      await expect(table).toBeHidden();
      await toggle.click();
      await expect(table).toBeVisible();
      await expect(table.getByRole('rowheader')).toHaveText(['Admin', 'Merchant', 'Rider']);
      await toggle.press('Enter');
      await expect(table).toBeHidden();
    });
  });
}

test('/projects filters the case studies by trade', async ({ page }) => {
  await page.goto('/projects');
  await awaken(page);
  const cases = page.getByRole('article');
  await expect(cases).toHaveCount(8);
  await page.getByRole('button', { name: 'Health' }).click();
  await expect(page.getByRole('button', { name: 'Health' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(cases).toHaveCount(2);
  await page.getByRole('button', { name: 'ALL' }).click();
  await expect(cases).toHaveCount(8);
});
