import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInAudit } from '../accessible.ts';
import {
  atWidths,
  button,
  confirmPassword,
  deafen,
  lines as inbox,
  inOwnBrowser,
  karima,
  test,
} from './desk-server.ts';

const lines = (page: Page) => page.getByRole('main').getByRole('listitem');

/** What stands in an address after its question mark. */
async function queryOf(page: Page, link: string): Promise<URLSearchParams> {
  const address = await page.getByRole('link', { name: link, exact: true }).getAttribute('href');
  return new URLSearchParams(address?.split('?')[1]);
}

atWidths('an enquiry is answered by a saved reply, and closed', async ({ page, desk }) => {
  const reference = await desk.enquire({ page: '/contact' });
  await desk.open(page);
  await expect(lines(page)).toHaveCount(1);
  await expect(page).toHaveTitle('(1) Inbox');
  await expectAccessible(page);
  await lines(page).first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/desk/enquiries/${reference}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Salma <img src=x');
  await expect(page.getByText('Has waited for 1 minute')).toBeVisible();
  await expectAccessible(page);

  // A reply that is saved on the spot.
  await page.getByText('Write the answer here first').click();
  await button(page, 'Saved replies…').click();
  const dialog = page.getByRole('dialog', { name: 'Saved replies' });
  await expect(dialog.getByText('Nothing is saved yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Write a reply' }).click();
  await dialog.getByLabel('Name of the reply').fill('Thanks');
  await dialog.getByLabel('Text').fill('Dear {nam}, about {reference}:\nwe call & visit.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('{nam} cannot be filled in')).toBeVisible();
  await dialog.getByLabel('Text').fill('Dear {name}, about {reference}:\nwe call & visit.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('heading', { name: 'Thanks' })).toBeVisible();
  await expectAccessibleInAudit(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('Saved reply', { exact: true }).selectOption('Thanks');
  const text = page.getByLabel('Text that Email and WhatsApp take along');
  await expect(text).toHaveValue(/^Dear Salma <img.*we call & visit\.$/s);
  await text.fill(`Salma, about ${reference}:\nwe call & visit.`);
  const mail = await queryOf(page, 'Email');
  expect(mail.get('subject')).toContain(reference);
  expect(mail.get('body')).toBe(`Salma, about ${reference}:\r\nwe call & visit.`);
  expect((await queryOf(page, 'WhatsApp')).get('text')).toContain('we call & visit.');

  // One press marks it, and the keyboard takes it back.
  await expect(button(page, 'Mark as answered')).toBeInViewport();
  await button(page, 'Mark as answered').dblclick();
  await expect(page.getByText('Marked as answered.')).toBeVisible();
  await expect(button(page, 'Close')).toBeInViewport();
  await expectAccessibleInAudit(page);
  await button(page, 'Undo').press('Enter');
  await expect(button(page, 'Mark as answered')).toBeVisible();
  await expect(button(page, 'Undo')).toHaveCount(0);

  // Put off, on the company's clock.
  await button(page, 'Not now…').click();
  const days = page.getByRole('dialog');
  await days.getByLabel('Another day').fill('2020-01-01');
  await days.getByRole('button', { name: 'Put off until this day' }).click();
  await expect(days.getByText('Nine in the morning of this day has passed.')).toBeVisible();
  await expectAccessibleInAudit(page);
  await days.getByLabel('Another day').fill('2099-11-24');
  await days.getByRole('button', { name: 'Put off until this day' }).click();
  await expect(page.getByText(/^Put off until .*09:00$/)).toBeVisible();
  await expect(page.getByRole('status').getByText(/^Put off until .*2099\.$/)).toBeVisible();
  await page.goto(`${desk.site}/desk?view=snoozed`);
  await expect(inbox(page)).toContainText(['24 Nov']);
  await lines(page).first().getByRole('link').click();

  await button(page, 'Close').click();
  await expect(button(page, 'Open again')).toBeVisible();
  await page.getByRole('link', { name: 'Inbox', exact: true }).click();
  await expect(page.getByText('Nobody is waiting.')).toBeVisible();
  await page.getByRole('navigation', { name: 'View' }).getByText('Closed').click();
  await expect(lines(page)).toHaveCount(1);
  await page.reload();
  await expect(lines(page)).toHaveCount(1);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

atWidths('an enquiry is given away, set aside and forgotten', async ({ page, desk }) => {
  const other = await desk.enquire({ subject: 'Library', message: 'And a library?' });
  const reference = await desk.enquire({ page: '/contact', email: 'SALMA@example.com' });
  await desk.open(page, `/enquiries/${reference}`);
  await page.getByLabel('A note for colleagues').fill('Called her.');
  await button(page, 'Add note').click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'Called her.' })).toBeVisible();
  await expect(page.getByLabel('A note for colleagues')).toHaveValue('');
  await page.getByLabel('Who sees to it').selectOption(karima.name);
  await expect(button(page, 'I see to it')).toBeVisible();
  await button(page, 'Mark as answered').click();
  await button(page, 'Not answered after all').click();
  await button(page, 'Close').click();
  await expect(button(page, 'Open again')).toBeVisible();

  // Where it came from links nowhere that could harm.
  const details = page.getByText('Details', { exact: true });
  if (await details.isVisible()) await details.click();
  await expect(page.getByText('javascript:window.hit=1')).toBeVisible();
  await expect(page.getByRole('link', { name: 'javascript:' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: '/contact', exact: true })).toBeVisible();

  await button(page, 'Set aside…').click();
  const aside = page.getByRole('dialog', { name: 'Set aside' });
  await aside.getByRole('button', { name: 'Set aside' }).click();
  await expect(aside.getByText('Please say why')).toBeVisible();
  await aside.getByLabel('Reason').fill('Not a school <b>at all</b>');
  await aside.getByRole('button', { name: 'Set aside' }).click();
  await expect(page.getByText('Set aside: by a colleague')).toBeVisible();
  await expect(page.getByText('Not a school <b>at all</b>')).toBeVisible();
  await button(page, 'Release').click();
  await expect(button(page, 'Set aside…')).toBeVisible();

  await expect(async () => {
    await page.reload();
    const others = page.getByRole('region', { name: 'From the same person' });
    await expect(others.getByRole('link', { name: 'Library' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await button(page, 'Forget…').click();
  const forget = page.getByRole('dialog', { name: 'Forget this enquiry?' });
  await expect(forget.getByText('notes (2)')).toBeVisible();
  await forget.getByLabel('To confirm').fill('NO');
  await forget.getByRole('button', { name: 'Forget' }).click();
  await expect(forget.getByText('This is not the end of the reference')).toBeVisible();
  await expectAccessibleInAudit(page);
  await forget.getByLabel('To confirm').fill(reference.slice(-4).toLowerCase());
  await forget.getByRole('button', { name: 'Forget' }).click();
  await confirmPassword(page);
  await expect(lines(page)).toHaveCount(1);
  await page.goto(`${desk.site}/desk/enquiries/${reference}`);
  await expect(page.getByText('There is no such enquiry.')).toBeVisible();
  await page.goto(`${desk.site}/desk/enquiries/${other}`);
  await expect(page.getByRole('heading', { name: 'Library' })).toBeVisible();
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('a change of what a colleague has changed is refused, and nothing typed is lost', async ({
  page,
  desk,
}) => {
  const reference = await desk.enquire();
  // Else it would be seen at once.
  await deafen(page);
  await desk.open(page, `/enquiries/${reference}`);
  await page.getByLabel('A note for colleagues').fill('I call on Sunday.');
  const other = await inOwnBrowser(page, desk, karima.email, `/enquiries/${reference}`);
  await expect(other.getByRole('button', { name: 'Forget…' })).toHaveCount(0);
  await button(other, 'I see to it').click();
  await expect(other.getByRole('button', { name: 'Leave it to others' })).toBeVisible();
  await other.getByLabel('A note for colleagues').fill('She is at work until five.');
  await button(other, 'Add note').click();
  await expect(other.getByText('She is at work until five.')).toBeVisible();
  await button(page, 'Add note').click();
  await expect(page.getByText('This enquiry was changed meanwhile.')).toBeVisible();
  await expect(
    lines(page).filter({ hasText: `${karima.name} took ${reference} on` }),
  ).toBeVisible();
  await expect(
    lines(page).filter({ hasText: `${karima.name} left a note at ${reference}` }),
  ).toBeVisible();
  await expect(page.getByLabel('Who sees to it')).toHaveValue(karima.email);
  await expect(page.getByLabel('A note for colleagues')).toHaveValue('I call on Sunday.');
  await button(page, 'Add note').click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'I call on Sunday.' })).toBeVisible();
  await other.context().close();
});
