import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInAudit } from '../accessible.ts';
import {
  choose,
  comeBack,
  expectFault,
  follow,
  lineOf,
  main,
  openDemo,
  openTab,
  press,
  tryDemo,
  write,
} from './demo.ts';

const receipt = (page: Page) => page.getByRole('article', { name: 'Receipt' });

/** Writes who orders, where to, and which number the courier calls, and orders. */
async function order(page: Page): Promise<void> {
  await write(page, 'Your name', 'Rahima');
  await write(page, 'Address', 'Sherpur Road, Bogura');
  await write(page, 'Mobile number', '+880 1711-000000');
  await press(page, 'Place the order');
}

/** Opens the office of a shop in a second tab, and sends an order on its way there. */
async function sendFromOffice(page: Page, demo: string): Promise<Page> {
  const office = await openTab(page, `/demos/${demo}#/office`);
  await press(office, 'Log in as admin');
  await choose(office, 'State: Order 1044', 'On its way');
  return office;
}

tryDemo('megh-maku', 'a saree is gift-wrapped, ordered, and followed home', async (page) => {
  await press(page, 'Aanchal');
  await expect(page.getByRole('img', { name: /half-silk.*Aanchal/ })).toBeVisible();
  await page.getByRole('checkbox', { name: /Gift wrap/ }).check();
  await press(page, 'Add to bag');
  await press(page, 'Place the order');
  await expectFault(page.getByRole('textbox', { name: 'Your name' }), 'write a name');
  await write(page, 'bKash number (test)', '০১৭০০০০০০০০');
  await order(page);
  await expect(receipt(page)).toContainText('৳ 5,010');
  await follow(page, 'Follow it in My orders');
  await press(page, 'Log in as user');
  const state = lineOf(page, 'Order 1044').locator('[aria-current=step]');
  await expect(state).toHaveText('New');

  const office = await sendFromOffice(page, 'megh-maku');
  await expect(office.getByRole('row', { name: /1044/ })).toContainText(/01711000000.*Gift wrap/s);
  await expect(state).toHaveText('On its way');
  await write(office, /^Maroon half-silk/, '-2');
  await press(office, /^Save: Maroon/);
  await expect(office.getByRole('alert')).toContainText('from 0 on');
  await press(office, 'Cancel it: Order 1043');
  await press(office, 'Keep it');
  await expect(office.getByLabel('State: Order 1043')).toHaveValue('packed');
  await press(office, 'Cancel it: Order 1043');
  await press(office, 'Yes, cancel it');
  await expect(office.getByLabel('State: Order 1043')).toHaveValue('cancelled');
  await comeBack(page);
  await expect(state).toHaveText('On its way');
});

test('sarees are found by weave, colour and price', async ({ page }) => {
  await openDemo(page, '/demos/megh-maku');
  const found = main(page).getByRole('listitem');
  await press(page, /^Half-silk$/);
  await expect(found).toHaveCount(3);
  await press(page, 'Peacock');
  await expect(found).toHaveCount(1);
  await press(page, 'up to ৳ 2,000');
  await expect(page.getByText('Nothing fits.')).toBeVisible();
  await page.goBack();
  await expect(found).toHaveCount(1);
});

tryDemo('jhuribhora', 'a grocer weighs, and sends a substitute in time', async (page) => {
  await page.clock.setFixedTime(new Date('2026-11-22T09:00'));
  await comeBack(page);
  const bag = page.getByRole('region', { name: 'Your bag' });
  await page.getByRole('searchbox').fill('xyzzy');
  await expectAccessibleInAudit(page);
  await page.getByRole('searchbox').fill('alu');
  await press(page, 'Add to bag: Potato, Bogura');
  await press(page, 'More: Potato, Bogura');
  await bag.getByRole('link', { name: /Place the order/ }).click();
  const amount = page.getByRole('textbox', { name: 'Amount: Potato, Bogura' });
  await amount.fill('two');
  await amount.press('Enter');
  await expect(page.getByRole('alert')).toContainText('steps of 500 g');
  await expect(amount).toHaveValue('1');
  await amount.fill('২.৫');
  await amount.press('Enter');
  await expect(amount).toHaveValue('2.5');
  await page.getByRole('checkbox', { name: /bring the nearest ?: Miniket rice/ }).check();
  await choose(page, 'Delivery time', 'Today, 10 am to noon (full)');
  await order(page);
  await expectFault(page.getByRole('combobox', { name: 'Delivery time' }), 'Those hours are taken');
  // What was typed is still there, and the hours are those that are free.
  await comeBack(page);
  await press(page, 'Place the order');
  await expect(receipt(page)).toContainText(/6 to 8 pm/);
  await expect(receipt(page)).toContainText('৳ 1,325');

  const office = await openTab(page, '/demos/jhuribhora#/office');
  await press(office, 'Log in as admin');
  await press(office, 'Bring Nazirshail rice instead');
  await expect(receipt(page)).toContainText('Nazirshail rice, in the place of Miniket rice');
  await write(office, /^Miniket rice/, '100');
  await press(office, 'Save: Miniket rice');
});

