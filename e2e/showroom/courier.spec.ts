import { expect, type Page, test } from '@playwright/test';
import { widths } from '../routes.ts';
import { excessOf } from '../whole-page.ts';
import { complaintsOf, doneTasks, expectFault, openDemo } from './demo.ts';

/** The code in the receiver's SMS, as the tracking page shows it. */
const codeOn = async (page: Page) =>
  (await page
    .getByText(/^\d{4}$/)
    .first()
    .textContent()) ?? '';

for (const width of widths) {
  test.describe(`at ${width} px`, { tag: '@every-page' }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('orders from Excel are routed, delivered for a code and seen by everyone', async ({
      page,
      context,
    }) => {
      test.slow();
      const complaints = complaintsOf(page);
      // In the afternoon, when the orders of the morning are on their way.
      await context.clock.setFixedTime(new Date('2026-11-22T15:00'));
      await openDemo(page, '/demos/dakghuri');
      await page.getByRole('link', { name: /^I send parcels/ }).click();
      const main = page.getByRole('main');
      await expect(main.getByText('৳ 55,687').first()).toBeVisible();
      await expect(main.getByRole('link', { name: /^Payout today/ })).toContainText('৳ 44,792');
      expect(await excessOf(page)).toBeLessThanOrEqual(0);

      await main.getByRole('link', { name: 'Orders from Excel' }).click();
      await page.getByRole('button', { name: 'Sample with mistakes' }).click();
      await page.getByRole('button', { name: 'Book the rows' }).click();
      await expect(main.getByText(/^Row 2: “0120034” is no mobile number/)).toBeVisible();
      await expect(main.getByText(/^Row 3: “890 tk” is no amount/)).toBeVisible();
      await page.getByRole('button', { name: 'Use sample rows' }).click();
      await page.getByRole('button', { name: 'Book the rows' }).click();
      await expect(page.getByRole('heading', { name: '51 parcels today' })).toBeVisible();
      const number = (await main.getByRole('link', { name: /^DG-/ }).first().textContent()) ?? '';
      await main.getByRole('link', { name: number }).click();
      await expect(main.locator('[aria-current=step]')).toContainText('Booked');

      const office = await context.newPage();
      await openDemo(office, '/demos/dakghuri#/office');
      await office.getByRole('button', { name: 'Log in as Admin' }).click();
      await office.getByLabel(`Send ${number} on`).selectOption('Rider Jewel Rana');
      await expect(main.locator('[aria-current=step]')).toContainText('With rider');
      const owed = office.getByRole('listitem').filter({ hasText: 'Rong Mela' });
      await expect(owed).toContainText('৳ 44,792');
      await expect(owed).toContainText('more when the riders hand in their cash');
      expect(await excessOf(office)).toBeLessThanOrEqual(0);
      const code = await codeOn(page);

      const rider = await context.newPage();
      await openDemo(rider, '/demos/dakghuri#/rider');
      await rider.getByRole('button', { name: 'Log in as Rider' }).click();
      const stop = rider.getByRole('listitem').filter({ hasText: number });
      await stop.getByLabel('Receiver’s code').fill('0000');
      await stop.getByRole('button', { name: `Deliver: ${number}` }).click();
      await expectFault(stop.getByLabel('Receiver’s code'), 'not the code');
      await stop.getByLabel('Receiver’s code').fill(code);
      await stop.getByLabel('Cash received').fill('2000');
      await stop.getByRole('button', { name: `Deliver: ${number}` }).click();
      await expect(rider.getByRole('alert')).toContainText('Give back ৳ 550');
      await expect(main.locator('[aria-current=step]')).toContainText('Delivered');
      await expect(doneTasks(page)).toHaveCount(3);

      await office.bringToFront();
      await office.getByLabel('Counted, taka').first().fill('5');
      await office.getByRole('button', { name: 'Take in: Jewel Rana' }).click();
      await expectFault(office.getByLabel('Counted, taka').first(), 'Count again');
      await office.getByRole('button', { name: /short: Jewel Rana$/ }).click();
      await expect(office.getByText(/^Short so far/)).toBeVisible();
      await office.getByRole('button', { name: 'Pay out: Rong Mela' }).click();
      await office.getByRole('link', { name: 'Payout 212' }).click();
      await expect(office.getByRole('table')).toContainText('DG-70418');
      await page.reload();
      await expect(main.locator('[aria-current=step]')).toContainText('Delivered');
      expect(complaints).toEqual([]);
    });

    test('a carton goes from counter to counter on a lorry', async ({ page, context }) => {
      test.slow();
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/nodipath#/book');
      await page.getByRole('button', { name: 'Log in as Merchant' }).click();
      await page.getByRole('button', { name: 'Book a parcel' }).click();
      await expect(page.getByText('Please fill this in.').first()).toBeVisible();
      await page.getByLabel('Receiver', { exact: true }).fill('Rahima');
      await page.getByLabel('Receiver’s phone').fill('০১৭১২৩৪৫৬৭৮');
      await page.getByLabel('What is inside').fill('Cloth');
      await page.getByLabel('To the counter').selectOption('Rangpur, Modern Mor');
      await page.getByLabel('Weight, kg').fill('3');
      await expect(page.getByText('Costs ৳ 120')).toBeVisible();
      await page.getByLabel('Who pays the freight').selectOption('Receiver, at the counter');
      await page.getByRole('button', { name: 'Book a parcel' }).click();
      const number =
        (await page.getByRole('main').getByRole('heading', { level: 2 }).textContent()) ?? '';
      expect(number).toMatch(/^NP-\d+$/);
      await expect(page.getByRole('main')).toContainText('৳ 120');

      const office = await context.newPage();
      await openDemo(office, '/demos/nodipath#/lorries');
      await office.getByRole('button', { name: 'Log in as Admin' }).click();
      await expect(office.getByText('৳ 50,500')).toBeVisible();
      await office.getByRole('button', { name: `Load: Khulna, ${number}, NP-DHK-0614` }).click();
      await expect(office.getByRole('alert')).toContainText('does not stop there');
      await office.getByRole('button', { name: `Load: Dinajpur, ${number}, NP-DHK-0613` }).click();
      await office.getByRole('button', { name: 'Arrived at Bogura: unload' }).click();
      await expect(office.getByText('unloaded 58')).toBeVisible();
      expect(await excessOf(office)).toBeLessThanOrEqual(0);

      await openDemo(page, `/demos/nodipath#/track/${number}`);
      await expect(page.locator('[aria-current=step]')).toContainText('On the lorry');

      const rider = await context.newPage();
      await openDemo(rider, '/demos/nodipath#/rider');
      await rider.getByRole('button', { name: 'Log in as Rider' }).click();
      await rider.getByLabel('Counters').selectOption('Rangpur');
      const waiting = rider.getByRole('listitem').filter({ hasText: 'NP-88213' });
      await waiting.getByLabel('Receiver’s code').fill('4072');
      await waiting.getByLabel('Cash received').fill('400');
      await waiting.getByRole('button', { name: 'Hand over: NP-88213' }).click();
      await expectFault(waiting.getByLabel('Cash received'), 'too little');
      await waiting.getByLabel('Cash received').fill('480');
      await waiting.getByRole('button', { name: 'Hand over: NP-88213' }).click();
      await expect(rider.getByRole('alert')).toContainText('NP-88213 is delivered');
      await expect(doneTasks(page)).toHaveCount(3);
      expect(complaints).toEqual([]);
    });
  });
}

test('anybody tracks a parcel by its number, and an unknown one is told plainly', async ({
  page,
}) => {
  await openDemo(page, '/bn/demos/dakghuri');
  const number = page.getByRole('textbox', { name: 'পার্সেল নম্বর' });
  await number.fill('DG-1');
  await page.getByRole('button', { name: 'খুঁজুন' }).click();
  await expect(page.getByText(/DG-1 নম্বরে কোনো পার্সেল নেই/)).toBeVisible();
  await number.fill('৭০৪১৮');
  await page.getByRole('button', { name: 'খুঁজুন' }).click();
  await expect(page.getByRole('heading', { name: 'DG-70418' })).toBeVisible();
});
