import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { ServerProcess } from '../../server/test/server-process.ts';
import { entry } from '../content.ts';
import { expectAccessible } from './accessible.ts';
import { type DeskServer, startDesks, stopDesks, test } from './desk-server.ts';

/** Building the site takes its time, and other journeys run beside it. */
const buildTimeout = 420_000;

// One server and one build for all of them.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 360, height: 800 } });

const accountant = { en: 'Accountant of the shops', bn: 'দোকানের হিসাবরক্ষক' };
const nextYear = new Date().getFullYear() + 1;

let directory: string;
let servers: ServerProcess[];
let desk: DeskServer;

test.beforeAll(async ({ request }) => {
  directory = await mkdtemp(path.join(tmpdir(), 'release-'));
  const started = await startDesks({ DATA_DIR: directory }, 1, request);
  servers = started.servers;
  desk = started.desks[0] as DeskServer;
});

test.afterAll(async () => {
  await stopDesks(servers);
  // The editor ends a moment after its server.
  await rm(directory, { recursive: true, maxRetries: 20 });
});

async function speak(page: Page, language: 'en' | 'bn'): Promise<void> {
  const headers = { origin: desk.site };
  await page.request.patch(`${desk.site}/api/desk/session`, { data: { language }, headers });
}

async function setPrice(page: Page, price: string): Promise<void> {
  await page.goto(`${desk.site}/desk/content/singles/prices?field=plans/0/rent/price/base`);
  const field = page.getByRole('textbox', { name: 'Lowest price', exact: true });
  await expect(field).toBeFocused();
  await field.fill(price);
  await field.press('Tab');
  await expect(page.getByRole('status').filter({ hasText: 'Saved in the draft' })).toBeVisible();
}

test('an opening is made from its template and filled in, in Bangla', async ({ page }) => {
  await desk.signIn(page);
  await speak(page, 'bn');
  await page.goto(`${desk.site}/desk/content`);
  const openings = page.getByRole('region', { name: 'খালি পদ', exact: true });
  await openings.getByRole('button', { name: 'নতুন' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('নাম', { exact: true }).fill(accountant.bn);
  await dialog.getByLabel('ইংরেজি অক্ষরে ছোট একটি নাম').fill('accountant');
  const template = entry('openings', 'software-engineer', 'bn').title;
  await dialog.getByLabel('যা দিয়ে শুরু').selectOption(template);
  await dialog.getByRole('button', { name: 'তৈরি করুন' }).click();
  await expect(page).toHaveURL(/\/content\/openings\/accountant$/);
  const position = page.getByRole('group', { name: 'পদ', exact: true });
  await expect(position.getByRole('textbox', { name: 'বাংলা' })).toHaveValue(accountant.bn);
  await position.getByRole('textbox', { name: 'English' }).fill(accountant.en);
  await page.getByLabel('প্রকাশের দিন').fill(`${nextYear}-01-01`);
  await page.getByLabel('আবেদনের শেষ দিন').fill(`${nextYear}-06-30`);
  await page.getByLabel('এখনো উদাহরণ').uncheck();
  await expect
    .poll(async () => {
      const opened = await page.request.get(`${desk.site}/api/desk/content/openings/accountant`);
      return opened.json();
    })
    .toMatchObject({
      values: { title: accountant, closes: `${nextYear}-06-30` },
      faults: [],
      samples: [],
      state: 'new',
    });
  await expectAccessible(page);
  await speak(page, 'en');
});

test('a price and the opening are published, and gone back from', async ({ page }) => {
  test.setTimeout(2 * buildTimeout);
  await desk.signIn(page);
  await setPrice(page, '1765');
  await page.goto(`${desk.site}/desk/release`);
  const changes = page.getByRole('article').filter({ hasText: 'Price book' });
  await expect(changes).toContainText('Lowest price');
  await expect(changes.getByText('৳ 1,765', { exact: true })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: accountant.en })).toContainText('New');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('Published. The site shows it now.')).toBeVisible({
    timeout: buildTimeout,
  });
  await expect(page.getByText('Nothing in the draft differs from the site.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${desk.site}/products/POS`);
  await expect(page.getByText('1,765').first()).toBeVisible();
  await page.goto(`${desk.site}/bn/career`);
  await expect(page.getByRole('heading', { name: accountant.bn })).toBeVisible();

  await page.goto(`${desk.site}/desk/release`);
  await page.getByRole('button', { name: 'Go back to this' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go back to this' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Price book' })).toContainText(
    '৳ 1,765',
  );
  // The draft differs at once; the site goes back as soon as its pages are read.
  await expect(async () => {
    await page.goto(`${desk.site}/products/POS`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.getByText('1,765').count()).toBe(0);
  }).toPass({ timeout: 15_000 });
  await page.goto(`${desk.site}/bn/career`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: accountant.bn })).toHaveCount(0);
});
