import { expect, test } from '@playwright/test';
import { choose, comeBack, follow, openDemo, openTab, press, tryDemo, write } from './demo.ts';

tryDemo('chilekotha', 'a flat is booked once, and its cheque reminded of', async (page) => {
  await follow(page, '9B, free');
  const second = await openTab(page, '/demos/chilekotha#/house/9B');
  await page.bringToFront();
  await write(page, 'Buyer', 'Rahima Khatun');
  await write(page, 'Telephone', '01710009900');
  await write(page, 'Discount', '100000');
  await press(page, 'Book it');
  await expect(page.getByText('Mousumi Sarker may give')).toBeVisible();
  await write(page, 'Discount', '50000');
  await press(page, 'Book it');
  const handover = page.getByRole('listitem').filter({ hasText: 'At handover' });
  await expect(handover).toContainText('39,00,000');
  await expect(second.getByRole('link', { name: '9B, booked' })).toBeVisible();
  await expect(second.getByRole('button', { name: 'Book it' })).toHaveCount(0);

  await follow(page, 'Site visits');
  await choose(page, 'Time', '4.30 pm');
  await press(page, 'Put it in the diary');
  await expect(page.getByText('is with Anita Roy at that time')).toBeVisible();
  await choose(page, 'Time', '10.00 am');
  await press(page, 'Put it in the diary');
  await expect(page.getByRole('alert')).toContainText('Rahima Khatun');

  await follow(page, 'Reminders');
  await press(page, /^Send the SMS/);
  await expect(page.getByRole('alert')).toContainText('is sent (test)');
  await comeBack(page);
  await expect(page.getByText('SMS sent (test)').first()).toBeVisible();
});

tryDemo('langol', 'a visit is noted, a quotation written, a lead moved', async (page) => {
  await press(page, 'Visit made');
  await expect(page.getByText('a few words about what came of it')).toBeVisible();
  await write(page, 'What came of it', 'Signs on Friday');
  await press(page, 'Visit made');

  await follow(page, 'Quotations');
  await write(page, 'Now, on delivery', '9999999');
  await press(page, 'Write the quotation');
  await expect(page.getByText('more than the price')).toBeVisible();
  await write(page, 'Now, on delivery', '5,00,000');
  await press(page, 'Write the quotation');
  await expect(page.getByRole('row', { name: /^The buyer pays/ })).toContainText('13,25,000');

  await follow(page, /^Leads$/);
  const grip = (stage: string) =>
    page.getByRole('button', { name: `Move Rasheda Parvin, now in ${stage}` });
  await grip('New').focus();
  await page.keyboard.press('ArrowRight');
  await expect(grip('Saw it work')).toBeFocused();
  await press(page, 'Put it on the board');

  await follow(page, /^Service$/);
  await press(page, 'Service booked: Matiur Rahman');
  await expect(page.getByText('4 still to call')).toBeVisible();
});

test('a lead is dragged by its grip to another stage', async ({ page }) => {
  await openDemo(page, '/demos/langol#/leads');
  await page.getByRole('button', { name: 'Move Rasheda Parvin, now in New' }).hover();
  await page.mouse.down();
  await page.getByRole('heading', { name: /^Has a quotation/ }).hover({ force: true });
  await page.mouse.up();
  await expect(
    page.getByRole('button', { name: 'Move Rasheda Parvin, now in Has a quotation' }),
  ).toBeVisible();
});

test('a day in the field opens at its top, whichever visits are made by then', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const hour of [2, 18]) {
    await page.clock.setFixedTime(new Date(2026, 10, 24, hour));
    await openDemo(page, '/demos/langol');
    expect(await page.evaluate(() => scrollY), `${hour}:00`).toBe(0);
  }
});
