import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { karima, password, rahim, test } from './desk-server.ts';

const widths = [360, 1280];

const lines = (page: Page) => page.getByRole('listitem');

for (const width of widths) {
  test.describe(`the desk at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('keeps what was typed when it was wrong, and opens when it is right', async ({
      page,
      desk,
    }) => {
      await page.goto(`${desk.site}/desk`);
      await expect(page.getByLabel('Password')).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel('Email address').fill(rahim.email);
      await page.getByLabel('Password').fill('something else');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toHaveText('The address or the password is wrong.');
      await expect(page.getByLabel('Email address')).toHaveValue(rahim.email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('Nobody is waiting.')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByLabel('Password')).toBeVisible();
    });

    test('leads an enquiry from new to answered to closed, with a note', async ({ page, desk }) => {
      const reference = await desk.enquire();
      await desk.signIn(page);
      await expect(lines(page)).toHaveCount(1);
      await expect(page).toHaveTitle('(1) Inbox');
      await expect(lines(page).first()).toContainText('Salma <img src=x');
      await expectAccessible(page);
      await lines(page).first().getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`/desk/enquiries/${reference}$`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Salma');
      await expectAccessible(page);
      const mail = page.getByRole('link', { name: 'Email', exact: true });
      await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:salma.*${reference}`));
      await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute(
        'href',
        'tel:+8801700000000',
      );
      await page.getByLabel('A note for colleagues').fill('Called her.');
      await page.getByRole('button', { name: 'Add note' }).click();
      await expect(page.getByText(rahim.name, { exact: false }).last()).toBeVisible();
      await expect(page.getByLabel('A note for colleagues')).toHaveValue('');
      await page.getByRole('button', { name: 'Mark as answered' }).click();
      await page.getByRole('button', { name: 'Not answered after all' }).click();
      await page.getByRole('button', { name: 'Mark as answered' }).click();
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to the list' }).click();
      await expect(page.getByText('Nobody is waiting.')).toBeVisible();
      await page.getByLabel('View').selectOption('Closed');
      await expect(lines(page)).toHaveCount(1);
      await page.reload();
      await expect(lines(page)).toHaveCount(1);
      expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    });
  });
}

test('a change of what a colleague has changed is refused, and nothing typed is lost', async ({
  page,
  desk,
  browser,
}) => {
  const reference = await desk.enquire();
  await desk.signIn(page);
  // Else it would be seen at once.
  await page.route('**/api/desk/events', (route) => route.abort());
  await page.goto(`${desk.site}/desk/enquiries/${reference}`);
  await page.getByLabel('A note for colleagues').fill('I call on Sunday.');
  const other = await (await browser.newContext()).newPage();
  await desk.signIn(other, karima.email);
  await other.goto(`${desk.site}/desk/enquiries/${reference}`);
  await other.getByRole('button', { name: 'I see to it' }).click();
  await expect(other.getByRole('button', { name: 'Leave it to others' })).toBeVisible();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Somebody has changed this enquiry meanwhile.')).toBeVisible();
  await expect(page.getByText(`${karima.email} sees to it`)).toBeVisible();
  await expect(page.getByLabel('A note for colleagues')).toHaveValue('I call on Sunday.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'I call on Sunday.' })).toBeVisible();
  await other.context().close();
});

test('the desk speaks Bangla to whoever chose it, and remembers', async ({ page, desk }) => {
  await desk.enquire();
  await desk.signIn(page);
  await page.getByLabel('Language').selectOption('বাংলা');
  await expect(page.getByRole('searchbox', { name: 'খুঁজুন' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'খুঁজুন' })).toBeVisible();
  await expect(lines(page).first()).toContainText('মিনিট');
  await expectAccessible(page);
});

test('what is searched for stands in the address', async ({ page, desk }) => {
  await desk.enquire();
  await desk.enquire({ name: 'Tareq', subject: 'Pharmacy' });
  await desk.signIn(page);
  await expect(lines(page)).toHaveCount(2);
  await expect(async () => {
    await page.getByRole('searchbox').fill('');
    await page.getByRole('searchbox').fill('pharm');
    await expect(lines(page)).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await expect(page).toHaveURL(/q=pharm/);
  await page.reload();
  await expect(lines(page)).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('pharm');
});
