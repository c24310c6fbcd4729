import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessibleInAudit } from '../accessible.ts';
import { complaintsOf } from '../looks/policy.ts';
import { hasStorage } from '../odd-browsers.ts';
import { widths } from '../routes.ts';

/**
 * Opens a demo before the other tabs, since those behind draw a frame a second, and waits until it answers:
 * what was pressed before is kept until then (early-presses/DemoPresses.astro).
 */
export async function openDemo(page: Page, address: string): Promise<void> {
  await page.bringToFront();
  await page.goto(address);
  await expect(page.locator('[data-loading]')).toHaveCount(0);
}

/** Ends a journey that a browser without storage can't follow any further. */
const needStorage = () => test.skip(!hasStorage, 'What goes on from here lies in the storage.');

/** Opens a demo in another tab of the same browser, which shares what that keeps. */
export async function openTab(page: Page, address: string): Promise<Page> {
  needStorage();
  const tab = await page.context().newPage();
  await openDemo(tab, address);
  return tab;
}

/** Loads a demo anew, which goes on with what the browser keeps. */
export async function comeBack(page: Page): Promise<void> {
  needStorage();
  await page.reload();
}

/**
 * Does the three things that a demo gives its visitors to try: on a phone, and in the audit at a desk, too.
 * @param steps what a visitor does, from the first screen on
 */
export function tryDemo(demo: string, title: string, steps: (page: Page) => Promise<void>): void {
  for (const width of widths) {
    test.describe(`${demo} at ${width} px`, { tag: '@every-page' }, () => {
      test.use({ viewport: { width, height: 800 } });

      test(title, async ({ page, context }) => {
        const complaints = complaintsOf(page);
        await context.addInitScript(() => {
          window.print = () => document.documentElement.setAttribute('data-printed', '');
        });
        await openDemo(page, `/demos/${demo}`);
        await steps(page);
        await expect(page.locator('#tasks > li[data-done]')).toHaveCount(3);
        expect(complaints).toEqual([]);
      });
    });
  }
}

export const main = (page: Page) => page.getByRole('main');

/** A line of a list that has some words. */
export const lineOf = (page: Page, words: string) =>
  main(page).getByRole('listitem').filter({ hasText: words });

/** Presses the first button of a name. What this comes to fits the window, and in the audit axe finds nothing on it. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await expectAccessibleInAudit(page);
}

/** Follows the first link of a name. */
export const follow = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name }).first().click();

export const write = (page: Page, field: string | RegExp, text: string) =>
  page.getByRole('textbox', { name: field }).fill(text);

export const choose = (page: Page, field: string | RegExp, option: string | { index: number }) =>
  page.getByRole('combobox', { name: field }).selectOption(option);

/** A button of the page has been pressed that prints. */
export const expectPrinted = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-printed');

/** A field says what is wrong with it, in a sentence with these words, and has the focus. */
export async function expectFault(field: Locator, words: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(words.replaceAll(' ', '\\s')));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
}