tryDemo('volt-baksho', 'devices are compared, paid by the month, and warranted', async (page) => {
  await page.getByRole('combobox', { name: 'Compare' }).last().selectOption('Baul 16 Stand');
  await expectAccessibleInAudit(page);
  await expect(page.getByRole('row', { name: /Battery on full speed/ })).toContainText('8 h');
  await main(page)
    .getByRole('link', { name: /Baul 16 Stand/ })
    .first()
    .click();
  await press(page, 'Add to bag');
  await choose(page, /Card instalments/, '6 months');
  await order(page);
  await expect(page.getByText('6 months, ৳ 943 a month')).toBeVisible();
  await follow(page, 'Check warranty');
  await write(page, /Serial number/, '356789104523716');
  await press(page, 'Search');
  await expect(page.getByRole('status').filter({ hasText: 'no IMEI' })).toBeVisible();
  await write(page, /Serial number/, '356789104523715');
  await press(page, 'Search');
  await expect(page.getByText('In warranty')).toBeVisible();
});

tryDemo('dui-molat', 'a Bangla book is found by Latin letters and looked into', async (page) => {
  await page.getByRole('searchbox').fill('podma');
  await expectAccessibleInAudit(page);
  await expect(main(page).getByRole('listitem')).toHaveCount(1);
  await follow(page, /দেখুন ?: পদ্মা নদীর মাঝি/);
  await expect(page.getByText('বর্ষার মাঝামাঝি।')).toBeVisible();
  await press(page, 'পরের');
  await expect(page.getByText('জেলে-নৌকার আলো ওগুলি।')).toBeVisible();
  await page.goBack();
  await page.getByRole('searchbox').fill('chithi');
  await follow(page, /রেহানা মমতাজ/);
  await press(page, 'প্রি-অর্ডার');
  await write(page, 'আপনার নাম', 'রহিমা');
  await write(page, 'ঠিকানা', 'বগুড়া');
  await press(page, 'অর্ডার দিন');
  await expect(page.getByRole('heading', { name: /আপনার অর্ডার/ })).toBeVisible();
});

tryDemo('kathchapa', 'furniture is made to measure and half paid', async (page) => {
  for (const choice of ['Mahogany', '5 × 7 ft', 'Walnut', /Pay half now/])
    await press(page, choice);
  await order(page);
  await expect(page.getByRole('alert')).toContainText('choose a day');
  await page.getByRole('table').getByRole('button').first().click();
  await press(page, 'Place the order');
  await expect(receipt(page)).toContainText('Mahogany, 5 × 7 ft, Walnut');
  await expect(receipt(page)).toContainText('৳ 23,000');
  await sendFromOffice(page, 'kathchapa');
});

tryDemo('neem-shiuli', 'an order is repeated, and only buyers review', async (page) => {
  await expect(page.getByText('Only buyers can review it')).toBeVisible();
  await press(page, 'Order again');
  await press(page, 'Log in as user');
  await press(page, 'Order again');
  await expect(page.getByRole('group', { name: /2 × Neem soap again.*৳/ })).toBeVisible();
  await press(page, 'Yes, order it');
  await expect(page.getByRole('alert')).toContainText('Ordered again: 1044');
  await press(page, 'Every 2 months');
  await expect(page.getByText('Next on')).toBeVisible();
  await openDemo(page, '/demos/neem-shiuli#/goods/neem-face-wash');
  await write(page, 'Your review', 'Soft, and no tight skin.');
  await page.getByRole('button', { name: 'Put it up' }).last().click();
  await expect(page.getByText('4.8 from 213 buyers')).toBeVisible();
  await sendFromOffice(page, 'neem-shiuli');
});
