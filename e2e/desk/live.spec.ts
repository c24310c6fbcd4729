import { type Browser, expect, type Page } from '@playwright/test';
import { PostgresServer } from '../../server/test/postgres-server.ts';
import { isEverywhere, widths } from '../routes.ts';
import { expectAccessibleInAudit } from './accessible.ts';
import { type DeskServer, karima, rahim, startDesks, stopDesks, test } from './desk-server.ts';

const lines = (page: Page) => page.getByRole('list', { name: 'Inbox' }).getByRole('listitem');
const opened = (page: Page) => page.getByRole('region', { name: 'The opened enquiry' });
const note = (page: Page) => page.getByLabel('A note for colleagues');

/** A page of Karima's, in a browser of her own. */
async function pageOfKarima(browser: Browser, desk: DeskServer, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  await desk.open(page, '', karima.email);
  return page;
}

/** Two people work at the same enquiries and see each other, whichever servers they came to. */
async function workTogether(his: Page, hers: Page, desk: DeskServer): Promise<void> {
  const empty = 'Nobody is waiting.';
  for (const page of [his, hers]) await expect(page.getByText(empty)).toBeVisible();
  const first = await desk.enquire({ name: 'Salma' });
  for (const page of [his, hers]) {
    // By itself, and within a second where the machine has nothing else to do.
    await expect(lines(page)).toHaveCount(1);
    await expect(page).toHaveTitle('(1) Inbox');
  }
  await desk.enquire({ name: 'Tareq' });
  await expect(lines(his)).toHaveCount(2);
  await lines(his).first().getByRole('link').focus();

  await lines(hers).first().getByRole('link').click();
  await expect(hers).toHaveTitle('(1) Salma');
  await expect(lines(his).first()).toContainText(`${karima.name} has this open`);
  await expect(his).toHaveTitle('(1) Inbox');
  await note(hers).fill('She wants it before Eid.');
  await expect(lines(his).first()).toContainText(`${karima.name} is writing`);
  await expectAccessibleInAudit(his);

  // Both in one enquiry: what he does, she sees, and what she typed stays.
  await his.keyboard.press('Enter');
  await expect(opened(his).getByText(`${karima.name} is writing`)).toBeVisible();
  await expect(opened(hers).getByText(`${rahim.name} has this open`)).toBeVisible();
  await note(hers).focus();
  await his.getByRole('button', { name: 'I see to it' }).click();
  await expect(hers.getByLabel('Who sees to it')).toHaveValue(rahim.email);
  await expect(note(hers)).toHaveValue('She wants it before Eid.');
  await expect(note(hers)).toBeFocused();
  await expectAccessibleInAudit(hers);
  await hers.getByRole('button', { name: 'Add note' }).click();
  await expect(his.getByText('She wants it before Eid.')).toBeVisible();
  await expect(opened(his).getByText(`${karima.name} has this open`)).toBeVisible();

  // An answer takes it out of the other's list, and the focus to the line that follows.
  await hers.getByRole('link', { name: 'Inbox', exact: true }).click();
  await expect(lines(hers)).toHaveCount(2);
  await expect(lines(hers).getByText(`${rahim.name} has this open`)).toBeVisible();
  await lines(hers).first().getByRole('link').focus();
  await his.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(lines(hers)).toHaveCount(1);
  await expect(lines(hers).getByRole('link')).toBeFocused();
  await expect(hers.getByText(first)).toHaveCount(0);
}

for (const width of widths) {
  test.describe(`at ${width} px`, { tag: '@every-page' }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('two people see what comes in and what the other does', async ({
      page,
      desk,
      browser,
    }) => {
      await desk.open(page);
      const hers = await pageOfKarima(browser, desk, width);
      await workTogether(page, hers, desk);
      // The session ends here: the page asks for the password, and nobody sees him there any more.
      await hers.goto(page.url());
      await expect(opened(hers).getByText(`${rahim.name} has this open`)).toBeVisible();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(hers.getByText(`${rahim.name} has this open`)).toHaveCount(0);
      await hers.context().close();
    });
  });
}

// What servers tell each other, server/src/desk/live/replicas.test.ts holds in `npm test`, too.
if (isEverywhere) {
  test('two people see each other over two servers, and both of them over an outage', {
    tag: '@every-page',
  }, async ({ page, browser }) => {
    // Three servers have to start, one of them twice.
    test.slow();
    const postgres = await PostgresServer.start('off');
    const ledger = { DATABASE_URL: await postgres.createDatabase() };
    const { desks, servers } = await startDesks(ledger, 2);
    const [one, other] = desks as [DeskServer, DeskServer];
    await one.open(page);
    const hers = await pageOfKarima(browser, other, 1280);
    await workTogether(page, hers, other);
    await postgres.kill();
    await postgres.resume();
    await expect(async () => {
      expect((await fetch(`${one.site}/readyz`)).status).toBe(200);
    }).toPass();
    await one.enquire({ name: 'Nadia' });
    await expect(lines(hers).filter({ hasText: 'Nadia' })).toBeVisible();
    await hers.context().close();
    await stopDesks(servers);
    await postgres.stop();
  });
}
