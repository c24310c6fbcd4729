import { expect, type Page } from '@playwright/test';
import { firstTwoOffices, orderOf } from './content.ts';
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
import { hydrateIslands, openAnswering } from './islands.ts';
import { isEverywhere } from './routes.ts';

/** Opens what can be opened somewhere, and has each of its looks checked. */
type State = (page: Page, look: () => Promise<void>) => Promise<void>;

/** Of looks that are alike, `npm test` takes the last. */
const chosen = <One>(all: readonly One[]) => (isEverywhere ? all : all.slice(-1));

/** Presses one after the other what is pressed, selected or shown on a page. */
const pressing =
  (route: string, attribute: 'aria-pressed' | 'aria-selected'): State =>
  async (page, look) => {
    await openAnswering(page, route);
    const controls = await page.locator(`main [${attribute}]`).all();
    expect(controls).not.toHaveLength(0);
    for (const control of chosen(controls)) {
      await control.click();
      await expect(control).toHaveAttribute(attribute, 'true');
      await look();
    }
  };

/** Unfolds all that is folded on a page. */
const unfolding =
  (route: string): State =>
  async (page, look) => {
    await page.goto(route);
    const folds = page.locator('details:not([open]) > summary').filter({ visible: true });
    for (let left = await folds.count(); left > 0; left -= 1) await folds.first().click();
    await look();
  };

const opening =
  (route: string): State =>
  async (page, look) => {
    await page.goto(route);
    await look();
  };

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

const namesOfSlides = orderOf('slides').map(
  (_, index, { length }) => `Slide ${index + 1} of ${length}`,
);

/**
 * Every state that is checked, by the name under which content/pages/accessibility/index.yaml tells visitors so.
 * That of the menu is there on phones alone.
 */
export const states: Readonly<Record<string, State>> = {
  menu: async (page, look) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await look();
  },
  slides: async (page, look) => {
    await openAnswering(page, '/');
    for (const name of chosen(namesOfSlides.slice(1))) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('group', { name })).toBeVisible();
      await look();
    }
  },
  tabs: pressing('/about-us', 'aria-selected'),
  team: pressing('/about-us', 'aria-pressed'),
  projects: pressing('/projects', 'aria-pressed'),
  offices: async (page, look) => {
    const [, other] = firstTwoOffices();
    await answerForMap(page);
    await page.goto('/contact');
    await hydrateIslands(page);
    await page.getByRole('main').getByText(other.name, { exact: true }).click();
    await page.getByRole('link', { name: /^Directions/ }).scrollIntoViewIfNeeded();
    await expect(page.getByTitle(`Map of the ${other.name}`)).toBeVisible();
    await look();
  },
  credentials: unfolding('/ready-products/e-commerce'),
  questions: unfolding('/faq'),
  contact: async (page, look) => {
    await page.route('**/api/*', (route) => route.abort('internetdisconnected'));
    await openContact(page);
    await send(page).click();
    await expect(box(page, 'Your name')).toBeFocused();
    await look();
    await writeContact(page, `To see the other ways and the thanks, ${Math.random()}`);
    await send(page).click();
    await expect(page.getByRole('group', { name: 'Send it another way' })).toBeVisible();
    await look();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectThanks(page);
    await look();
  },
  demo: async (page, look) => {
    await openDialog(page);
    await look();
    const dialog = page.getByRole('dialog');
    await dialog.locator('button[type=submit]:visible').click();
    await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
    await look();
    await page.goto('/book-a-demo');
    await ready(page);
    await page.locator('main form button[type=submit]:visible').click();
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
    await look();
  },
  offer: async (page, look) => {
    for (const query of chosen(['/price?product=POS', '/bn/price?product=EMIS&students=12&x=1'])) {
      await page.goto(query);
      await page.locator('#offer-enquiry').scrollIntoViewIfNeeded();
      await expect(page.locator('main textarea')).toBeVisible();
      await look();
    }
    await openWithoutScript(page, '/api/price?product=POS&branches=3');
    await look();
  },
  search: async (page, look) => {
    await openAnswering(page, '/faq');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    for (const words of ['', 'erp', 'qqqqqq']) {
      await page.getByRole('dialog').getByRole('combobox').fill(words);
      await look();
    }
  },
  'not-found': opening('/products/ERPP'),
  'thank-you': opening('/thank-you?reference=NK-7K3M-9QWX'),
  'no-script': async (page, look) => {
    await openWithoutScript(page, '/about-us');
    await look();
    await page.goto('/contact');
    // Past the browser's own checks; the server answers with its errors.
    await page.locator('main form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await send(page).click();
    await expect(page.getByText('Please write your name.')).toBeVisible();
    await look();
  },
};
