import { expect, type Page, test } from '@playwright/test';
import { fontsForLater } from '../letters.ts';
import { widths } from '../routes.ts';
import { complaintsOf, doneTasks, expectFault, openDemo } from './demo.ts';

const bill = (page: Page) => page.getByRole('region', { name: /^Bill / });
const receipt = (page: Page) => page.getByRole('article', { name: /^(Receipt|রসিদ)$/ });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** Printing waits for a dialog in a browser with a screen. */
const printNothing = (page: Page) =>
  page.addInitScript(() => {
    globalThis.print = () => {};
  });

for (const width of widths) {
  test.describe(`at ${width} px`, { tag: '@every-page' }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a superstore weighs, takes a part by bKash, prints and closes its drawer', async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await printNothing(page);
      await openDemo(page, '/demos/tinbela');
      await expect(bill(page)).toContainText('Expires tomorrow');
      await expect(bill(page)).toContainText('640 points, +11 today');
      await page.getByRole('combobox', { name: /^Scan/ }).fill('2002');
      await press(page, 'Enter');
      await page.getByRole('textbox', { name: 'Weight (kg)' }).fill('two');
      await press(page, 'Put on the bill');
      await expectFault(page.getByRole('textbox', { name: 'Weight (kg)' }), 'in numbers');
      await page.getByRole('textbox', { name: 'Weight (kg)' }).fill('2');
      await press(page, 'Put on the bill');
      await expect(bill(page).getByRole('status')).toHaveText('৳ 1,286');
      await expect(doneTasks(page)).toHaveCount(1);

      await page.getByRole('textbox', { name: 'Amount given' }).fill('2000');
      await press(page, 'bKash (test)');
      await expectFault(
        page.getByRole('textbox', { name: 'Amount given' }),
        'Only ৳ 1,286 is still to pay',
      );
      await page.getByRole('textbox', { name: 'Amount given' }).fill('500');
      await press(page, 'bKash (test)');
      await expect(bill(page).getByRole('status')).toHaveText('৳ 786');
      await page.getByRole('textbox', { name: 'Amount given' }).fill('১০০০');
      await press(page, 'Cash');
      await expect(receipt(page)).toContainText('Tax invoice (Mushak 6.3)');
      await expect(receipt(page)).toContainText('৳ 214');
      const gap = await receipt(page)
        .getByRole('term')
        .filter({ hasText: /^Total$/ })
        .evaluate((term) => {
          const amount = term.nextElementSibling?.getBoundingClientRect();
          const label = term.getBoundingClientRect();
          return {
            across: (amount?.left ?? 0) - label.right,
            below: (amount?.top ?? 0) - label.top,
          };
        });
      expect(gap.across, 'the amount stands right of its word').toBeGreaterThan(0);
      expect(Math.abs(gap.below), 'on one line with it').toBeLessThan(10);
      await press(page, 'Receipt in বাংলা');
      await expect(receipt(page)).toContainText('কর চালানপত্র (মূসক-৬.৩)');
      await expect(receipt(page)).toContainText('৳ ১,২৮৬');
      await press(page, 'Print');
      await expect(doneTasks(page)).toHaveCount(2);

      await page.getByRole('link', { name: 'Stock', exact: true }).click();
      await expect(page.getByRole('listitem').filter({ hasText: '2002' })).toContainText('408 kg');
      await page.getByRole('link', { name: 'Drawer', exact: true }).click();
      await press(page, 'Log in as Admin');
      await page.getByRole('textbox', { name: /1,000/ }).fill('-1');
      await press(page, 'Close the drawer');
      await expect(page.getByRole('alert')).toContainText('whole numbers');
      await page.getByRole('textbox', { name: /1,000/ }).fill('');
      await press(page, 'Close the drawer');
      await expect(page.getByRole('alert')).toContainText('Count the notes first');
      await press(page, 'Fill in a sample count');
      await press(page, 'Close the drawer');
      await expect(page.getByRole('main')).toContainText('Short৳ 20');
      await expect(doneTasks(page)).toHaveCount(3);
      await page.reload();
      await expect(page.getByRole('main')).toContainText('Short৳ 20');
      expect(complaints).toEqual([]);
    });

    test('a clothes shop exchanges by the old receipt, and sells with an offer between its days', async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/lal-sutli');
      await expect(page.getByRole('button', { name: /^Indigo 42: 6/ })).toContainText('−1 out');
      await press(page, 'Finish, print slip');
      await expect(receipt(page)).toContainText('Old receipt LS-20817');
      await page.getByRole('link', { name: 'Next bill' }).click();
      await expect(page.getByRole('button', { name: /^Indigo 42: 5/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Indigo 40: 6/ })).toBeVisible();

      await page.getByRole('combobox', { name: /^Scan/ }).fill('ls-20688');
      await press(page, 'Enter');
      await expect(page.getByRole('alert')).toContainText('41 days old');
      await page.getByRole('combobox', { name: /^Scan/ }).fill('LS-20829');
      await press(page, 'Enter');
      await press(page, /^Comes back: Panjabi Hijol, Black 42/);
      await press(page, /^Black 44:/);
      await expect(bill(page).getByRole('status')).toHaveText('৳ 0');
      await press(page, 'Leave the exchange');

      await press(page, /^Three-piece Jui/);
      await press(page, /^White M:/);
      await expect(bill(page)).toContainText('−৳ 365');
      await press(page, 'Cash');
      await expect(receipt(page)).toContainText('৳ 3,285');
      await expect(doneTasks(page)).toHaveCount(2);

      await page.getByRole('link', { name: 'Offers', exact: true }).click();
      await press(page, 'Log in as Admin');
      const offer = page.getByRole('listitem').filter({ hasText: 'Offer on three-pieces' });
      const ends = await offer.getByLabel('Last day').inputValue();
      await offer.getByLabel('Last day').fill('2001-01-01');
      await press(page, 'Save: Offer on three-pieces');
      await expectFault(offer.getByLabel('Last day'), 'ends on or after');
      await offer.getByLabel('Last day').fill(`${Number(ends.slice(0, 4)) + 1}${ends.slice(4)}`);
      await press(page, 'Save: Offer on three-pieces');
      await expect(doneTasks(page)).toHaveCount(3);
      expect(complaints).toEqual([]);
    });

    test('a hardware dealer sells on account, sends a challan without prices, and is paid', async ({
      page,
      context,
    }) => {
      const complaints = complaintsOf(page);
      await printNothing(page);
      await openDemo(page, '/demos/loha-lokkor');
      const book = await context.newPage();
      await openDemo(book, '/demos/loha-lokkor#/customers');
      const owed = book.getByRole('row').filter({ hasText: 'Jashim Builders' });
      await expect(owed).toContainText('৳ 1,17,500');

      await page.bringToFront();
      await press(page, 'On account');
      await expect(receipt(page)).toContainText('৳ 1,17,500');
      await expect(owed).toContainText('৳ 2,35,000');
      await page.getByRole('link', { name: 'Challan 1206' }).click();
      const challan = page.getByRole('article', { name: 'Challan 1206' });
      await expect(challan).toContainText('850 kg');
      await expect(challan).toContainText('Kachharipara');
      await expect(challan).not.toContainText('৳');
      await press(page, 'Print');

      await book.bringToFront();
      await book.getByRole('link', { name: 'Jashim Builders' }).click();
      await book.getByRole('textbox', { name: /^Paid towards/ }).fill('500000');
      await press(book, 'Take cash');
      await expectFault(book.getByRole('textbox', { name: /^Paid towards/ }), 'owes only');
      await book.getByRole('textbox', { name: /^Paid towards/ }).fill('50000');
      await press(book, 'Take cash');
      await expect(book.getByRole('main')).toContainText('Dues: ৳ 1,85,000');
      await expect(doneTasks(page)).toHaveCount(3);
      expect(complaints).toEqual([]);
    });
  });
}

