import { expect, type Page, test } from '@playwright/test';
import { widths } from '../routes.ts';
import { complaintsOf, doneTasks, expectFault, openDemo } from './demo.ts';
import { takeDesk } from './take-desk.ts';

const logIn = (page: Page) => page.getByRole('button', { name: 'Log in as clinic staff' }).click();
const way = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the centre' }).getByRole('link', { name }).click();

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
});

for (const width of widths) {
  test.describe(`at ${width} px`, { tag: '@every-page' }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a caller gets a serial, a patient one bill, and reports go out when the due is paid', async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      const alert = page.getByRole('alert');
      await openDemo(page, '/demos/shanto-nodi');
      const give = page.getByRole('button', { name: 'Give serial 33' });
      await page.getByRole('textbox', { name: 'Patient’s name' }).fill('Rahima');
      await page.getByRole('textbox', { name: 'Mobile number' }).fill('12345');
      await give.click();
      await expectFault(page.getByRole('textbox', { name: 'Mobile number' }), '11 digits');
      await page.getByRole('textbox', { name: 'Mobile number' }).fill('০১৭০০ ০০০ ৯৯৯');
      await give.click();
      await expect(page.getByText('Rahima has serial 33.')).toBeVisible();

      await way(page, 'New bill');
      // Until it is shown, the form of the serials has a patient's name, too.
      await expect(page.getByRole('textbox', { name: 'Paid now' })).toBeVisible();
      await page.getByRole('textbox', { name: 'Patient’s name' }).fill('Rahima');
      await page.getByRole('textbox', { name: 'Mobile number' }).fill('01700 000 999');
      await page.getByRole('textbox', { name: 'Age in years' }).fill('৩০');
      await page.getByRole('combobox', { name: 'Visit' }).selectOption({ index: 1 });
      await page.getByRole('checkbox', { name: /Complete blood count/ }).check();
      await page.getByRole('checkbox', { name: /Ultrasound/ }).check();
      await page.getByRole('textbox', { name: 'Paid now' }).fill('3000');
      await page.getByRole('button', { name: 'Save the bill' }).click();
      await expectFault(page.getByRole('textbox', { name: 'Paid now' }), 'Only ৳ 2,450');
      await page.getByRole('textbox', { name: 'Paid now' }).fill('1000');
      await page.getByRole('button', { name: 'Save the bill' }).click();
      const receipt = page.getByRole('region', { name: /^Bill \d\d-11841/ });
      await expect(receipt).toContainText('৳ 1,450');

      await page.getByRole('link', { name: 'Sample labels (1)' }).click();
      await page.getByRole('button', { name: 'Print labels' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-printed');
      await way(page, 'Laboratory');
      await expect(page.getByRole('link', { name: /CBC.*received.*SN 22874/ })).toBeVisible();

      await way(page, 'Delivery');
      await page.getByRole('textbox', { name: 'User name' }).fill('nobody');
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByRole('textbox', { name: 'User name' })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await logIn(page);
      await page.getByRole('searchbox', { name: 'Name, bill or mobile number' }).fill('jahan');
      await page.getByRole('link', { name: /Jahanara Begum/ }).click();
      await page.getByRole('button', { name: 'Hand over' }).click();
      await expect(alert).toContainText('৳ 300 is still due');
      await page.getByRole('combobox', { name: 'Paid by' }).selectOption('Cash');
      await page.getByRole('button', { name: 'Take the due' }).click();
      const jahanara = page.getByRole('region', { name: /^Bill \d\d-11826/ });
      await expect(jahanara).toContainText('Paid, bKash (test)৳ 900');
      await expect(jahanara).toContainText(/Paid, Cash, .*৳\s300/);
      await page.getByRole('button', { name: 'Hand over' }).click();
      await expect(page.getByText('Handed over')).toBeVisible();
      await expect(doneTasks(page)).toHaveCount(3);
      await page.reload();
      await expect(page.getByText('Handed over')).toBeVisible();

      await way(page, 'Day end');
      const collections = page.getByRole('region', { name: 'Collections by method' });
      await expect(collections.getByRole('row', { name: /^Cash 3/ })).toContainText('৳ 3,350');
      expect(complaints).toEqual([]);
    });

    test('an X-ray report is written from a template and takes two signatures', async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/shanto-nodi#/samples/22872');
      await logIn(page);
      await page.getByRole('button', { name: 'Consolidation' }).click();
      await page.getByRole('textbox', { name: 'Impression' }).fill('Right lower zone pneumonia.');
      await page.getByRole('button', { name: 'Save the report' }).click();
      await takeDesk(page);
      await page.getByRole('button', { name: 'Mark as checked' }).click();
      await page.getByRole('textbox', { name: 'Own PIN' }).fill('0000');
      await page.getByRole('button', { name: 'Take over' }).click();
      await expectFault(page.getByRole('textbox', { name: 'Own PIN' }), 'Dr Tahmina Alam');
      await takeDesk(page);
      await page.getByRole('button', { name: 'Sign report' }).click();
      await expect(page.getByText('Signed, Dr Tahmina Alam')).toBeVisible();
      await expect(page.getByText('Right lower zone pneumonia.')).toBeVisible();
      expect(complaints).toEqual([]);
    });

    test('a result comes from the analyser, and a report opens by its link once it is signed', async ({
      page,
      context,
    }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/onubikkhon');
      await expect(page.getByText('2 out of range')).toBeVisible();
      await page.getByRole('link', { name: /TSH.*OB 60423/ }).click();
      await logIn(page);
      await page.getByRole('button', { name: 'Take from Doyel H2' }).click();
      await expect(page.getByRole('cell', { name: /mIU\/L/ })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Mark as checked' })).toBeVisible();

      await way(page, 'Laboratory');
      await page.getByRole('link', { name: /CBC.*OB 60412/ }).click();
      const row = page.getByRole('row', { name: /Haemoglobin/ });
      await expect(row).toContainText('Low');
      await takeDesk(page);
      await page.getByRole('button', { name: 'Sign report' }).click();
      const link = page.getByRole('link', { name: /Open the report/ });
      const patient = await context.newPage();
      await openDemo(patient, `/demos/onubikkhon${await link.getAttribute('href')}`);
      const sheet = patient.getByRole('article', { name: 'Report' });
      await expect(sheet).toContainText('Signed, Dr Nandini Barman');
      await expect(sheet).toContainText('12–15');
      await patient.getByRole('button', { name: 'Print the report' }).click();
      await expect(patient.locator('html')).toHaveAttribute('data-printed');
      await expect(doneTasks(page)).toHaveCount(3);
      await patient.reload();
      await expect(sheet).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}
