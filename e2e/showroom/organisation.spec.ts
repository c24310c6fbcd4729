import { expect, type Page, test } from '@playwright/test';
import { widths } from '../routes.ts';
import { complaintsOf, doneTasks, openDemo } from './demo.ts';

const main = (page: Page) => page.getByRole('main');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

/** No page scrolls sideways. */
async function expectNoSidewaysScroll(page: Page) {
  const [inside, outside] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(inside).toBeLessThanOrEqual(outside ?? 0);
}

for (const width of widths) {
  test.describe(`at ${width} px`, { tag: '@every-page' }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a donor finds a project by its upazila, gives to it, and reads the accounts', async ({
      page,
      context,
    }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/balucharer-alo');
      await expect(main(page)).toContainText('Spent, 69%');
      await menu(page).getByRole('link', { name: 'Projects' }).click();
      await page.getByRole('link', { name: 'Sundarganj', exact: true }).click();
      await expect(main(page).getByRole('heading', { level: 3 })).toHaveCount(2);
      await page.getByRole('link', { name: 'Food for ten days of flood' }).click();
      await expect(main(page)).toContainText('৳ 22,00,000');
      await expect(main(page)).toContainText('৳ 15,65,000');

      await menu(page).getByRole('link', { name: 'Donate' }).click();
      await page.getByRole('radio', { name: 'Other amount' }).check();
      await page.getByRole('textbox', { name: 'Your amount in taka' }).fill('ten');
      await page.getByRole('button', { name: 'Give' }).click();
      await expect(page.getByText('from 50 to 5,00,000')).toBeVisible();
      await page.getByRole('textbox', { name: 'Your amount in taka' }).fill('৭৫০');
      await page
        .getByRole('combobox', { name: 'What for' })
        .selectOption('Food for ten days of flood');
      await page.getByRole('textbox', { name: 'Your name, if you like' }).fill('Rahima');
      await page.getByRole('button', { name: 'Give ৳ 750' }).click();
      await expect(main(page)).toContainText('BA-1046');
      await expect(main(page)).toContainText('Rahima');

      const other = await context.newPage();
      await openDemo(other, '/demos/balucharer-alo#/projects/flood-food');
      await expect(main(other)).toContainText('Given on this page: ৳ 750');

      await page.bringToFront();
      await menu(page).getByRole('link', { name: 'Accounts' }).click();
      await main(page).getByRole('link', { name: /–/ }).first().click();
      await expect(main(page)).toContainText('৳ 13,35,000');
      await expect(doneTasks(page)).toHaveCount(3);
      await page.reload();
      await expect(main(page)).toContainText('৳ 13,35,000');
      await expectNoSidewaysScroll(page);
      expect(complaints).toEqual([]);
    });

    test('a monthly gift is given and stopped, and a job applied for', async ({ page }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/nonajol');
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Give ৳ 2,000 a month' }).click();
      await expect(main(page)).toContainText('NT-1046');
      await page.getByRole('button', { name: 'Stop the monthly gift' }).click();
      await expect(main(page).getByText('Stopped')).toBeVisible();
      await menu(page).getByRole('link', { name: 'Jobs' }).click();
      await page.getByRole('link', { name: /Site engineer/ }).click();
      await page.getByRole('textbox', { name: 'Your name' }).fill('Salma Khatun');
      await page.getByRole('textbox', { name: 'Mobile number' }).fill('12345');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByText('Eleven digits such as')).toBeVisible();
      await page.getByRole('textbox', { name: 'Mobile number' }).fill('০১৭০০-০০০০০০');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(main(page)).toContainText('Salma Khatun');
      await menu(page).getByRole('link', { name: 'Tenders' }).click();
      await page.getByRole('link', { name: /Sand filters/ }).click();
      await expect(page.getByText('The last day has passed')).toBeVisible();
      await menu(page).getByRole('link', { name: 'Accounts' }).click();
      await main(page).getByRole('link', { name: /2\.14/ }).click();
      await expect(main(page)).toContainText('৳ 2,14,00,000');
      await expect(doneTasks(page)).toHaveCount(3);
      expect(complaints).toEqual([]);
    });

    test('an architect’s drawings open in full view, and sites are found by their size', async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/itbhata');
      await page.getByRole('button', { name: 'Full view: Plan, ground floor' }).click();
      const view = page.getByRole('dialog', { name: 'Full view' });
      await expect(view).toContainText('2 of 4');
      await page.keyboard.press('ArrowRight');
      await expect(view).toContainText('Section through the court');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Escape');
      await expect(view).toBeHidden();
      await page.getByRole('link', { name: 'Up to 3 katha' }).click();
      await page.getByRole('link', { name: 'Narrow house in Wari' }).click();
      await expect(main(page)).toContainText('2 katha');
      await expect(page.getByRole('button', { name: /Flemish bond/ })).toBeVisible();
      await menu(page).getByRole('link', { name: 'Office' }).click();
      await page.getByRole('textbox', { name: 'Your name' }).fill('Kamrul');
      await page.getByRole('textbox', { name: 'Mobile number' }).fill('01700-000000');
      await page.getByRole('textbox', { name: 'Where the site is' }).fill('Keraniganj');
      await page.getByRole('textbox', { name: 'How many katha' }).fill('four');
      await page.getByRole('combobox', { name: 'What you would build' }).selectOption('A house');
      await page.getByRole('button', { name: 'Write to the office' }).click();
      await expect(page.getByText('a number above 0')).toBeVisible();
      await page.getByRole('textbox', { name: 'How many katha' }).fill('2.5');
      await page.getByRole('button', { name: 'Write to the office' }).click();
      await expect(main(page)).toContainText('Keraniganj');
      await expect(doneTasks(page)).toHaveCount(3);
      await expectNoSidewaysScroll(page);
      expect(complaints).toEqual([]);
    });

    test('books are found by the age of the reader, and one is asked for', async ({ page }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/rikta-anjum');
      await page.getByRole('link', { name: '5 to 7' }).click();
      const covers = page.getByRole('button', { name: /^Full view/ });
      await expect(covers).toHaveCount(2);
      await page.reload();
      await expect(covers).toHaveCount(2);
      await covers.first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
      await expect(page.getByRole('dialog')).toContainText('2 of 2');
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await menu(page).getByRole('link', { name: 'Write to me' }).click();
      await page.getByRole('textbox', { name: 'Your name or publishing house' }).fill('Talpata');
      await page.getByRole('textbox', { name: 'E-mail' }).fill('books@example.com');
      await page.getByRole('combobox', { name: 'What you need' }).selectOption('A whole book');
      await page.getByRole('combobox', { name: 'Format' }).selectOption('Square, 8 × 8 in');
      await page.getByLabel('Deadline').fill('2020-01-01');
      await page.getByRole('button', { name: 'Write to me' }).click();
      await expect(page.getByText('That day has passed.')).toBeVisible();
      await page.getByLabel('Deadline').fill('2090-01-01');
      await page.getByRole('button', { name: 'Write to me' }).click();
      await expect(main(page)).toContainText('books@example.com');
      await expect(doneTasks(page)).toHaveCount(3);
      await expectNoSidewaysScroll(page);
      expect(complaints).toEqual([]);
    });

    test('a buyer chooses a cloth, asks for two boxes of it, and reads a certificate', async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/patkathi');
      await page.getByRole('radio', { name: /45 in, 114 cm/ }).check();
      await page.getByRole('textbox', { name: 'How many 20 ft boxes' }).fill('2');
      await expect(main(page)).toContainText('2 × 20 ft box: 108 rolls, 43,200 m');
      await page.getByRole('textbox', { name: 'Company' }).fill('Jansen Naturfaser');
      await page.getByRole('textbox', { name: 'City and country' }).fill('Hamburg, Germany');
      await page.getByRole('textbox', { name: 'E-mail' }).fill('jansen');
      await page.getByRole('combobox', { name: 'Ship in' }).selectOption({ index: 3 });
      await page.getByRole('combobox', { name: 'Sample first?' }).selectOption('Yes, by air');
      await page.getByRole('button', { name: 'Send enquiry' }).click();
      await expect(page.getByText('looks like name@example.com')).toBeVisible();
      await page.getByRole('textbox', { name: 'E-mail' }).fill('jansen@example.com');
      await page.getByRole('button', { name: 'Send enquiry' }).click();
      await expect(main(page)).toContainText('Hamburg, Germany');
      await page.getByText('OEKO-TEX').click();
      await expect(page.getByText('PK-OT-2207')).toBeVisible();
      await menu(page).getByRole('link', { name: 'Mill', exact: true }).click();
      await main(page).getByRole('link', { name: 'Come and see it' }).click();
      await expect(page.getByRole('textbox', { name: 'Name and company' })).toBeInViewport();
      await expect(doneTasks(page)).toHaveCount(3);
      await expectNoSidewaysScroll(page);
      expect(complaints).toEqual([]);
    });

    test('a box is tracked, vessels filtered, and a port bill added up', async ({ page }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/nongor-pal');
      const number = page.getByRole('textbox', { name: 'Container number' });
      await number.fill('NPLU 482 016-7');
      await page.getByRole('button', { name: 'Track box' }).click();
      await expect(main(page).getByRole('alert')).toContainText('its last digit would be 1');
      await number.fill('nplu 482 016-১');
      await page.getByRole('button', { name: 'Track box' }).click();
      await expect(main(page)).toContainText('Discharged to the yard');
      await page.reload();
      await expect(main(page)).toContainText('Discharged to the yard');
      await page.getByRole('link', { name: 'at sea' }).click();
      await expect(main(page).getByRole('row')).toHaveCount(5);
      await expect(main(page)).toContainText('Subrata Pal');
      await menu(page).getByRole('link', { name: 'Tariff' }).click();
      await page.getByRole('textbox', { name: 'How many: Terminal handling, 20 ft' }).fill('two');
      await expect(main(page).getByRole('alert')).toContainText('whole number');
      await page.getByRole('textbox', { name: 'How many: Terminal handling, 20 ft' }).fill('2');
      await expect(main(page)).toContainText('৳ 19,320');
      await expect(doneTasks(page)).toHaveCount(3);
      await expectNoSidewaysScroll(page);
      expect(complaints).toEqual([]);
    });
  });
}