test('a till goes on selling while the network is off, in either language', {
  tag: '@all-letters',
}, async ({ page, context }) => {
  const complaints = complaintsOf(page);
  await openDemo(page, '/demos/lal-sutli');
  await page.waitForLoadState('networkidle');
  // What a worker fetches is no traffic of the page in every browser.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await fontsForLater(page);
  await context.setOffline(true);
  // What the worker answers from what it keeps asks nobody.
  const missed: string[] = [];
  page.on('requestfailed', (request) => {
    // The icon of the tab is the browser's own affair.
    if (!request.url().endsWith('favicon.svg')) missed.push(request.url());
  });
  await expect(page.getByText('network off, selling goes on')).toBeVisible();
  await press(page, 'Finish, print slip');
  await page.getByRole('link', { name: 'Next bill' }).click();
  await press(page, /^Three-piece Shapla/);
  await press(page, /^Navy S:/);
  await press(page, 'বাংলা');
  await press(page, 'ক্যাশ');
  await expect(receipt(page)).toContainText('৳ ৪,৪১০');
  await page.getByRole('link', { name: 'স্টক', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'থ্রিপিস', exact: true })).toBeVisible();
  expect(missed).toEqual([]);
  expect(complaints).toEqual([]);
  await context.setOffline(false);
});

/** Types a code as a scanner does, into whatever has the focus: all keys at once, and Enter. */
const scan = (page: Page, code: string) =>
  page.evaluate(
    (keys) => {
      for (const key of keys) {
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
      }
    },
    [...code, 'Enter'],
  );

test.describe('at a counter', () => {
  test.use({ viewport: { width: 1280, height: 860 } });

  test('scans go on the bill whatever was pressed, and a bill is paid by keys alone', async ({
    page,
  }) => {
    await openDemo(page, '/demos/tinbela');
    await scan(page, '8941100500017');
    await expect(bill(page)).toContainText('4 pieces');
    await press(page, /^Salt/);
    await scan(page, '8941100500024');
    await expect(bill(page)).toContainText('3 pieces');
    await expect(bill(page).getByRole('listitem').filter({ hasText: 'Salt' })).toContainText(
      '1 piece ',
    );
    await page.keyboard.press('F2');
    await expect(page.getByRole('combobox', { name: /^Scan/ })).toBeFocused();
    await page.keyboard.press('Enter');
    const amount = page.getByRole('textbox', { name: 'Amount given' });
    await expect(amount).toBeFocused();
    await page.keyboard.type('2000', { delay: 120 });
    await expect(amount).toHaveValue('2000');
    await page.keyboard.press('Enter');
    await expect(receipt(page)).toBeVisible();
    await scan(page, '8941100500017');
    await expect(bill(page)).toContainText('1 piece');
  });

  test('what is to pay stays in sight with four lines', async ({ page }) => {
    await openDemo(page, '/demos/tinbela');
    await expect(bill(page).getByRole('listitem')).toHaveCount(4);
    await expect(bill(page).getByRole('status')).toBeInViewport({ ratio: 1 });
  });

  test('a tab stays at its counter', async ({ page }) => {
    await openDemo(page, '/demos/tinbela#/counter/3');
    await page.getByRole('link', { name: 'Receipts', exact: true }).click();
    await page.getByRole('link', { name: 'Counter', exact: true }).click();
    await expect(page.getByRole('banner')).toContainText('Tania Akter');
  });
});
