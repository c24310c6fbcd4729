import { expect, type Locator, type Page } from '@playwright/test';

/** What a demo says on the console that it should not, from its opening on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/**
 * Opens a demo before the other tabs, since those behind draw a frame a second, and waits until it answers:
 * what was pressed before is kept until then (early-presses/DemoPresses.astro).
 */
export async function openDemo(page: Page, address: string): Promise<void> {
  await page.bringToFront();
  await page.goto(address);
  await expect(page.locator('[data-loading]')).toHaveCount(0);
}

/** The tasks of a demo that are ticked off. */
export const doneTasks = (page: Page) =>
  page.getByRole('region', { name: 'Three things to try' }).locator('li[data-done]');

/** A field says what is wrong with it, in a sentence with these words, and has the focus. */
export async function expectFault(field: Locator, words: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(words.replaceAll(' ', '\\s')));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
}
