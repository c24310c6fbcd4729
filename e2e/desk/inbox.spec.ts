import { expect, type Page } from '@playwright/test';
import { expectAccessibleInAudit } from '../accessible.ts';
import {
  atWidths,
  type DeskServer,
  deafen,
  inOwnBrowser,
  karima,
  lines,
  test,
} from './desk-server.ts';

const lineOf = (page: Page, name: string) => lines(page).filter({ hasText: name });

const anEnquiry = (number: number) => ({
  name: `Visitor ${String(number).padStart(2, '0')}`,
  subject: `Shop s${number}s`,
  page: number % 2 === 0 ? '/bn/contact' : '/contact',
  campaign: number === 1 ? 'utm_source=fair' : '',
});

/** More than a page of enquiries, all at once. */
async function enquireOften(desk: DeskServer): Promise<void> {
  const numbers = Array.from({ length: 52 }, (_, index) => index + 1);
  await Promise.all(numbers.map((number) => desk.enquire(anEnquiry(number))));
}

atWidths('the list is narrowed, keeps its place, and is closed at once', async ({ page, desk }) => {
  await enquireOften(desk);
  await desk.open(page);
  await expect(page.getByRole('link', { name: 'Inbox' })).toHaveAttribute('aria-current', 'page');
  await expect(lines(page)).toHaveCount(50);
  await lines(page).last().scrollIntoViewIfNeeded();
  await expect(lines(page)).toHaveCount(52);
  const opened = lines(page).nth(47).getByRole('link');
  const name = (await opened.textContent())?.match(/Visitor \d\d/)?.[0] ?? '';
  await opened.scrollIntoViewIfNeeded();
  await opened.click();
  await expect(page).toHaveURL(/\/desk\/enquiries\/NK-[-\w]+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(opened).toBeInViewport();
  await expect(opened).toBeFocused();

  const filter = page.getByRole('button', { name: /^Filter/ });
  await filter.click();
  await page.getByLabel('Language').last().selectOption('বাংলা');
  await expect(lines(page)).toHaveCount(26);
  await page.getByLabel('Page', { exact: true }).selectOption('/contact');
  await expect(page.getByText('No enquiry is like this.')).toBeVisible();
  await expect(filter).toHaveText('Filter (2)');
  await expectAccessibleInAudit(page);
  await page.goBack();
  await expect(lines(page)).toHaveCount(26);
  await page.getByRole('button', { name: 'Language: বাংলা: take away' }).click();
  await page.getByLabel('Campaign', { exact: true }).selectOption('utm_source=fair');
  await page.getByLabel('To day', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('No enquiry is like this.')).toBeVisible();
  await page.getByLabel('To day', { exact: true }).fill('2999-12-31');
  await expect(lines(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Take all away' }).click();

  const search = page.getByRole('searchbox');
  await search.fill('s');
  await expect(page.getByText('At least two letters.')).toBeVisible();
  await expect(async () => {
    await search.fill('');
    await search.pressSequentially('shop s42s');
    await expect(lines(page)).toHaveCount(1, { timeout: 2000 });
  }).toPass();
  await expect(search).toHaveValue('shop s42s');
  await expect(page).toHaveURL(/q=shop\+s42s/);
  await page.reload();
  await expect(lineOf(page, 'Visitor 42')).toBeVisible();
  await expect(search).toHaveValue('shop s42s');

  // All that match are closed after one was told how many, those not shown yet among them.
  await page.goto(`${desk.site}/desk`);
  await expect(lines(page)).toHaveCount(50);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'All 50 shown' }).click();
  await page.getByRole('button', { name: 'All that match' }).click();
  const close = page.getByRole('region', { name: 'Marked enquiries' }).getByText('Close');
  await close.click();
  const dialog = page.getByRole('dialog', { name: 'Close 52 enquiries?' });
  await expectAccessibleInAudit(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await close.click();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('Closed: 52.')).toBeVisible();
  await expect(page.getByText('Nobody is waiting.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('the list is gone through, answered and closed with keys, and several at once', {
  tag: '@every-page',
}, async ({ page, desk }) => {
  const first = await desk.enquire(anEnquiry(1));
  for (const number of [2, 3, 4]) await desk.enquire(anEnquiry(number));
  await deafen(page);
  await desk.open(page);
  await expect(lines(page)).toHaveCount(4);
  for (const key of ['j', 'j', 'k']) await page.keyboard.press(key);
  await expect(lineOf(page, 'Visitor 01').getByRole('link')).toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByText('Marked as answered: 1.')).toBeVisible();
  await expect(lines(page)).toHaveCount(3);
  await expect(lineOf(page, 'Visitor 02').getByRole('link')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(lines(page)).toHaveCount(4);

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('j?x');
  await expect(page.getByRole('searchbox')).toHaveValue('j?x');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('searchbox').fill('');
  await expect(lines(page)).toHaveCount(4);
  await lineOf(page, 'Visitor 03').getByRole('link').focus();
  await page.keyboard.press('Control+x');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expectAccessibleInAudit(page);
  await page.getByLabel('Use these keys').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('desk-keys'));
  await page.reload();
  await page.getByLabel('Mark Visitor 01').check();
  await lineOf(page, 'Visitor 03').getByRole('link').focus();
  await page.keyboard.press('x');
  await expect(page.getByText('2 marked')).toBeVisible();
  await expectAccessibleInAudit(page);

  const other = await inOwnBrowser(page, desk, karima.email, `/enquiries/${first}`);
  await other.getByRole('button', { name: 'I see to it' }).click();
  await expect(other.getByRole('button', { name: 'Leave it to others' })).toBeVisible();
  await other.context().close();
  await page.getByRole('region', { name: 'Marked enquiries' }).getByText('Close').click();
  await expect(page.getByText('Closed: 1.')).toBeVisible();
  await expect(page.getByText('left as they are: 1.')).toBeVisible();
  await expect(page.getByRole('link', { name: first })).toBeVisible();
  await expect(lines(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines(page)).toHaveCount(4);

  await page.getByLabel('Mark Visitor 02').focus();
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { level: 1, name: 'Visitor 02' })).toBeVisible();
  const opened = lineOf(page, 'Visitor 02').getByRole('link');
  await expect(opened).toHaveAttribute('aria-current', 'true');
  await expectAccessibleInAudit(page);
  await page.keyboard.press('Escape');
  await expect(lineOf(page, 'Visitor 02').getByRole('link')).toBeFocused();

  // Answered beside the list, which it leaves: its place is where one goes on.
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { level: 1, name: 'Visitor 02' })).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('button', { name: 'Not answered after all' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lineOf(page, 'Visitor 03').getByRole('link')).toBeFocused();
});

test('what is known of an enquiry is shown while the rest is on its way', async ({
  page,
  desk,
}) => {
  const reference = await desk.enquire(anEnquiry(1));
  await desk.open(page);
  const rest = Promise.withResolvers<void>();
  // Of the context: the worker that keeps what was read asks for it.
  await page.context().route(`**/api/desk/enquiries/${reference}`, async (route) => {
    await rest.promise;
    await route.continue();
  });
  await lineOf(page, 'Visitor 01').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Visitor 01' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Shop s1s' })).toBeVisible();
  await expect(page.getByText('The rest is on its way.')).toBeAttached();
  rest.resolve();
  await expect(page.getByRole('button', { name: 'Mark as answered' })).toBeVisible();
  await expect(page.getByText('The rest is on its way.')).toHaveCount(0);
});
