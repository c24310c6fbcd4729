import { expect, test } from '@playwright/test';
import { widths } from '../routes.ts';
import { complaintsOf, doneTasks, openDemo } from './demo.ts';

for (const width of widths) {
  test.describe(`at ${width} px`, { tag: '@every-page' }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('an importer costs a shipment, approves an order within a limit, and invoices it', async ({
      page,
      context,
    }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/godhuli');
      const cost = page.getByRole('region', { name: 'Landed cost, LC 1846' });
      await expect(cost.getByRole('row', { name: /Pressure cooker/ })).toContainText('7,289');
      await page.getByRole('textbox', { name: 'Truck hire' }).fill('lots');
      await page.getByRole('button', { name: 'Spread again' }).click();
      await expect(page.getByText('Truck hire: please write whole taka')).toBeVisible();
      await page.getByRole('textbox', { name: 'Truck hire' }).fill('90,160');
      await page.getByRole('button', { name: 'Spread again' }).click();
      await expect(cost.getByRole('row', { name: /Pressure cooker/ })).toContainText('7,387');
      await page.getByRole('button', { name: 'Receive into a godown' }).click();
      await expect(page.getByRole('alert')).toContainText('550 cartons are in Tongi');

      await page.getByRole('link', { name: 'Dealers' }).click();
      await page.getByRole('button', { name: 'Approve: Order 318' }).click();
      await expect(page.getByRole('alert')).toContainText('Tania Akter may');
      await page.getByRole('combobox', { name: 'You are' }).selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Approve: Order 318' }).click();

      const second = await context.newPage();
      await openDemo(second, '/demos/godhuli#/stores');
      const stock = second.getByRole('region', { name: 'Stock' }).getByRole('row');
      await expect(stock.filter({ hasText: 'Pressure cooker' })).toContainText('264');
      await page.bringToFront();
      await page.getByRole('button', { name: 'Deliver and invoice: Order 318' }).click();
      await expect(page.getByRole('heading', { name: /Mushak 6.3/ })).toBeVisible();
      await expect(page.getByRole('row', { name: /^Total/ })).toContainText('2,62,300');
      await expect(stock.filter({ hasText: 'Pressure cooker' })).toContainText('244');
      await expect(doneTasks(page)).toHaveCount(3);
      await page.reload();
      await expect(page.getByRole('row', { name: /^Total/ })).toContainText('2,62,300');
      expect(complaints).toEqual([]);
    });

    test('a dealer’s limit refuses an order, and the VAT return holds each invoice', async ({
      page,
    }) => {
      await openDemo(page, '/demos/godhuli#/orders');
      await page.getByRole('combobox', { name: 'For whom' }).selectOption('Teesta Tejash');
      await page.getByRole('textbox', { name: 'Pressure cooker 5 L' }).fill('৫');
      await page.getByRole('button', { name: 'Write the order' }).click();
      await expect(page.getByRole('alert')).toContainText('too much');
      await expect(page.getByRole('textbox', { name: 'Pressure cooker 5 L' })).toHaveValue('৫');
      await page.getByRole('button', { name: 'Deliver and invoice: Order 320' }).click();
      await page.getByRole('link', { name: 'Mushak' }).click();
      const register = page.getByRole('region', { name: /^Sales of the period/ });
      await expect(register.getByRole('row', { name: /^2001/ })).toContainText('8,663');
      await register.getByRole('link', { name: '2001' }).click();
      await expect(page.getByRole('row', { name: /^Total/ })).toContainText('1,24,163');
    });

    test('a mill weighs in a shift, moves yarn, and delivers under a back-to-back LC', async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/takli');
      await expect(page.getByText('7,050', { exact: true })).toBeVisible();
      await page.getByRole('textbox', { name: 'Kilograms' }).fill('120');
      await page.getByRole('button', { name: 'Enter it' }).click();
      await expect(page.getByText('write why it stopped')).toBeVisible();
      await page.getByRole('textbox', { name: 'Kilograms' }).fill('404');
      await page.getByRole('button', { name: 'Enter it' }).click();
      await expect(page.getByRole('alert')).toContainText('RF 6: 404 kg');
      await page.getByRole('textbox', { name: 'Waste in kg' }).fill('9,999');
      await page.getByRole('button', { name: 'Weigh in waste' }).click();
      await expect(page.getByText('That is more than was fed')).toBeVisible();

      await page.getByRole('link', { name: 'Cone store' }).click();
      await page.getByRole('textbox', { name: 'Quantity (kg)' }).fill('-3');
      await page.getByRole('button', { name: 'Move it' }).click();
      await expect(page.getByText('a whole number from 1 on')).toBeVisible();
      await page.getByRole('textbox', { name: 'Quantity (kg)' }).fill('500');
      await page.getByRole('button', { name: 'Move it' }).click();
      const stock = page.getByRole('region', { name: 'Stock' }).getByRole('row');
      await expect(stock.filter({ hasText: '30s carded' })).toContainText('18,544');

      await page.getByRole('link', { name: 'Delivery' }).click();
      await page.getByRole('button', { name: /^Deliver and invoice/ }).click();
      await expect(page.getByRole('row', { name: /^Total/ })).toContainText('12,720.00');
      await expect(page.getByText('Deemed export under LC 0682: VAT 0%')).toBeVisible();
      await expect(doneTasks(page)).toHaveCount(3);

      await page.getByRole('link', { name: 'Cotton' }).click();
      await page.getByRole('combobox', { name: 'Lot' }).selectOption('Lot 217, Uzbekistan');
      await page.getByRole('textbox', { name: 'Bales' }).fill('146');
      await page.getByRole('button', { name: 'Issue', exact: true }).click();
      await expect(page.getByText('Bales left of lot 217: only 145.')).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}
