import { expect, test } from '@playwright/test';
import { widths } from '../routes.ts';
import { complaintsOf, doneTasks, expectFault, openDemo } from './demo.ts';

for (const width of widths) {
  test.describe(`at ${width} px`, { tag: '@every-page' }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a cabin is booked once, stands on the day sheet, and is free after cancelling', async ({
      page,
      context,
    }) => {
      const complaints = complaintsOf(page);
      const rival = await context.newPage();
      await openDemo(rival, '/demos/keora');
      await openDemo(page, '/demos/keora');
      await page.getByRole('button', { name: 'Cabin 7, free' }).click();
      await page.getByRole('checkbox', { name: /^Meals/ }).check();
      await page.getByRole('button', { name: 'Book Cabin 7' }).click();
      await expectFault(page.getByRole('textbox', { name: 'Your name' }), 'write your name');
      await page.getByRole('textbox', { name: 'Your name' }).fill('Rahima');
      await page.getByRole('textbox', { name: 'Mobile number' }).fill('home');
      await page.getByRole('button', { name: 'Book Cabin 7' }).click();
      await expectFault(page.getByRole('textbox', { name: 'Mobile number' }), '11 digits');
      await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Rahima');
      await page.getByRole('textbox', { name: 'Mobile number' }).fill('01711-000000');
      await page.getByRole('button', { name: 'Book Cabin 7' }).click();
      await expect(page.getByText('waits for you')).toBeVisible();
      await expect(rival.getByRole('button', { name: 'Cabin 7, taken' })).toBeVisible();
      await page.getByRole('button', { name: /Pay ৳\s8,640 by bKash/ }).click();
      await expect(page.getByText('confirmed', { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByText('confirmed', { exact: true })).toBeVisible();

      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeHidden();
      await page.emulateMedia({ media: 'screen' });

      await page.getByRole('link', { name: 'Day sheet' }).click();
      await expect(page.getByRole('row', { name: /Rahima/ })).toContainText('Cabin 7');
      await page.getByRole('link', { name: 'My bookings' }).click();
      await page.getByRole('link', { name: /^Booking/ }).click();
      await page.getByRole('button', { name: 'Cancel booking' }).click();
      await expect(page.getByText(/8,640 goes back/)).toBeVisible();
      await page.getByRole('button', { name: 'Yes, cancel it' }).click();
      await expect(page.getByText('cancelled', { exact: true })).toBeVisible();
      await expect(rival.getByRole('button', { name: 'Cabin 7, free' })).toBeVisible();
      await expect(doneTasks(page)).toHaveCount(3);
      expect(complaints).toEqual([]);
    });

    test('a half-hour is confirmed by the code of the SMS, reminded, and closed hours stay closed', async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/khilkhil');
      await page.getByRole('button', { name: /^Dr Asif Mahmud/ }).click();
      await page.getByRole('button', { name: '4.00 pm', exact: true }).click();
      await page.getByRole('textbox', { name: 'Your name' }).fill('Rahima');
      await page.getByRole('textbox', { name: 'Mobile number' }).fill('০১৭১১০০০০০০');
      await page.getByRole('button', { name: 'Confirm by SMS code' }).click();
      await page.getByRole('textbox', { name: 'Code from the SMS' }).fill('0000');
      await page.getByRole('button', { name: 'Confirm', exact: true }).click();
      await expectFault(page.getByRole('textbox', { name: 'Code from the SMS' }), 'not the code');
      const message = await page.getByText(/your code is \d{4}/).textContent();
      const code = /\d{4}/.exec(message ?? '')?.[0] ?? '';
      await page.getByRole('textbox', { name: 'Code from the SMS' }).fill(code);
      await page.getByRole('button', { name: 'Confirm', exact: true }).click();
      await expect(page.getByText('confirmed', { exact: true })).toBeVisible();

      await page.getByRole('link', { name: 'Book', exact: true }).click();
      await page.getByRole('button', { name: /^Dr Asif Mahmud/ }).click();
      await expect(page.getByRole('button', { name: '4.00 pm', exact: true })).toHaveCount(0);

      await page.getByRole('link', { name: 'Day sheet' }).click();
      await page.getByRole('combobox', { name: 'Day' }).selectOption({ index: 1 });
      await expect(page.getByRole('row', { name: /Rahima/ })).toContainText('01711000000');
      await expect(page.getByRole('button', { name: 'Has come: Rahima' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Remind: Rahima' }).click();
      await page.getByRole('link', { name: 'My bookings' }).click();
      await page.getByRole('link', { name: /^Booking/ }).click();
      await expect(page.getByText(/We expect you/)).toBeVisible();

      await page.getByRole('link', { name: 'Closed hours' }).click();
      await expect(page.getByText(/Friday prayers/)).toBeVisible();
      await page.getByRole('combobox', { name: 'Day' }).selectOption('Friday');
      await page.getByRole('combobox', { name: 'From' }).selectOption('10.00 am');
      await page.getByRole('combobox', { name: 'To' }).selectOption('10.00 am');
      await page.getByRole('button', { name: 'Close hours' }).click();
      await expectFault(page.getByRole('combobox', { name: 'To' }), 'after the beginning');
      await page.getByRole('combobox', { name: 'To' }).selectOption('11.00 am');
      await page.getByRole('button', { name: 'Close hours' }).click();
      await expect(page.getByRole('alert')).toContainText('Nobody can book');
      await expect(doneTasks(page)).toHaveCount(3);
      expect(complaints).toEqual([]);
    });
  });
}
