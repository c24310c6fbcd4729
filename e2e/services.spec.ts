import { expect, test } from '@playwright/test';
import { among, entriesOf, technologyNames, titlesOf } from './content.ts';
import { isEverywhere } from './routes.ts';

const services = entriesOf('services');

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

test('/services lists all in order; title and Explore lead to the same page', async ({ page }) => {
  await page.goto('/services');
  const cards = page.getByRole('region', { name: 'Our Services' });
  await expect(
    page.getByText(
      'Explore our wide range of professional services crafted to meet your digital needs.',
    ),
  ).toBeVisible();
  const titles = cards.getByRole('heading', { level: 2 });
  await expect(titles).toHaveText(titlesOf(services));
  expect(among(await titles.allInnerTexts(), specifiedServices)).toEqual(specifiedServices);
  await expect(cards.getByRole('img')).toHaveCount(services.length);
  for (const { id, title } of services) {
    for (const name of [title, `Explore ${title}`]) {
      const link = cards.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', `/services/${id}`);
    }
  }
  await page.evaluate(() => scrollTo(0, 900));
  await cards.getByRole('link', { name: 'Explore IT Consultation' }).click();
  await expect(page).toHaveURL('/services/it-consultation');
  expect(await page.evaluate(() => scrollY)).toBe(0);
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

/** The lines of a block's list as its page shows them. */
function shownLines(block: (typeof services)[number]['blocks'][number]) {
  switch (block.kind) {
    case 'before-after':
      return [...block.pairs.map(({ before }) => before), ...block.pairs.map(({ after }) => after)];
    case 'steps':
      return block.points.map((step, index) => `${index + 1} ${step}`);
    case 'sheet':
      return block.rows.map(({ label, text }) => `${label} ${text}`);
    default:
      return block.points;
  }
}

for (const { id, blocks } of isEverywhere ? services : services.slice(0, 1)) {
  test(`/services/${id} has its blocks with sides alternating`, {
    tag: '@every-page',
  }, async ({ page }) => {
    await page.goto(`/services/${id}`);
    const left: number[] = [];
    for (const [index, block] of blocks.entries()) {
      const shown = page.locator(`section[aria-labelledby="block-${index + 1}"]`);
      await expect(shown.getByRole('heading')).toHaveText(block.title);
      await expect(shown.getByRole('paragraph')).toHaveCount(1);
      await expect(shown.getByRole('paragraph')).toHaveText(block.text);
      await expect(shown.getByRole('listitem')).toHaveText(shownLines(block));
      left.push((await shown.getByRole('img').boundingBox())?.x ?? 0);
    }
    await expect(page.locator(`#block-${blocks.length + 1}`)).toHaveCount(0);
    for (const [index, x] of left.entries()) {
      if (index > 0) expect(Math.abs(x - (left[index - 1] ?? 0))).toBeGreaterThan(200);
    }
  });
}

test('no service is set like its neighbour, and none in one way only', () => {
  const specified = services.filter(({ title }) => specifiedServices.includes(title));
  const kindsOf = (service: (typeof services)[number] | undefined) =>
    service?.blocks.map(({ kind }) => kind);
  for (const [index, service] of specified.entries()) {
    const own = kindsOf(service);
    expect(new Set(own).size, service.title).toBeGreaterThan(1);
    expect(own, service.title).not.toEqual(kindsOf(specified.at(index - 1)));
  }
  expect(new Set(specified.flatMap(kindsOf)).size).toBeGreaterThan(4);
});

const specifiedGroups: Record<string, string[]> = {
  'web-development': ['Frontend', 'Backend', 'Database', 'ORM', 'Real-time', 'Payment gateways'],
  'mobile-app': ['Mobile', 'Payment gateways'],
  'api-development': ['Frameworks', 'Real-time', 'Tools', 'Payment gateways'],
};

test('web, mobile and API show technology grids, and so does whatever service has one', async ({
  page,
}) => {
  const withGrid = services.filter(({ technologies }) => technologies.length > 0);
  const ids = withGrid.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(Object.keys(specifiedGroups)));
  for (const { id, technologies } of withGrid) {
    await page.goto(`/services/${id}`);
    const grid = page.getByRole('region', { name: 'Technologies we use for this' });
    const groups = grid.getByRole('heading', { level: 3 });
    await expect(groups).toHaveText(titlesOf(technologies));
    const specified = specifiedGroups[id] ?? [];
    expect(among(await groups.allInnerTexts(), specified), id).toEqual(specified);
    for (const [index, group] of technologies.entries()) {
      const items = grid.getByRole('list').nth(index).getByRole('listitem');
      await expect(items).toHaveText(technologyNames(group.technologies));
      if (group.title !== 'Payment gateways') continue;
      const gateways = ['SSLCommerz', 'ShurjoPay', 'AmarPay'];
      expect(among(await items.allInnerTexts(), gateways)).toEqual(gateways);
    }
  }
});
