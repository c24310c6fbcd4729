import { expect, type Page } from '@playwright/test';
import { findings } from '../accessibility-checks.ts';
import { excessOf } from '../whole-page.ts';

/** Fails when axe finds anything, or the page is wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findings(page)).toEqual([]);
  expect(await excessOf(page)).toBe(0);
}
