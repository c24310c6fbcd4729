import { expect, test } from '@playwright/test';
import { entriesOf, entry, pageWords, technologyNames } from './content.ts';
import { isEverywhere } from './routes.ts';

/** Of what is shown, in its order, what is among the things that the site was made to show. */
const among = (shown: readonly string[], specified: readonly string[]) =>
  shown.filter((one) => specified.includes(one));

const services = entriesOf('services');
const products = entriesOf('products');
const galleries = entriesOf('galleries');
const titlesOf = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);

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

/** The first block of a kind among the services, where it stands, and what it says. Throws when there is none. */
function blockOf<Kind extends (typeof services)[number]['blocks'][number]['kind']>(kind: Kind) {
  type Block = (typeof services)[number]['blocks'][number];
  for (const { id, blocks, offer } of services) {
    const index = blocks.findIndex((block) => block.kind === kind);
    const block = blocks[index] as Extract<Block, { kind: Kind }> | undefined;
    if (block) return { address: `/services/${id}`, region: block.title, block, offer };
  }
  throw new Error(`no service has a block of the kind ${kind}`);
}

test('what is done today and then stand side by side, on a phone one below the other', async ({
  page,
}) => {
  const { address, region, block } = blockOf('before-after');
  await page.goto(address);
  const shown = page.getByRole('region', { name: region });
  const columns = [block.before, block.after].map((name) => shown.getByRole('list', { name }));
  for (const { width, beside } of [
    { width: 1440, beside: true },
    { width: 360, beside: false },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    for (const index of block.pairs.keys()) {
      const [before, after] = await Promise.all(
        columns.map((column) => column.getByRole('listitem').nth(index).boundingBox()),
      );
      expect(before?.y === after?.y, `pair ${index + 1} at ${width} px`).toBe(beside);
    }
  }
});

test('a table of plans says what is in which plan, and its prices', async ({ page }) => {
  const { address, region, block } = blockOf('plan');
  await page.goto(address);
  const table = page.getByRole('table', { name: region });
  const names = block.plan.plans.map(({ name }) => name);
  await expect(table.getByRole('columnheader')).toHaveText(names);
  const { plan } = pageWords('services').detail;
  for (const { label, cells } of block.plan.rows) {
    const row = table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: label }) });
    const expected = cells.map((cell) => {
      if (cell.is === 'words') return cell.words;
      return cell.is === 'amount' ? `৳${cell.amount.toLocaleString('en-IN')}` : plan[cell.is];
    });
    await expect(row.getByRole('cell')).toHaveText(expected);
  }
  await expect(table.getByRole('row').last().getByRole('rowheader')).toHaveText(plan.price);
  await page.setViewportSize({ width: 320, height: 800 });
  const right = await table.evaluate((one) => one.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(320);
});

test('a block with the words of a client says whose they are', async ({ page }) => {
  const { address, region, block } = blockOf('quote');
  await page.goto(address);
  const { quote, author, role } = entry('testimonials', block.testimonial);
  const shown = page.getByRole('region', { name: region });
  await expect(shown.getByRole('blockquote')).toHaveText(quote);
  await expect(shown.getByRole('figure')).toContainText(author);
  await expect(shown.getByRole('figure')).toContainText(role);
});

test('a service that a project proves leads to it', async ({ page }) => {
  const proved = services.find(({ proof }) => proof);
  if (!proved?.proof) throw new Error('no service has a proof');
  const { title, results } = entry('projects', proved.proof.project);
  await page.goto(`/services/${proved.id}`);
  const { detail } = pageWords('services');
  const proof = page.getByRole('region', { name: detail.proof });
  await expect(proof).toContainText(results[proved.proof.result - 1] ?? '');
  await proof.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/projects#${proved.proof.project}`);
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the questions about a service open their answers', async ({ page }) => {
      const { id, questions } = entriesOf('services').at(-1) ?? { id: '', questions: [] };
      await page.goto(`/services/${id}`);
      const shown = page.getByRole('region', { name: pageWords('services').detail.questions });
      for (const { question, answer } of questions) {
        await expect(shown.getByText(answer)).toBeHidden();
        await shown.getByText(question).click();
        await expect(shown.getByText(answer)).toBeVisible();
      }
    });
  });
}

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

test('/readyProducts lists all galleries with their number of demos', async ({ page }) => {
  await page.goto('/readyProducts');
  const list = page.getByRole('region', { name: 'All galleries' });
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(titlesOf(galleries));
  for (const { id, cards } of galleries) {
    const row = list
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="/ready-products/${id}"]`) });
    await expect(row.getByText(new RegExp(`^${cards.length} demo`))).toBeVisible();
    await expect(row.getByRole('img')).toBeAttached();
  }
});

test('each gallery has its demos, each with a link that opens in a new tab', {
  tag: '@every-page',
}, async ({ page }) => {
  test.slow();
  for (const { id, cards } of isEverywhere ? galleries : galleries.slice(0, 2)) {
    await page.goto(`/ready-products/${id}`);
    await expect(page.getByText('Our Ready Products').first()).toBeVisible();
    const visits = page.getByRole('link', { name: /^Visit Now/ });
    await expect(visits, id).toHaveCount(cards.length);
    for (const visit of await visits.all()) {
      await expect(visit).toHaveAttribute('href', /^https:\/\//);
      await expect(visit).toHaveAttribute('target', '_blank');
      await expect(visit).toHaveAttribute('rel', /noopener/);
    }
    await expect(page.getByRole('link', { name: /^Admin Panel/ }), id).toHaveCount(
      cards.filter(({ adminLink }) => adminLink).length,
    );
  }
  await page.goto('/ready-products/course-selling');
  await expect(page.getByRole('link', { name: /^Admin Panel/ })).toBeVisible();
});
