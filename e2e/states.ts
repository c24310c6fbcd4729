import { expect, type Page } from '@playwright/test';
import { entriesOf, firstTwoOffices, orderOf, techStack } from './content.ts';
import {
  box,
  expectThanks,
  openContact,
  openDialog,
  ready,
  send,
  writeContact,
} from './enquiries-form.ts';
import { answerForMap } from './foreign-map.ts';

/** What can be opened on a page: where it is, and the ways to open it, one for each look of it. */
interface Openable {
  readonly route: string;
  /** Opened only where it exists; otherwise on any screen. */
  readonly screen?: 'phone';
  readonly ways: readonly ((page: Page) => Promise<void>)[];
}

/** Opens a page and waits until the part of it that has to answer does. */
async function awake(page: Page, route: string, island: string): Promise<void> {
  await page.goto(route);
  await page.locator(island).first().scrollIntoViewIfNeeded();
  await expect(page.locator(`astro-island[ssr]:has(${island})`)).toHaveCount(0);
}

const press = (route: string, name: string, role: 'tab' | 'button') => async (page: Page) => {
  // The name of a filter ends in its count.
  const named = role === 'tab' ? { name, exact: true } : { name: new RegExp(`^${name}( \\d+)?$`) };
  const target = page.getByRole('main').getByRole(role, named);
  const chosen = role === 'tab' ? 'aria-selected' : 'aria-pressed';
  await awake(page, route, `[${chosen}]`);
  await target.click();
  await expect(target).toHaveAttribute(chosen, 'true');
};

async function openEverything(page: Page, route: string): Promise<void> {
  await page.goto(route);
  const panels = page.locator('details:not([open]) > summary').filter({ visible: true });
  for (let left = await panels.count(); left > 0; left -= 1) await panels.first().click();
}

/** The offer that an address asks for, with the form below it. */
async function openOffer(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('#offer-enquiry').scrollIntoViewIfNeeded();
  await expect(page.locator('main textarea')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
}

async function openSearch(page: Page, words: string): Promise<void> {
  await page.goto('/faq');
  await expect(async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole('dialog').getByRole('combobox').fill(words);
}

/** A page as browsers without script show it: the checks themselves need one that runs theirs. */
async function openWithoutScript(page: Page, path: string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(/<script\b.*?<\/script>/gs, '');
    return route.fulfill({ response, body: html });
  });
  await page.goto(path);
}

/** Sends an empty form, past the browser's own checks; the server answers with its errors. */
async function sendNothing(page: Page): Promise<void> {
  await openWithoutScript(page, '/contact');
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await send(page).click();
  await expect(page.getByText('Please write your name.')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
}

const labelsOf = (folder: 'team-categories' | 'project-categories') =>
  entriesOf(folder).map(({ label }) => label);
const slides = orderOf('slides');
const [, otherOffice] = firstTwoOffices();

/**
 * Every state that the checks open, by the name under which content/pages/accessibility/index.yaml tells
 * visitors that it is checked.
 */
export const states: Readonly<Record<string, Openable>> = {
  menu: {
    route: '/',
    screen: 'phone',
    ways: [
      async (page) => {
        await page.goto('/');
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
      },
    ],
  },
  slides: {
    route: '/',
    ways: slides.slice(1).map((_, index) => async (page: Page) => {
      const name = `Slide ${index + 2} of ${slides.length}`;
      await awake(page, '/', '[aria-roledescription=carousel]');
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('group', { name })).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
    }),
  },
  tabs: {
    route: '/about-us',
    ways: ['ALL', ...techStack().map(({ label }) => label)].map((name) =>
      press('/about-us', name, 'tab'),
    ),
  },
  team: {
    route: '/about-us',
    ways: labelsOf('team-categories').map((name) => press('/about-us', name, 'button')),
  },
  projects: {
    route: '/projects',
    ways: ['ALL', ...labelsOf('project-categories')].map((name) =>
      press('/projects', name, 'button'),
    ),
  },
  offices: {
    route: '/contact',
    ways: [
      async (page) => {
        await answerForMap(page);
        await awake(page, '/contact', 'input[type=radio]');
        await page.getByRole('radio', { name: otherOffice.name }).check({ force: true });
        await page.getByRole('link', { name: /^Directions/ }).scrollIntoViewIfNeeded();
        await expect(page.getByTitle(`Map of the ${otherOffice.name}`)).toBeVisible();
      },
    ],
  },
  credentials: {
    route: '/ready-products/e-commerce',
    ways: [(page) => openEverything(page, '/ready-products/e-commerce')],
  },
  questions: { route: '/faq', ways: [(page) => openEverything(page, '/faq')] },
  contact: {
    route: '/contact',
    ways: [
      async (page) => {
        await openContact(page);
        await send(page).click();
        await expect(box(page, 'Your name')).toBeFocused();
      },
      async (page) => {
        await page.route('**/api/*', (route) => route.abort('internetdisconnected'));
        await openContact(page);
        await writeContact(page, 'To see the other ways to send');
        await send(page).click();
        await expect(page.getByRole('group', { name: 'Send it another way' })).toBeVisible();
      },
      async (page) => {
        await page.unrouteAll();
        await openContact(page);
        await writeContact(page, `To see the thanks, ${Math.random()}`);
        await send(page).click();
        await expectThanks(page);
      },
    ],
  },
  demo: {
    route: '/products/HRM',
    ways: [
      openDialog,
      async (page) => {
        await openDialog(page);
        const dialog = page.getByRole('dialog');
        await dialog.locator('button[type=submit]:visible').click();
        await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
      },
      async (page) => {
        await page.goto('/book-a-demo');
        await ready(page);
        await page.locator('main form button[type=submit]:visible').click();
        await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
      },
    ],
  },
  offer: {
    route: '/price',
    ways: [
      (page) => openOffer(page, '/price?product=POS'),
      (page) => openOffer(page, '/bn/price?product=EMIS&students=12&colour=red'),
      (page) => openWithoutScript(page, '/api/price?product=POS&branches=3'),
    ],
  },
  search: {
    route: '/faq',
    ways: ['', 'erp', 'qqqqqq'].map((words) => (page: Page) => openSearch(page, words)),
  },
  'not-found': {
    route: '/products/ERPP',
    ways: [async (page) => void (await page.goto('/products/ERPP'))],
  },
  'thank-you': {
    route: '/thank-you',
    ways: [async (page) => void (await page.goto('/thank-you?reference=NK-7K3M-9QWX'))],
  },
  'no-script': {
    route: '/contact',
    ways: [sendNothing, (page) => openWithoutScript(page, '/about-us')],
  },
};
