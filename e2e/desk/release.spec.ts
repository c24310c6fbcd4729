import type { Release } from '@nokshi/contract/release.ts';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInAudit } from '../accessible.ts';
import { entry } from '../content.ts';
import { askAs, type DeskServer, rahim, test } from './desk-server.ts';

test.use({ viewport: { width: 360, height: 800 } });

const accountant = { en: 'Accountant of the shops', bn: 'দোকানের হিসাবরক্ষক' };
/** A figure of the price book: what renting the first of its plans costs at least. */
const rent = 'plans/0/rent/price/base';
const nextYear = new Date().getFullYear() + 1;

test('an opening is made from its template and a price is changed, in Bangla', {
  tag: '@every-page',
}, async ({ page, edited: desk }) => {
  const { get, speak } = askAs(page, desk);
  await speak('bn');
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
    .poll(() => get('/content/openings/accountant'))
    .toMatchObject({
      values: { title: accountant, closes: `${nextYear}-06-30` },
      faults: [],
      samples: [],
      state: 'new',
    });
  await expectAccessible(page);

  await page.goto(`${desk.site}/desk/content/singles/prices?field=${rent}`);
  const price = page.locator(`[data-path="${rent}"]`).getByRole('textbox');
  await expect(price).toBeFocused();
  await price.fill('1750');
  await price.press('Tab');
  await expect(price).toHaveValue('১,৭৫০');
  await expect(page.getByText('খসড়ায় রাখা হয়েছে')).toBeVisible();
  await expectAccessibleInAudit(page);
});

/**
 * Answers as a server that publishes, step by step: to build the site takes a minute, which
 * walks/publish.test.ts spends.
 * @returns goes on to a step; and what was asked for
 */
async function publishInSteps(page: Page, desk: DeskServer) {
  const { get } = askAs(page, desk);
  const asked: string[] = [];
  let step: Partial<Release> = {};
  await page.route(/\/api\/desk\/release(?:\/back)?$/, async (route) => {
    const request = route.request();
    const isAsked = request.method() === 'POST';
    if (isAsked) {
      asked.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`);
      step = { what: 'release', state: 'building', progress: 0.5 };
    }
    const release: Release = await get('/release');
    await route.fulfill({
      status: isAsked ? 202 : 200,
      json: { ...release, lacks: null, ...step },
    });
  });
  return {
    asked,
    goOn: (next: Partial<Release>) => {
      step = next;
    },
  };
}

test('a price is published alone, from its entry, while another change waits', async ({
  page,
  edited: desk,
}) => {
  const publishing = await publishInSteps(page, desk);
  const areSaved = () =>
    expect(page.getByRole('status').filter({ hasText: 'Saved in the draft' })).toBeVisible();
  await page.goto(`${desk.site}/desk/content/team/imtiaz-bhuiyan`);
  await page.getByRole('textbox', { name: 'English' }).first().fill('Imtiaz B.');
  await areSaved();
  await page.goto(`${desk.site}/desk/content/singles/prices?field=${rent}`);
  const field = page.getByRole('textbox', { name: 'Lowest price', exact: true });
  await field.fill('1745');
  await field.press('Tab');
  await areSaved();
  await page.getByRole('link', { name: 'Publish this …' }).click();
  await expect(page.getByRole('checkbox', { name: 'Publish Price book' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Publish Imtiaz/ })).not.toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish what is ticked (1)' }).click();
  await expect
    .poll(() => publishing.asked)
    .toEqual(['/api/desk/release {"entries":["singles/prices"]}']);
  await expect(page.getByRole('progressbar')).toBeVisible();
  const at = new Date().toISOString();
  const current = { id: 'second', at, by: rahim.name, isRenewal: false };
  publishing.goOn({ state: 'idle', current, changes: [] });
  await expect(page.getByText('Published. The site shows it now.')).toBeVisible();
});

test('a price is published, and gone back from', { tag: '@every-page' }, async ({
  page,
  edited: desk,
}) => {
  const publishing = await publishInSteps(page, desk);
  await page.goto(`${desk.site}/desk/content/singles/prices?field=${rent}`);
  const field = page.getByRole('textbox', { name: 'Lowest price', exact: true });
  await expect(field).toBeFocused();
  await field.fill('1765');
  await field.press('Tab');
  await expect(page.getByRole('status').filter({ hasText: 'Saved in the draft' })).toBeVisible();
  await page.goto(`${desk.site}/desk/release`);
  const changes = page.getByRole('article').filter({ hasText: 'Price book' });
  await expect(changes).toContainText('Lowest price');
  await expect(changes.getByText('৳ 1,765', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  const at = new Date().toISOString();
  const current = { id: 'second', at, by: rahim.name, isRenewal: false };
  const previous = [{ id: 'original', at, by: '', isRenewal: false }];
  publishing.goOn({ state: 'idle', current, previous, changes: [] });
  await expect(page.getByText('Published. The site shows it now.')).toBeVisible();
  await expect(page.getByText('Nothing in the draft differs from the site.')).toBeVisible();
  await expectAccessibleInAudit(page);

  await page.getByRole('button', { name: 'Go back to this' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go back to this' }).click();
  await expect
    .poll(() => publishing.asked)
    .toEqual(['/api/desk/release ', '/api/desk/release/back {"id":"original"}']);
  // The draft differs from what is on the site now.
  publishing.goOn({ state: 'idle', current: null, previous: [] });
  await expect(changes).toContainText('৳ 1,765');
});

test('what is to be published at a set time waits for it, and is taken back', async ({
  page,
  edited: desk,
}) => {
  await page.goto(`${desk.site}/desk/content/singles/prices?field=${rent}`);
  const field = page.getByRole('textbox', { name: 'Lowest price', exact: true });
  await field.fill('1755');
  await field.press('Tab');
  await expect(page.getByRole('status').filter({ hasText: 'Saved in the draft' })).toBeVisible();
  await page.goto(`${desk.site}/desk/release`);
  await page.getByText('Publish at a set time').click();
  const time = page.getByLabel('Day and time, on the company’s clock');
  await page.getByRole('button', { name: 'Publish then' }).click();
  await expect(time).toHaveAccessibleDescription('Choose a day and a time.');
  const inTwoDays = new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await time.fill(`${inTwoDays}T09:30`);
  await page.getByRole('button', { name: 'Publish then' }).click();
  const plan = page
    .getByRole('listitem')
    .filter({ hasText: 'all changes that the draft has then' });
  await expect(plan).toContainText(`planned by ${rahim.name}`);
  await expectAccessible(page);
  await page.reload();
  await plan.getByRole('button', { name: 'Take it back' }).click();
  await expect(plan).toHaveCount(0);
});
