import { expect, type Page } from '@playwright/test';
import {
  choose,
  comeBack,
  expectFault,
  follow,
  main,
  openDemo,
  openTab,
  press,
  tryDemo,
  write,
} from './demo.ts';

const header = (page: Page) => page.locator('header');

tryDemo('nodimatrik', 'news by the minute, printed pages, a day of the past', async (page) => {
  const second = await openTab(page, '/demos/nodimatrik#/live');
  await page.bringToFront();
  const column = main(page).getByRole('region', { name: 'এই মুহূর্তে' });
  await expect(column.getByRole('listitem').first()).toContainText('আশ্রয়কেন্দ্র');
  await press(page, 'পরেরটি আনুন');
  await expect(column.getByRole('listitem').first()).toContainText('সাত ইউনিয়নের স্কুল');
  await expect(main(second).getByRole('listitem')).toHaveCount(5);

  await main(page).getByRole('link', { name: 'আজকের ১৬ পাতা' }).click();
  await main(page).getByRole('link', { name: /বাজার/ }).click();
  await expect(main(page).getByRole('heading', { name: 'বাজার' })).toBeVisible();
  await main(page)
    .getByRole('link', { name: /পরের পাতা/ })
    .click();
  await expect(main(page).getByRole('heading', { name: 'অর্থনীতি' })).toBeVisible();

  await follow(page, 'আর্কাইভ');
  await choose(page, 'দিন', '৩০');
  await choose(page, 'মাস', 'ফাল্গুন');
  await write(page, 'সাল', '১৪৩১');
  const open = main(page).getByRole('button', { name: 'সেদিনের কাগজ' }).last();
  await open.click();
  await expect(main(page).getByText('এই মাসে এমন দিন নেই')).toBeVisible();
  await choose(page, 'দিন', '৮');
  await open.click();
  await expect(
    main(page)
      .getByText(/২১ ফেব্রু.+ ২০২৫/)
      .first(),
  ).toBeVisible();

  await follow(page, 'খুঁজুন');
  await main(page).getByRole('searchbox').fill('কাঁচা মরিচ');
  await main(page).getByRole('button', { name: 'খুঁজুন' }).click();
  await comeBack(page);
  await expect(main(page).getByRole('link', { name: /৪০ টাকা কমল/ })).toBeVisible();
});

tryDemo('dhorla', 'one’s own upazila, the haat, and a notice that is paid', async (page) => {
  const notice = main(page).getByText('বাজারে একটি ছাতা হারিয়েছে।');
  await main(page).getByRole('link', { name: 'উলিপুর', exact: true }).click();
  await press(page, 'এটি আমার এলাকা');
  await expect(main(page).getByText('এটি আপনার এলাকা।')).toBeVisible();
  await header(page).getByRole('link', { name: 'হাটের দর' }).click();
  await main(page).getByRole('combobox').selectOption('আলু, কার্ডিনাল');
  await expect(main(page).getByRole('row', { name: /রৌমারী হাট/ })).toContainText('৳ ২৪');

  await header(page).getByRole('link', { name: 'বিজ্ঞপ্তি' }).click();
  await press(page, 'টেস্ট বিকাশে দিন');
  await expectFault(main(page).getByRole('textbox', { name: 'বিজ্ঞপ্তির কথা' }), 'কী ছাপা হবে');
  await write(page, 'বিজ্ঞপ্তির কথা', 'বাজারে একটি ছাতা হারিয়েছে।');
  await write(page, 'নাম ও ঠিকানা', 'রহিম, উলিপুর');
  await write(page, 'বিজ্ঞপ্তিতে যে ফোন থাকবে', '01712345679');
  await write(page, /কত দিন/, '৩');
  await expect(main(page).getByText('মোট ৳ ৬০০')).toBeVisible();
  await write(page, 'বিকাশ নম্বর (টেস্ট)', '০১৭১২৩৪৫৬৭৮');
  await press(page, 'টেস্ট বিকাশে দিন');
  await expect(main(page).getByText('৳ ৬০০')).toBeVisible();
  await openDemo(page, '/demos/dhorla#/');
  await expect(notice).toHaveCount(0);
  await openDemo(page, '/demos/dhorla#/approval');
  await press(page, 'অনুমোদন দিন: রহিম, উলিপুর');
  await openDemo(page, '/demos/dhorla#/');
  await expect(notice).toBeVisible();
});

