import { expect } from '@playwright/test';
import { afterHolidays } from '../../showroom/src/words/calendar.ts';
import { dayOf } from '../../showroom/src/words/days.ts';
import { choose, comeBack, expectFault, follow, openTab, press, tryDemo, write } from './demo.ts';

tryDemo('keora', 'a cabin is booked once, and free again when cancelled', async (page) => {
  const rival = await openTab(page, '/demos/keora');
  await page.bringToFront();
  await press(page, 'Cabin 7, free');
  await page.getByRole('checkbox', { name: /^Meals/ }).check();
  await press(page, 'Book Cabin 7');
  await expectFault(page.getByRole('textbox', { name: 'Your name' }), 'write your name');
  await write(page, 'Your name', 'Rahima');
  await write(page, 'Mobile number', '01711-000000');
  await press(page, 'Book Cabin 7');
  await expect(rival.getByRole('button', { name: 'Cabin 7, taken' })).toBeVisible();
  await press(page, /Pay ৳\s8,640 by bKash/);
  await expect(page.getByText('confirmed', { exact: true })).toBeVisible();
  await comeBack(page);
  await expect(page.getByText('confirmed', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await follow(page, 'Day sheet');
  await expect(page.getByRole('row', { name: /Rahima/ })).toContainText('Cabin 7');
  await follow(page, 'My bookings');
  await follow(page, /^Booking/);
  await press(page, 'Cancel booking');
  await expect(page.getByText(/8,640 goes back/)).toBeVisible();
  await press(page, 'Yes, cancel it');
  await expect(rival.getByRole('button', { name: 'Cabin 7, free' })).toBeVisible();
});

tryDemo('khilkhil', 'a visit is booked by SMS code, and hours are closed', async (page) => {
  await press(page, /^Dr Asif Mahmud/);
  await press(page, /^4\.00 pm$/);
  await write(page, 'Your name', 'Rahima');
  await write(page, 'Mobile number', '০১৭১১০০০০০০');
  await press(page, 'Confirm by SMS code');
  const message = await page.getByText(/your code is \d{4}/).textContent();
  await write(page, 'Code from the SMS', /\d{4}/.exec(message ?? '')?.[0] ?? '');
  await press(page, /^Confirm$/);
  await expect(page.getByText('confirmed', { exact: true })).toBeVisible();

  await follow(page, 'Day sheet');
  // The first day on which somebody is there.
  await page
    .getByRole('combobox', { name: 'Day' })
    .selectOption(afterHolidays(dayOf(new Date(), 1)));
  await expect(page.getByRole('row', { name: /Rahima/ })).toContainText('01711000000');
  await press(page, 'Remind: Rahima');
  await follow(page, 'Closed hours');
  await choose(page, 'Day', 'Friday');
  await choose(page, 'From', '10.00 am');
  await choose(page, 'To', '11.00 am');
  await press(page, 'Close hours');
  await expect(page.getByRole('alert')).toContainText('Nobody can book');
  await follow(page, 'My bookings');
  await follow(page, /^Booking/);
  await expect(page.getByText(/We expect you/)).toBeVisible();
});
