import { expect, test } from '@playwright/test';
import { allWords, builtPage, regionOf, wordsOf } from './built-page.ts';
import { among, entriesOf, entry, pageWords, technologyNames, titlesOf } from './content.ts';

const services = entriesOf('services');
type Service = (typeof services)[number];
type Block = Service['blocks'][number];

const { detail } = pageWords('services');

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

test('/services lists all in order; title and Explore lead to the same page', () => {
  const page = builtPage('/services');
  const cards = regionOf(page, 'Our Services');
  const titles = allWords(cards.querySelectorAll('h2'));
  expect(titles).toEqual(titlesOf(services));
  expect(among(titles, specifiedServices)).toEqual(specifiedServices);
  expect(cards.querySelectorAll('img')).toHaveLength(services.length);
  for (const { id, title } of services) {
    const links = cards.querySelectorAll(`a[href="/services/${id}"]`);
    const names = links.map((link) => link.getAttribute('aria-label') ?? wordsOf(link));
    expect(names, id).toEqual(expect.arrayContaining([title, `Explore ${title}`]));
  }
  const steps = regionOf(page, 'Software Development Process').querySelectorAll('h3');
  expect(allWords(steps)).toEqual([
    'Requirements Analysis',
    'Contract Signing',
    'Development',
    'Project Accomplished',
  ]);
});

/** The lines of a block's list as its page shows them. */
function shownLines(block: Block) {
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

test('each service has its blocks, in its own order', () => {
  for (const { id, blocks } of services) {
    const page = builtPage(`/services/${id}`);
    for (const [index, block] of blocks.entries()) {
      const shown = page.querySelector(`section[aria-labelledby="block-${index + 1}"]`);
      if (!shown) throw new Error(`/services/${id} lacks ${block.title}`);
      expect(allWords(shown.querySelectorAll('h2'))).toEqual([block.title]);
      expect(allWords(shown.querySelectorAll('p')), block.title).toContain(block.text);
      expect(allWords(shown.querySelectorAll('li')), block.title).toEqual(shownLines(block));
      expect(shown.querySelectorAll('img'), block.title).not.toHaveLength(0);
      if (block.kind === 'quote') {
        const { quote, author, role } = entry('testimonials', block.testimonial);
        const words = wordsOf(shown.querySelector('figure') ?? shown);
        for (const word of [quote, author, role]) expect(words).toContain(word);
      }
      if (block.kind !== 'plan') continue;
      const [names, ...rows] = shown
        .querySelectorAll('tr')
        .map((row) => allWords(row.querySelectorAll('th, td')).filter(Boolean));
      expect(names).toEqual(block.plan.plans.map(({ name }) => name));
      expect(rows.slice(0, -1)).toEqual(
        block.plan.rows.map(({ label, cells }) => [
          label,
          ...cells.map((cell) =>
            // As words are read: a figure does not part with its sign.
            cell.is === 'words' ? cell.words.replaceAll('\u00a0', ' ') : detail.plan[cell.is],
          ),
        ]),
      );
      expect(rows.at(-1)?.[0]).toBe(detail.plan.price);
    }
    expect(page.getElementById(`block-${blocks.length + 1}`)).toBeNull();
  }
});

test('no service is set like its neighbour, and none in one way only', () => {
  const specified = services.filter(({ title }) => specifiedServices.includes(title));
  const kindsOf = (service: Service | undefined) => service?.blocks.map(({ kind }) => kind);
  for (const [index, service] of specified.entries()) {
    const own = kindsOf(service);
    expect(new Set(own).size, service.title).toBeGreaterThan(1);
    expect(own, service.title).not.toEqual(kindsOf(specified.at(index - 1)));
  }
  expect(new Set(specified.flatMap(kindsOf)).size).toBeGreaterThan(4);
});

test('web, mobile and API show technology grids, and so does whatever service has one', () => {
  const specifiedGroups: Record<string, string[]> = {
    'web-development': ['Frontend', 'Backend', 'Database', 'ORM', 'Real-time', 'Payment gateways'],
    'mobile-app': ['Mobile', 'Payment gateways'],
    'api-development': ['Frameworks', 'Real-time', 'Tools', 'Payment gateways'],
  };
  const withGrid = services.filter(({ technologies }) => technologies.length > 0);
  expect(withGrid.map(({ id }) => id)).toEqual(
    expect.arrayContaining(Object.keys(specifiedGroups)),
  );
  const gateways = ['SSLCommerz', 'ShurjoPay', 'AmarPay'];
  for (const { id, technologies } of withGrid) {
    const grid = regionOf(builtPage(`/services/${id}`), 'Technologies we use for this');
    const groups = allWords(grid.querySelectorAll('h3'));
    expect(groups, id).toEqual(titlesOf(technologies));
    const specified = specifiedGroups[id] ?? [];
    expect(among(groups, specified), id).toEqual(specified);
    const lists = grid.querySelectorAll('ul').map((list) => allWords(list.querySelectorAll('li')));
    expect(lists, id).toEqual(technologies.map((group) => technologyNames(group.technologies)));
    if (groups.includes('Payment gateways'))
      expect(among(lists[groups.indexOf('Payment gateways')] ?? [], gateways)).toEqual(gateways);
  }
});

test('what is done today and then stand side by side, on a phone one below the other', async ({
  page,
}) => {
  const service = services.find(({ blocks }) => blocks.some(({ kind }) => kind === 'before-after'));
  const block = service?.blocks.find((one) => one.kind === 'before-after');
  if (!service || !block) throw new Error('no service tells what is done today and then');
  await page.goto(`/services/${service.id}`);
  const columns = [block.before, block.after].map((name) => page.getByRole('list', { name }));
  for (const [width, isBeside] of [
    [1440, true],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const index of block.pairs.keys()) {
      const [before, after] = await Promise.all(
        columns.map((column) => column.getByRole('listitem').nth(index).boundingBox()),
      );
      expect(before?.y === after?.y, `pair ${index + 1} at ${width} px`).toBe(isBeside);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions and terms unfold on the page of a service', async ({ page }) => {
    const { id, questions } = services.at(-1) ?? { id: '', questions: [] };
    await page.goto(`/services/${id}`);
    const shown = page.getByRole('region', { name: detail.questions });
    for (const { question, answer } of questions) {
      await expect(shown.getByText(answer)).toBeHidden();
      await shown.getByText(question).click();
      await expect(shown.getByText(answer)).toBeVisible();
    }
    const terms = page.getByRole('region', { name: 'Before you sign' });
    await expect(terms.locator('details')).toHaveCount(4);
    await terms.getByText('Warranty', { exact: true }).click();
    await expect(terms.getByText(/3\u00a0months after handover/)).toBeVisible();
  });
});
