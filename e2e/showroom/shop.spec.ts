import { expect, type Page, test } from '@playwright/test';
import { widths } from '../routes.ts';
import { complaintsOf, doneTasks, expectFault, openDemo } from './demo.ts';

/** Writes who orders, where to, and which number the courier calls, and orders. */
async function order(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill('Rahima');
  await page.getByRole('textbox', { name: 'Address' }).fill('Sherpur Road, Bogura');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('+880 1711-000000');
  await page.getByRole('button', { name: 'Place the order' }).click();
}

/** Opens the office of a shop in a second tab, and sends an order on its way there. */
async function sendFromOffice(page: Page, demo: string, number: number): Promise<Page> {
  const office = await page.context().newPage();
  await openDemo(office, `/demos/${demo}#/office`);
  await office.getByRole('button', { name: 'Log in as admin' }).click();
  await office.getByLabel(`State: Order ${number}`).selectOption('On its way');
  return office;
}

for (const width of widths) {
  test.describe(`at ${width} px`, { tag: '@every-page' }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a saree is looked at up close, gift-wrapped, ordered, and followed to the door', async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/megh-maku');
      await page.getByRole('button', { name: 'Aanchal' }).click();
      await expect(page.getByRole('img', { name: /half-silk.*Aanchal/ })).toBeVisible();
      await page.getByRole('checkbox', { name: /Gift wrap/ }).check();
      await page.getByRole('button', { name: 'Add to bag' }).click();
      await page.getByRole('button', { name: 'Place the order' }).click();
      await expect(page.getByText('Please write a name.')).toBeVisible();
      await page.getByRole('textbox', { name: 'bKash number (test)' }).fill('017');
      await order(page);
      await expect(page.getByText('It has 11 digits')).toBeVisible();
      await page.getByRole('textbox', { name: 'bKash number (test)' }).fill('০১৭০০০০০০০০');
      await order(page);
      await expect(page.getByRole('heading', { name: /Your order is 1044/ })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('৳ 5,010');
      await page.getByRole('link', { name: 'Follow it in My orders' }).click();
      await page.getByRole('button', { name: 'Log in as user' }).click();
      const own = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Order 1044' });
      const state = own.locator('[aria-current=step]');
      await expect(state).toHaveText('New');

      const office = await sendFromOffice(page, 'megh-maku', 1044);
      await expect(office.getByRole('row', { name: /1044/ })).toContainText('Gift wrap');
      await expect(office.getByRole('row', { name: /1044/ })).toContainText('01711000000');
      await expect(state).toHaveText('On its way');
      await expect(doneTasks(page)).toHaveCount(3);
      const left = office.getByRole('textbox', { name: /^Maroon half-silk/ });
      await expect(left).toHaveValue('3');
      await left.fill('-2');
      await office.getByRole('button', { name: /^Save: Maroon/ }).click();
      await expect(office.getByRole('alert')).toContainText('from 0 on');
      await page.reload();
      await expect(state).toHaveText('On its way');
      await office.bringToFront();
      await office.getByRole('button', { name: 'Cancel it: Order 1043' }).click();
      await office.getByRole('button', { name: 'Keep it' }).click();
      await expect(office.getByLabel('State: Order 1043')).toHaveValue('packed');
      await office.getByRole('button', { name: 'Cancel it: Order 1043' }).click();
      await office.getByRole('button', { name: 'Yes, cancel it' }).click();
      await expect(office.getByLabel('State: Order 1043')).toHaveValue('cancelled');
      expect(complaints).toEqual([]);
    });

    test('sarees are found by weave, colour and price', async ({ page }) => {
      await openDemo(page, '/demos/megh-maku');
      const found = page.getByRole('main').getByRole('listitem');
      await page.getByRole('button', { name: 'Half-silk', exact: true }).click();
      await expect(found).toHaveCount(3);
      await page.getByRole('button', { name: 'Peacock' }).click();
      await expect(found).toHaveCount(1);
      await page.getByRole('button', { name: 'up to ৳ 2,000' }).click();
      await expect(page.getByText('Nothing fits.')).toBeVisible();
      await page.goBack();
      await expect(found).toHaveCount(1);
    });

    test('a grocer weighs, brings it in the chosen hours, and sends a substitute', async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await page.clock.setFixedTime(new Date(2026, 10, 22, 9));
      await openDemo(page, '/demos/jhuribhora');
      const bag = page.getByRole('region', { name: 'Your bag' });
      await expect(bag).toContainText('৳ 1,265');
      await page.getByRole('searchbox').fill('alu');
      await page.getByRole('button', { name: 'Add to bag: Potato, Bogura' }).click();
      await page.getByRole('button', { name: 'More: Potato, Bogura' }).click();
      await bag.getByRole('link', { name: /Place the order/ }).click();
      const amount = page.getByRole('textbox', { name: 'Amount: Potato, Bogura' });
      await expect(amount).toHaveValue('1');
      await amount.fill('two');
      await amount.press('Enter');
      await expect(page.getByRole('alert')).toContainText('steps of 500 g');
      await expect(amount).toHaveValue('1');
      await amount.fill('২.৫');
      await amount.press('Enter');
      await expect(amount).toHaveValue('2.5');
      await page.getByRole('checkbox', { name: /bring the nearest ?: Miniket rice/ }).check();
      await page
        .getByRole('combobox', { name: 'Delivery time' })
        .selectOption('Today, 10 am to noon (full)');
      const hours = page.getByRole('combobox', { name: 'Delivery time' });
      await page.getByRole('textbox', { name: 'Your name' }).fill('Rahima');
      await page.getByRole('textbox', { name: 'Address' }).fill('x');
      await page.getByRole('button', { name: 'Place the order' }).click();
      await expectFault(page.getByRole('textbox', { name: 'Address' }), 'house, road, area');
      await page.getByRole('textbox', { name: 'Address' }).fill('Sherpur Road, Bogura');
      await page.getByRole('button', { name: 'Place the order' }).click();
      await expectFault(page.getByRole('textbox', { name: 'Mobile number' }), '11 digits');
      await order(page);
      await expectFault(hours, 'Those hours are taken');
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveValue(
        '+880 1711-000000',
      );
      await page.clock.setFixedTime(new Date(2026, 10, 22, 20, 23));
      await expect(hours).toHaveValue('evening');
      await page.getByRole('button', { name: 'Place the order' }).click();
      await expectFault(hours, 'too late');
      await page.clock.setFixedTime(new Date(2026, 10, 22, 9));
      await page.getByRole('button', { name: 'Place the order' }).click();
      await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('৳ 1,325');
      await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('6 to 8 pm');
      await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('01711000000');

      const office = await page.context().newPage();
      await openDemo(office, '/demos/jhuribhora#/office');
      await office.getByRole('button', { name: 'Log in as admin' }).click();
      const row = office.getByRole('row', { name: /1044/ });
      await row.getByRole('button', { name: 'Bring Nazirshail rice instead' }).click();
      await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(
        'Nazirshail rice, in the place of Miniket rice',
      );
      await office.getByRole('textbox', { name: /^Miniket rice/ }).fill('100');
      await office.getByRole('button', { name: 'Save: Miniket rice' }).click();
      await expect(doneTasks(page)).toHaveCount(3);
      expect(complaints).toEqual([]);
    });

    test('two devices are compared, one is bought in instalments, a warranty looked up', async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/volt-baksho');
      const instalments = page.getByRole('region', { name: /Card instalments/ });
      await expect(instalments.getByRole('row', { name: /Kalboishakhi/ })).toContainText('৳ 700');
      await page.getByRole('combobox', { name: 'Compare' }).last().selectOption('Baul 16 Stand');
      await expect(page.getByRole('row', { name: /Battery on full speed/ })).toContainText('8 h');
      await page
        .getByRole('main')
        .getByRole('link', { name: /Baul 16 Stand/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Add to bag' }).click();
      await page.getByRole('combobox', { name: /Card instalments/ }).selectOption('6 months');
      await order(page);
      await expect(page.getByText('6 months, ৳ 943 a month')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(/VB1044\d{4}/);
      await page.getByRole('link', { name: 'Check warranty' }).click();
      await page.getByRole('textbox', { name: /Serial number/ }).fill('356789104523716');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'no IMEI' })).toBeVisible();
      await page.getByRole('textbox', { name: /Serial number/ }).fill('356789104523715');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByText('In warranty')).toBeVisible();
      await expect(doneTasks(page)).toHaveCount(3);
      expect(complaints).toEqual([]);
    });

    test('a Bangla book is found by Latin letters, looked into, and the fair’s is pre-ordered', async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/dui-molat');
      const found = page.getByRole('main').getByRole('listitem');
      await expect(found).toHaveCount(5);
      await page.getByRole('searchbox').fill('podma');
      await expect(found).toHaveCount(1);
      await expect(page.locator('search')).toContainText('পদ্মা');
      await page.getByRole('link', { name: /দেখুন ?: পদ্মা নদীর মাঝি/ }).click();
      await expect(page.getByText('বর্ষার মাঝামাঝি।')).toBeVisible();
      await page.getByRole('button', { name: 'পরের' }).click();
      await expect(page.getByText('জেলে-নৌকার আলো ওগুলি।')).toBeVisible();
      await page.goBack();
      await page.getByRole('searchbox').fill('chithi');
      await page.getByRole('link', { name: /রেহানা মমতাজ/ }).click();
      await page.getByRole('button', { name: 'প্রি-অর্ডার' }).click();
      await page.getByRole('textbox', { name: 'আপনার নাম' }).fill('রহিমা');
      await page.getByRole('textbox', { name: 'ঠিকানা' }).fill('বগুড়া');
      await page.getByRole('button', { name: 'অর্ডার দিন' }).click();
      await expect(page.getByRole('heading', { name: /আপনার অর্ডার/ })).toBeVisible();
      await expect(doneTasks(page)).toHaveCount(3);
      expect(complaints).toEqual([]);
    });

    test('furniture is made to measure, half paid in advance, and brought on a free day', async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/kathchapa');
      await page.getByRole('button', { name: 'Mahogany' }).click();
      await page.getByRole('button', { name: '5 × 7 ft' }).click();
      await page.getByRole('button', { name: 'Walnut' }).click();
      await page.getByRole('button', { name: /Pay half now/ }).click();
      await order(page);
      await expect(page.getByRole('alert')).toContainText('choose a day');
      const day = page.getByRole('table').getByRole('button').first();
      await day.click();
      await expect(day).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('button', { name: 'Place the order' }).click();
      const receipt = page.getByRole('region', { name: 'Receipt' });
      await expect(receipt).toContainText('Mahogany, 5 × 7 ft, Walnut');
      await expect(receipt).toContainText('৳ 46,000');
      await expect(receipt).toContainText('৳ 23,000');
      await sendFromOffice(page, 'kathchapa', 1044);
      await expect(doneTasks(page)).toHaveCount(3);
      expect(complaints).toEqual([]);
    });

    test('a regular order is repeated after a question, and only buyers review', async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/neem-shiuli');
      await expect(page.getByText('Only buyers can review it')).toBeVisible();
      await page.getByRole('button', { name: 'Order again' }).click();
      await page.getByRole('button', { name: 'Log in as user' }).click();
      await page.getByRole('button', { name: 'Order again' }).click();
      await expect(page.getByRole('group', { name: /2 × Neem soap again.*৳/ })).toBeVisible();
      await page.getByRole('button', { name: 'Yes, order it' }).click();
      await expect(page.getByRole('alert')).toContainText('Ordered again: 1044');
      await page.getByRole('button', { name: 'Every 2 months' }).first().click();
      await expect(page.getByText('Next on')).toBeVisible();
      await openDemo(page, '/demos/neem-shiuli#/goods/neem-face-wash');
      await page.getByRole('textbox', { name: 'Your review' }).fill('Soft, and no tight skin.');
      await page.getByRole('button', { name: 'Put it up' }).last().click();
      await expect(page.getByText('4.8 from 213 buyers')).toBeVisible();
      await sendFromOffice(page, 'neem-shiuli', 1044);
      await expect(doneTasks(page)).toHaveCount(3);
      expect(complaints).toEqual([]);
    });
  });
}

test('a wrong login says so, and a customer’s login does not open the office', async ({ page }) => {
  await openDemo(page, '/demos/megh-maku#/office');
  await page.getByRole('textbox', { name: 'Password' }).fill('guess');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText(/wrong|not|match/i).first()).toBeVisible();
  await openDemo(page, '/demos/megh-maku#/orders');
  await page.getByRole('button', { name: 'Log in as user' }).click();
  await page.getByRole('link', { name: 'Shop office' }).click();
  await expect(page.getByRole('button', { name: 'Log in as admin' })).toBeVisible();
});