tryDemo('khatian', 'shares by their change, rates, and a subscription', async (page) => {
  await expect(main(page).getByText('The rest is for subscribers.')).toBeVisible();
  await header(page).getByRole('link', { name: 'Markets' }).click();
  const dhaka = main(page).getByRole('table', { name: /Dhaka/ });
  await dhaka.getByRole('button', { name: /Change/ }).click();
  await expect(dhaka.getByRole('row').nth(1)).toContainText('Surma Textile');

  await openDemo(page, '/demos/khatian#/rates');
  await write(page, 'Amount', 'a lot');
  await press(page, 'Convert');
  await expect(main(page).getByText('An amount is above 0')).toBeVisible();
  await write(page, 'Amount', '500');
  await press(page, 'Convert');
  await expect(main(page).getByRole('status')).toContainText('60,750');

  await header(page).getByRole('link', { name: 'Subscribe' }).click();
  await write(page, 'Your name', 'Rahima Khatun');
  await press(page, /^Pay/);
  await expectFault(page.getByRole('textbox', { name: 'Mobile number' }), 'eleven digits');
  await write(page, 'Mobile number', '01712345678');
  await press(page, /^Pay/);
  await main(page)
    .getByRole('link', { name: /Garment exports/ })
    .click();
  await expect(main(page).getByText('The next test is yarn.')).toBeVisible();
});

tryDemo('gallery-theke', 'ball by ball, fixtures, and a report from the stand', async (page) => {
  const score = main(page).getByRole('heading', { name: /Bangladesh/ });
  await press(page, 'Next ball');
  await expect(score).toContainText('215/6');
  await press(page, 'To the end of the over');
  await expect(main(page).getByText('44.0 overs')).toBeVisible();

  await header(page).getByRole('link', { name: 'Fixtures' }).click();
  await press(page, 'Football');
  await expect(main(page).getByRole('row', { name: /Japan/ })).toContainText('4.30 pm');

  const reporter = await openTab(page, '/demos/gallery-theke#/desk');
  await press(reporter, 'Send to the editor');
  await write(reporter, 'Headline', 'Drums at the fifty');
  await press(reporter, 'Put in the score');
  await write(reporter, 'Reporter and place', 'Mita, north stand');
  await press(reporter, 'Send to the editor');
  await expect(main(reporter).getByText('waits for the editor')).toBeVisible();
  await main(reporter).getByRole('link', { name: 'The editor’s desk' }).click();
  await press(reporter, 'Approve: Drums at the fifty');

  await page.bringToFront();
  await header(page)
    .getByRole('link')
    .filter({ has: page.locator('img') })
    .click();
  await main(page).getByRole('link', { name: 'Drums at the fifty' }).click();
  await expect(main(page).getByText(/Bangladesh 218\/6/)).toBeVisible();
  await press(page, 'বাংলা');
  await page.goto('/demos/gallery-theke#/league');
  await expect(main(page).getByRole('row', { name: /বসুন্ধরা/ })).toContainText('২২');
});

tryDemo('sadarghat', 'notes in the margin, issues by cover, a weekly letter', async (page) => {
  await main(page).getByRole('link', { name: 'The last hammers of Keraniganj' }).click();
  await press(page, 'Note 2');
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Ostad:' })).toBeFocused();
  await page.goto('/demos/sadarghat#/');
  await main(page)
    .getByRole('link', { name: /Monsoon/ })
    .click();
  await expect(main(page).getByRole('heading', { name: /^No\. \d+: Monsoon$/ })).toBeVisible();
  await page.goto('/demos/sadarghat#/');
  await write(page, 'Your e-mail', 'rahima@mail.example');
  await press(page, 'Send it to me');
  await expect(main(page).getByText('rahima@mail.example')).toBeVisible();
});
