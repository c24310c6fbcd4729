import { expect } from '@playwright/test';
import {
  choose,
  comeBack,
  expectFault,
  follow,
  lineOf,
  main,
  openTab,
  press,
  tryDemo,
  write,
} from './demo.ts';

tryDemo('dakghuri', 'orders from Excel are routed, delivered and paid out', async (page) => {
  // In the afternoon, when the orders of the morning are on their way.
  await page.clock.setFixedTime(new Date('2026-11-22T15:00'));
  await page.reload();
  await write(page, 'Parcel number', 'DG-1');
  await press(page, 'Find');
  await expect(page.getByText(/No parcel has the number DG-1/)).toBeVisible();
  await write(page, 'Parcel number', '৭০৪১৮');
  await press(page, 'Find');
  await expect(page.getByRole('heading', { name: 'DG-70418' })).toBeVisible();
  await page.goto('/demos/dakghuri#/');
  await follow(page, /^I send parcels/);
  await expect(main(page).getByRole('link', { name: /^Payout today/ })).toContainText('৳ 44,792');
  await main(page).getByRole('link', { name: 'Orders from Excel' }).click();
  await press(page, 'Sample with mistakes');
  await press(page, 'Book the rows');
  await expect(main(page).getByText(/^Row 2: “0120034” is no mobile number/)).toBeVisible();
  await press(page, 'Use sample rows');
  await press(page, 'Book the rows');
  await expect(page.getByRole('heading', { name: '51 parcels today' })).toBeVisible();
  const parcel = main(page).getByRole('link', { name: /^DG-/ }).first();
  const number = (await parcel.textContent()) ?? '';
  await parcel.click();
  const state = main(page).locator('[aria-current=step]');
  await expect(state).toContainText('Booked');

  const office = await openTab(page, '/demos/dakghuri#/office');
  await press(office, 'Log in as Admin');
  await choose(office, `Send ${number} on`, 'Rider Jewel Rana');
  await expect(state).toContainText('With rider');
  const code = await main(page)
    .getByText(/^\d{4}$/)
    .first()
    .textContent();

  const rider = await openTab(page, '/demos/dakghuri#/rider');
  await press(rider, 'Log in as Rider');
  const stop = lineOf(rider, number);
  await stop.getByLabel('Receiver’s code').fill('0000');
  await stop.getByRole('button', { name: `Deliver: ${number}` }).click();
  await expectFault(stop.getByLabel('Receiver’s code'), 'not the code');
  await stop.getByLabel('Receiver’s code').fill(code ?? '');
  await stop.getByLabel('Cash received').fill('2000');
  await stop.getByRole('button', { name: `Deliver: ${number}` }).click();
  await expect(state).toContainText('Delivered');

  await office.bringToFront();
  await press(office, 'Pay out: Rong Mela');
  await follow(office, 'Payout 212');
  await expect(office.getByRole('table')).toContainText('DG-70418');
  await comeBack(page);
  await expect(state).toContainText('Delivered');
});

tryDemo('nodipath', 'a carton goes from counter to counter on a lorry', async (page) => {
  await page.locator('header').getByRole('link', { name: 'Book' }).click();
  await press(page, 'Log in as Merchant');
  await press(page, 'Book a parcel');
  await expect(page.getByText('Please fill this in.').first()).toBeVisible();
  await page.getByLabel('Receiver', { exact: true }).fill('Rahima');
  await page.getByLabel('Receiver’s phone').fill('০১৭১২৩৪৫৬৭৮');
  await page.getByLabel('What is inside').fill('Cloth');
  await choose(page, 'To the counter', 'Rangpur, Modern Mor');
  await page.getByLabel('Weight, kg').fill('3');
  await expect(page.getByText('Costs ৳ 120')).toBeVisible();
  await press(page, 'Book a parcel');
  const heading = main(page).getByRole('heading', { level: 2, name: /^NP-\d+$/ });
  const number = (await heading.textContent()) ?? '';

  await page.goto(`/demos/nodipath#/track/${number}`);
  const office = await openTab(page, '/demos/nodipath#/lorries');
  await press(office, 'Log in as Admin');
  await press(office, `Load: Khulna, ${number}, NP-DHK-0614`);
  await expect(office.getByRole('alert')).toContainText('does not stop there');
  await press(office, `Load: Dinajpur, ${number}, NP-DHK-0613`);
  await press(office, 'Arrived at Bogura: unload');
  await expect(office.getByText('unloaded 58')).toBeVisible();
  await expect(main(page).locator('[aria-current=step]')).toContainText('On the lorry');

  const rider = await openTab(page, '/demos/nodipath#/rider');
  await press(rider, 'Log in as Rider');
  await choose(rider, 'Counters', 'Rangpur');
  const waiting = lineOf(rider, 'NP-88213');
  await waiting.getByLabel('Receiver’s code').fill('4072');
  await waiting.getByLabel('Cash received').fill('480');
  await press(rider, 'Hand over: NP-88213');
  await expect(rider.getByRole('alert')).toContainText('NP-88213 is delivered');
});
