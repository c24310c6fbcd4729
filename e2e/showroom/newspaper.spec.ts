import { expect, type Page, test } from '@playwright/test';
import { widths } from '../routes.ts';
import { complaintsOf, doneTasks, expectFault, openDemo } from './demo.ts';

const main = (page: Page) => page.getByRole('main');

for (const width of widths) {
  test.describe(`at ${width} px`, { tag: '@every-page' }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a daily: news by the minute, the printed pages, and a day by its Bangla date', async ({
      page,
      context,
    }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/nodimatrik');
      const column = main(page).getByRole('region', { name: 'এই মুহূর্তে' });
      await expect(column.getByRole('listitem').first()).toContainText('আশ্রয়কেন্দ্র');
      await column.getByRole('button', { name: 'পরেরটি আনুন' }).click();
      await expect(column.getByRole('listitem').first()).toContainText('সাত ইউনিয়নের স্কুল');
      const second = await context.newPage();
      await openDemo(second, '/demos/nodimatrik#/live');
      await expect(main(second).getByRole('listitem')).toHaveCount(5);
      await column.getByRole('button', { name: 'পরেরটি আনুন' }).click();
      await expect(main(second).getByRole('listitem')).toHaveCount(6);
      await second.close();

      await main(page).getByRole('link', { name: 'আজকের ১৬ পাতা' }).click();
      await main(page).getByRole('link', { name: /বাজার/ }).click();
      await expect(main(page).getByRole('heading', { name: 'বাজার' })).toBeVisible();
      await main(page)
        .getByRole('link', { name: /পরের পাতা/ })
        .click();
      await expect(main(page).getByRole('heading', { name: 'অর্থনীতি' })).toBeVisible();

      await page.getByRole('link', { name: 'আর্কাইভ' }).click();
      await main(page).getByRole('combobox', { name: 'দিন' }).selectOption('৩০');
      await main(page).getByRole('combobox', { name: 'মাস' }).selectOption('ফাল্গুন');
      await main(page).getByRole('textbox', { name: 'সাল' }).fill('১৪৩১');
      await main(page).getByRole('button', { name: 'সেদিনের কাগজ' }).last().click();
      await expect(main(page).getByText('এই মাসে এমন দিন নেই')).toBeVisible();
      await main(page).getByRole('combobox', { name: 'দিন' }).selectOption('৮');
      await main(page).getByRole('button', { name: 'সেদিনের কাগজ' }).last().click();
      await expect(
        main(page)
          .getByText(/২১ ফেব্রু.+ ২০২৫/)
          .first(),
      ).toBeVisible();
      await expect(doneTasks(page)).toHaveCount(3);

      await page.getByRole('link', { name: 'খুঁজুন' }).click();
      await main(page).getByRole('searchbox').fill('কাঁচা মরিচ');
      await main(page).getByRole('button', { name: 'খুঁজুন' }).click();
      await expect(main(page).getByRole('link', { name: /৪০ টাকা কমল/ })).toBeVisible();
      await page.reload();
      await expect(main(page).getByRole('link', { name: /৪০ টাকা কমল/ })).toBeVisible();
      expect(complaints).toEqual([]);
    });

    test('a district paper: the reader’s own upazila, the haat, and a notice paid by test bKash', async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/dhorla');
      await main(page).getByRole('link', { name: 'উলিপুর', exact: true }).click();
      await main(page).getByRole('button', { name: 'এটি আমার এলাকা' }).click();
      await expect(main(page).getByText('এটি আপনার এলাকা।')).toBeVisible();
      await page.locator('header').getByRole('link', { name: 'হাটের দর' }).click();
      await main(page).getByRole('combobox').selectOption('আলু, কার্ডিনাল');
      const roumari = main(page).getByRole('row', { name: /রৌমারী হাট/ });
      await expect(roumari).toContainText('৳ ২৪');

      await page.locator('header').getByRole('link', { name: 'বিজ্ঞপ্তি' }).click();
      const pay = main(page).getByRole('button', { name: 'টেস্ট বিকাশে দিন' });
      await pay.click();
      await expectFault(main(page).getByRole('textbox', { name: 'বিজ্ঞপ্তির কথা' }), 'কী ছাপা হবে');
      await main(page).getByRole('textbox', { name: 'বিজ্ঞপ্তির কথা' }).fill('বাজারে একটি ছাতা হারিয়েছে।');
      await main(page).getByRole('textbox', { name: 'নাম ও ঠিকানা' }).fill('রহিম, উলিপুর');
      await main(page).getByRole('textbox', { name: 'বিজ্ঞপ্তিতে যে ফোন থাকবে' }).fill('01712345679');
      await main(page)
        .getByRole('textbox', { name: /কত দিন/ })
        .fill('৩');
      await expect(main(page).getByText('মোট ৳ ৬০০')).toBeVisible();
      await main(page).getByRole('textbox', { name: 'বিকাশ নম্বর (টেস্ট)' }).fill('০১৭১২৩৪৫৬৭৮');
      await pay.click();
      await expect(main(page).getByText('৳ ৬০০')).toBeVisible();
      await expect(doneTasks(page)).toHaveCount(3);
      await page.reload();
      await expect(main(page).getByText('৳ ৬০০')).toBeVisible();
      await page.goto('/demos/dhorla#/');
      await expect(main(page).getByText('বাজারে একটি ছাতা হারিয়েছে।')).toHaveCount(0);
      await page.goto('/demos/dhorla#/approval');
      await main(page).getByRole('button', { name: 'অনুমোদন দিন: রহিম, উলিপুর' }).click();
      await expect(main(page).getByText('এখন কিছু অপেক্ষায় নেই।')).toBeVisible();
      await page.goto('/demos/dhorla#/');
      await expect(main(page).getByText('বাজারে একটি ছাতা হারিয়েছে।')).toBeVisible();
      await expect(main(page).getByText('01712345679')).toBeVisible();
      expect(complaints).toEqual([]);
    });

    test('a business daily: shares by their change, dollars in taka, and what opens to subscribers', async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/khatian');
      await expect(main(page).getByText('The rest is for subscribers.')).toBeVisible();
      await page.locator('header').getByRole('link', { name: 'Markets' }).click();
      const dhaka = main(page).getByRole('table', { name: /Dhaka/ });
      await dhaka.getByRole('button', { name: /Change/ }).click();
      await expect(dhaka.getByRole('row').nth(1)).toContainText('Surma Textile');

      await page.goto('/demos/khatian#/rates');
      await main(page).getByRole('textbox', { name: 'Amount' }).fill('a lot');
      await main(page).getByRole('button', { name: 'Convert' }).click();
      await expect(main(page).getByText('An amount is a number above 0.')).toBeVisible();
      await main(page).getByRole('textbox', { name: 'Amount' }).fill('500');
      await main(page).getByRole('button', { name: 'Convert' }).click();
      await expect(main(page).getByRole('status')).toContainText('60,750');

      await page.locator('header').getByRole('link', { name: 'Subscribe' }).click();
      await main(page).getByRole('textbox', { name: 'Your name' }).fill('Rahima Khatun');
      await main(page).getByRole('textbox', { name: 'Mobile number' }).fill('0171234');
      await main(page).getByRole('button', { name: /^Pay/ }).click();
      await expectFault(
        main(page).getByRole('textbox', { name: 'Mobile number' }),
        'eleven digits',
      );
      await main(page).getByRole('textbox', { name: 'Mobile number' }).fill('01712345678');
      await main(page).getByRole('button', { name: /^Pay/ }).click();
      await main(page)
        .getByRole('link', { name: /Garment exports/ })
        .click();
      await expect(main(page).getByText('The next test is yarn.')).toBeVisible();
      await page.reload();
      await expect(main(page).getByText('The next test is yarn.')).toBeVisible();
      await expect(doneTasks(page)).toHaveCount(3);
      expect(complaints).toEqual([]);
    });

    test('a sports paper: ball by ball, fixtures in Dhaka time, and a report from the stand', async ({
      page,
      context,
    }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/gallery-theke');
      const score = main(page).getByRole('heading', { name: /Bangladesh/ });
      await expect(score).toContainText('214/6');
      await main(page).getByRole('button', { name: 'Next ball' }).click();
      await expect(score).toContainText('215/6');
      await main(page).getByRole('button', { name: 'To the end of the over' }).click();
      await expect(main(page).getByText('44.0 overs')).toBeVisible();

      await page.locator('header').getByRole('link', { name: 'Fixtures' }).click();
      await main(page).getByRole('button', { name: 'Football' }).click();
      const osaka = main(page).getByRole('row', { name: /Japan/ });
      await expect(osaka).toContainText('4.30 pm');
      await expect(osaka).toContainText('Osaka: 7.30 pm');

      const reporter = await context.newPage();
      await openDemo(reporter, '/demos/gallery-theke#/desk');
      await main(reporter).getByRole('textbox', { name: 'Headline' }).fill('Drums at the fifty');
      await main(reporter).getByRole('button', { name: 'Put in the score' }).click();
      await main(reporter)
        .getByRole('textbox', { name: 'Reporter and place' })
        .fill('Mita, north stand');
      await main(reporter).getByRole('button', { name: 'Send to the editor' }).click();
      await expect(main(reporter).getByText('waits for the editor')).toBeVisible();
      await main(reporter).getByRole('link', { name: 'The editor’s desk' }).click();
      await main(reporter).getByRole('button', { name: 'Approve: Drums at the fifty' }).click();
      await openDemo(reporter, '/demos/gallery-theke#/desk');
      await expect(main(reporter).getByRole('link', { name: 'Drums at the fifty' })).toBeVisible();

      await page.bringToFront();
      await page
        .locator('header')
        .getByRole('link')
        .filter({ has: page.locator('img') })
        .click();
      await main(page).getByRole('link', { name: 'Drums at the fifty' }).click();
      await expect(main(page).getByText(/Bangladesh 218\/6/)).toBeVisible();
      await expect(doneTasks(page)).toHaveCount(3);

      await page.getByRole('button', { name: 'বাংলা' }).click();
      await page.goto('/demos/gallery-theke#/league');
      await expect(main(page).getByRole('row', { name: /বসুন্ধরা/ })).toContainText('২২');
      expect(complaints).toEqual([]);
    });

    test('a weekly: notes in the margin, issues by their covers, and a letter on Fridays', async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/sadarghat');
      await main(page).getByRole('link', { name: 'The last hammers of Keraniganj' }).click();
      await main(page).getByRole('button', { name: 'Note 2' }).click();
      await expect(main(page).getByRole('listitem').filter({ hasText: 'Ostad:' })).toBeFocused();

      await page.goto('/demos/sadarghat#/');
      await main(page)
        .getByRole('link', { name: /Monsoon/ })
        .click();
      await expect(main(page).getByRole('heading', { name: 'No. 39: Monsoon' })).toBeVisible();

      await page.goto('/demos/sadarghat#/');
      const address = main(page).getByRole('textbox', { name: 'Your e-mail' });
      await address.fill('rahima');
      await main(page).getByRole('button', { name: 'Send it to me' }).click();
      await expectFault(address, 'name@place.example');
      await address.fill('rahima@mail.example');
      await main(page).getByRole('button', { name: 'Send it to me' }).click();
      await expect(main(page).getByText('rahima@mail.example')).toBeVisible();
      await page.reload();
      await expect(main(page).getByText('rahima@mail.example')).toBeVisible();
      await expect(doneTasks(page)).toHaveCount(3);
      expect(complaints).toEqual([]);
    });
  });
}
