import { expect, type Page } from '@playwright/test';
import { findings } from './accessibility-checks.ts';
import { isEverywhere } from './routes.ts';
import { excessOf } from './whole-page.ts';

const expectToFit = async (page: Page) => expect(await excessOf(page)).toBeLessThanOrEqual(0);

/** Fails when axe finds anything in a screen of the desk or of a demo, or the page is wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findings(page)).toEqual([]);
  await expectToFit(page);
}

/** The same for what a screen comes to: the audit asks axe, too. In `npm test` it sees each room of the desk once. */
export const expectAccessibleInAudit = isEverywhere ? expectAccessible : expectToFit;
