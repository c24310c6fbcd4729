import { expect, type Page } from '@playwright/test';
import { expectAccessibleInAudit } from '../accessible.ts';
import { atWidths, button, inOwnBrowser, karima, lines, rahim } from './desk-server.ts';

const opened = (page: Page) => page.getByRole('region', { name: 'The opened enquiry' });
const note = (page: Page) => page.getByLabel('A note for colleagues');

atWidths('two people see what comes in and what the other does', async ({ page, desk }) => {
  await desk.open(page);
  const hers = await inOwnBrowser(page, desk, karima.email);
  const empty = 'Nobody is waiting.';
  for (const one of [page, hers]) await expect(one.getByText(empty)).toBeVisible();
  const first = await desk.enquire({ name: 'Salma' });
  for (const one of [page, hers]) {
    // By itself, and within a second where the machine has nothing else to do.
    await expect(lines(one)).toHaveCount(1);
    await expect(one).toHaveTitle('(1) Inbox');
  }
  await desk.enquire({ name: 'Tareq' });
  await expect(lines(page)).toHaveCount(2);
  await lines(page).first().getByRole('link').focus();

  await lines(hers).first().getByRole('link').click();
  await expect(hers).toHaveTitle('(1) Salma');
  await expect(lines(page).first()).toContainText(`${karima.name} has this open`);
  await expect(page).toHaveTitle('(1) Inbox');
  await note(hers).fill('She wants it before Eid.');
  await expect(lines(page).first()).toContainText(`${karima.name} is writing`);
  await expectAccessibleInAudit(page);

  // Both in one enquiry: what he does, she sees, and what she typed stays.
  await page.keyboard.press('Enter');
  await expect(opened(page).getByText(`${karima.name} is writing`)).toBeVisible();
  await expect(opened(hers).getByText(`${rahim.name} has this open`)).toBeVisible();
  await note(hers).focus();
  await page.getByRole('button', { name: 'I see to it' }).click();
  await expect(hers.getByLabel('Who sees to it')).toHaveValue(rahim.email);
  await expect(note(hers)).toHaveValue('She wants it before Eid.');
  await expect(note(hers)).toBeFocused();
  await expectAccessibleInAudit(hers);
  await hers.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('She wants it before Eid.')).toBeVisible();
  await expect(opened(page).getByText(`${karima.name} has this open`)).toBeVisible();

  // An answer takes it out of the other's list, and the focus to the line that follows.
  await hers.getByRole('link', { name: 'Inbox', exact: true }).click();
  await expect(lines(hers)).toHaveCount(2);
  await expect(lines(hers).getByText(`${rahim.name} has this open`)).toBeVisible();
  await lines(hers).first().getByRole('link').focus();
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(lines(hers)).toHaveCount(1);
  await expect(lines(hers).getByRole('link')).toBeFocused();
  await expect(hers.getByText(first)).toHaveCount(0);

  // The session ends here: the page asks for the password, and nobody sees him there any more.
  await hers.goto(page.url());
  await expect(opened(hers).getByText(`${rahim.name} has this open`)).toBeVisible();
  await button(page, 'Sign out').click();
  await expect(hers.getByText(`${rahim.name} has this open`)).toHaveCount(0);
  await hers.context().close();
});
