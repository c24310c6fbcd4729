import { expect, test } from '@playwright/test';
import { widths } from '../routes.ts';
import { complaintsOf, doneTasks, openDemo } from './demo.ts';

for (const width of widths) {
  test.describe(`at ${width} px`, { tag: '@every-page' }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a flat is booked once, shown to a buyer, and its cheque reminded of', async ({
      page,
      context,
    }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/chilekotha');
      await expect(page.getByRole('heading', { name: 'Flat 5B' })).toBeVisible();
      await page.getByRole('link', { name: '9B, free' }).click();
      const second = await context.newPage();
      await openDemo(second, '/demos/chilekotha#/house/9B');
      await page.bringToFront();
      await page.getByRole('textbox', { name: 'Buyer' }).fill('Rahima Khatun');
      await page.getByRole('textbox', { name: 'Telephone' }).fill('01710009900');
      await page.getByRole('textbox', { name: 'Discount' }).fill('100000');
      await page.getByRole('button', { name: 'Book it' }).click();
      await expect(page.getByText('Mousumi Sarker may give')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Buyer' })).toHaveValue('Rahima Khatun');
      await page.getByRole('textbox', { name: 'Discount' }).fill('50000');
      await page.getByRole('button', { name: 'Book it' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'At handover' })).toContainText(
        '39,00,000',
      );
      await expect(second.getByRole('link', { name: '9B, booked' })).toBeVisible();
      await expect(second.getByRole('button', { name: 'Book it' })).toHaveCount(0);

      await page.getByRole('link', { name: 'Site visits' }).click();
      await page.getByRole('combobox', { name: 'Time' }).selectOption('4.30 pm');
      await page.getByRole('button', { name: 'Put it in the diary' }).click();
      await expect(page.getByText('is with Anita Roy at that time')).toBeVisible();
      await page.getByRole('combobox', { name: 'Time' }).selectOption('10.00 am');
      await page.getByRole('button', { name: 'Put it in the diary' }).click();
      await expect(page.getByRole('alert')).toContainText('Rahima Khatun');

      await page.getByRole('link', { name: 'Reminders' }).click();
      await page
        .getByRole('button', { name: /^Send the SMS/ })
        .first()
        .click();
      await expect(page.getByRole('alert')).toContainText('is sent (test)');
      await expect(doneTasks(page)).toHaveCount(3);
      await page.reload();
      await expect(page.getByText('SMS sent (test)').first()).toBeVisible();
      expect(complaints).toEqual([]);
    });

    test('a field officer notes a visit, quotes with part payment, and moves a lead by keys', async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/langol');
      await expect(page.getByText('6 visits, 64 km')).toBeVisible();
      await page.getByRole('button', { name: 'Visit made' }).click();
      await expect(page.getByText('a few words about what came of it')).toBeVisible();
      await page.getByRole('textbox', { name: 'What came of it' }).fill('Signs on Friday');
      await page.getByRole('button', { name: 'Visit made' }).click();
      await expect(doneTasks(page)).toHaveCount(1);

      await page.getByRole('link', { name: 'Quotations' }).click();
      await page.getByRole('textbox', { name: 'Now, on delivery' }).fill('9999999');
      await page.getByRole('button', { name: 'Write the quotation' }).click();
      await expect(page.getByText('more than the price')).toBeVisible();
      await page.getByRole('textbox', { name: 'Now, on delivery' }).fill('5,00,000');
      await page.getByRole('button', { name: 'Write the quotation' }).click();
      await expect(page.getByRole('row', { name: /After boro/ })).toContainText('8,25,000');
      await expect(page.getByRole('row', { name: /^The buyer pays/ })).toContainText('13,25,000');

      await page.getByRole('link', { name: 'Leads', exact: true }).click();
      const grip = page.getByRole('button', { name: 'Move Rasheda Parvin, now in New' });
      await grip.focus();
      await page.keyboard.press('ArrowRight');
      const moved = page.getByRole('button', { name: /^Move Rasheda Parvin, now in Saw it work/ });
      await expect(moved).toBeFocused();
      await expect(doneTasks(page)).toHaveCount(3);

      await page.getByRole('link', { name: 'Service', exact: true }).click();
      await page.getByRole('button', { name: 'Service booked: Matiur Rahman' }).click();
      await expect(page.getByText('4 still to call')).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}

test('a page of an earlier day opens at its top on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const tomorrow = new Date(Date.now() + 86_400_000);
  await page.clock.setFixedTime(tomorrow);
  await openDemo(page, '/demos/langol');
  const weekday = tomorrow.toLocaleDateString('en', { weekday: 'long' });
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(weekday);
  await expect(page.getByRole('complementary', { name: 'About this demo' })).toBeInViewport();
});

test('a lead is dragged by its grip to another stage', async ({ page }) => {
  await openDemo(page, '/demos/langol#/leads');
  const grip = page.getByRole('button', { name: 'Move Rasheda Parvin, now in New' });
  await grip.hover();
  await page.mouse.down();
  const stage = page.getByRole('heading', { name: /^Has a quotation/ });
  await stage.hover({ force: true });
  await page.mouse.up();
  await expect(
    page.getByRole('button', { name: 'Move Rasheda Parvin, now in Has a quotation' }),
  ).toBeVisible();
});
