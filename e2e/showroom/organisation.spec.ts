import { expect, type Page } from '@playwright/test';
import { expectAccessibleInAudit } from '../accessible.ts';
import { choose, comeBack, follow, main, press, tryDemo, write } from './demo.ts';

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true }).click();

tryDemo('balucharer-alo', 'a project is found, given to, and accounted for', async (page) => {
  await goTo(page, 'Projects');
  await follow(page, /^Sundarganj$/);
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveCount(2);
  await follow(page, 'Food for ten days of flood');
  await expect(main(page)).toContainText('৳ 22,00,000');

  await goTo(page, 'Donate');
  await page.getByRole('radio', { name: 'Other amount' }).check();
  await write(page, 'Your amount in taka', 'ten');
  await press(page, 'Give');
  await expect(page.getByText('from 50 to 5,00,000')).toBeVisible();
  await write(page, 'Your amount in taka', '৭৫০');
  await choose(page, 'What for', 'Food for ten days of flood');
  await write(page, 'Your name, if you like', 'Rahima');
  await press(page, 'Give ৳ 750');
  await expect(main(page)).toContainText('BA-1046');
  await page.goto('/demos/balucharer-alo#/projects/flood-food');
  await expect(main(page)).toContainText('Given on this page: ৳ 750');

  await goTo(page, 'Accounts');
  await main(page).getByRole('link', { name: /–/ }).first().click();
  await comeBack(page);
  await expect(main(page)).toContainText('৳ 13,35,000');
});

tryDemo('nonajol', 'a monthly gift is given and stopped, a job applied for', async (page) => {
  await press(page, 'Give ৳ 2,000 a month');
  await expect(main(page)).toContainText('NT-1046');
  await press(page, 'Stop the monthly gift');
  await expect(main(page).getByText('Stopped')).toBeVisible();
  await goTo(page, 'Jobs');
  await follow(page, /Site engineer/);
  await write(page, 'Your name', 'Salma Khatun');
  await write(page, 'Mobile number', '12345');
  await press(page, 'Apply');
  await expect(page.getByText('Eleven digits such as')).toBeVisible();
  await write(page, 'Mobile number', '০১৭০০-০০০০০০');
  await press(page, 'Apply');
  await expect(main(page)).toContainText('Salma Khatun');
  await goTo(page, 'Tenders');
  await follow(page, /Sand filters/);
  await expect(page.getByText('The last day has passed')).toBeVisible();
  await goTo(page, 'Accounts');
  await main(page).getByRole('link', { name: /2\.14/ }).click();
  await expect(main(page)).toContainText('৳ 2,14,00,000');
});

tryDemo('itbhata', 'drawings open in full view, sites are found by size', async (page) => {
  await press(page, 'Full view: Plan, ground floor');
  const view = page.getByRole('dialog', { name: 'Full view' });
  await expect(view).toContainText('2 of 4');
  await page.keyboard.press('ArrowRight');
  await expect(view).toContainText('Section through the court');
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await follow(page, 'Up to 3 katha');
  await follow(page, 'Narrow house in Wari');
  await expect(main(page)).toContainText('2 katha');
  await goTo(page, 'Office');
  await press(page, 'Write to the office');
  await write(page, 'Your name', 'Kamrul');
  await write(page, 'Mobile number', '01700-000000');
  await write(page, 'Where the site is', 'Keraniganj');
  await write(page, 'How many katha', '2.5');
  await choose(page, 'What you would build', 'A house');
  await press(page, 'Write to the office');
  await expect(main(page)).toContainText('Keraniganj');
});

tryDemo('rikta-anjum', 'books are found by age, and one is asked for', async (page) => {
  await follow(page, /^5 to 7$/);
  const covers = page.getByRole('button', { name: /^Full view/ });
  await expect(covers).toHaveCount(2);
  await comeBack(page);
  await expect(covers).toHaveCount(2);
  await covers.first().click();
  await press(page, 'Next');
  await expect(page.getByRole('dialog')).toContainText('2 of 2');
  await press(page, 'Close');
  await goTo(page, 'Write to me');
  await write(page, 'Your name or publishing house', 'Talpata');
  await write(page, 'E-mail', 'books@example.com');
  await choose(page, 'What you need', 'A whole book');
  await choose(page, 'Format', 'Square, 8 × 8 in');
  await page.getByLabel('Deadline').fill('2020-01-01');
  await press(page, 'Write to me');
  await expect(page.getByText('That day has passed.')).toBeVisible();
  await page.getByLabel('Deadline').fill('2090-01-01');
  await press(page, 'Write to me');
  await expect(main(page)).toContainText('books@example.com');
});

tryDemo('patkathi', 'two boxes of a cloth are asked for, with a certificate', async (page) => {
  await page.getByRole('radio', { name: /45 in, 114 cm/ }).check();
  await write(page, 'How many 20 ft boxes', '2');
  await expect(main(page)).toContainText('2 × 20 ft box: 108 rolls, 43,200 m');
  await write(page, 'Company', 'Jansen Naturfaser');
  await write(page, 'City and country', 'Hamburg, Germany');
  await write(page, 'E-mail', 'jansen');
  await choose(page, 'Ship in', { index: 3 });
  await choose(page, 'Sample first?', 'Yes, by air');
  await press(page, 'Send enquiry');
  await expect(page.getByText('looks like name@example.com')).toBeVisible();
  await write(page, 'E-mail', 'jansen@example.com');
  await press(page, 'Send enquiry');
  await expect(main(page)).toContainText('Hamburg, Germany');
  await page.getByText('OEKO-TEX').click();
  await expectAccessibleInAudit(page);
  await expect(page.getByText('PK-OT-2207')).toBeVisible();
  await goTo(page, 'Mill');
  await main(page).getByRole('link', { name: 'Come and see it' }).click();
  await expect(page.getByRole('textbox', { name: 'Name and company' })).toBeInViewport();
});

tryDemo('nongor-pal', 'a box is tracked, and a port bill added up', async (page) => {
  await write(page, 'Container number', 'NPLU 482 016-7');
  await press(page, 'Track box');
  await expect(main(page).getByRole('alert')).toContainText('its last digit would be 1');
  await write(page, 'Container number', 'nplu 482 016-১');
  await press(page, 'Track box');
  await expect(main(page)).toContainText('Discharged to the yard');
  await follow(page, 'at sea');
  await expect(main(page).getByRole('row')).toHaveCount(5);
  await goTo(page, 'Tariff');
  await write(page, 'How many: Terminal handling, 20 ft', 'two');
  await expect(main(page).getByRole('alert')).toContainText('whole number');
  await write(page, 'How many: Terminal handling, 20 ft', '2');
  await expectAccessibleInAudit(page);
  await expect(main(page)).toContainText('৳ 19,320');
});
