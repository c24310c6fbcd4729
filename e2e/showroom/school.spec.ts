import { expect } from '@playwright/test';
import {
  choose,
  comeBack,
  expectFault,
  follow,
  main,
  openTab,
  press,
  tryDemo,
  write,
} from './demo.ts';

tryDemo('boro-jamtola', 'a result is published, and seen by its student alone', async (page) => {
  const student = await openTab(page, '/demos/boro-jamtola#/own/results');
  await press(student, 'Log in as Student');
  await expect(student.getByText('Not published yet').first()).toBeVisible();

  await page.bringToFront();
  await follow(page, /^School office/);
  await press(page, 'Log in as Admin');
  await press(page, 'Publish result');
  await expect(page.getByRole('alert')).toContainText('Rakib Mia, Finance');
  await press(page, '2 marks missing');
  await write(page, /^Creative/, 'ninety');
  await press(page, /^Save$/);
  await expectFault(page.getByRole('textbox', { name: /^Creative/ }), 'number from 0 to 70');
  await write(page, /^Creative/, '৪৫');
  await press(page, /^Save$/);
  await expect(page.getByRole('heading', { name: /Sabbir Sheikh/ })).toBeVisible();
  await write(page, /^MCQ/, '18');
  await press(page, /^Save$/);
  await press(page, 'Publish result');
  await expect(page.getByText('Published', { exact: true })).toBeVisible();

  // The other tab shows it at once, and nobody else's.
  await expect(main(student)).toContainText('3.57');
  await expect(main(student)).not.toContainText('Sadia Afrin');
  // Each result prints alone, with full marks and lines for signatures, and without buttons.
  await press(student, /^Print: /);
  await student.emulateMedia({ media: 'print' });
  await expect(student.getByRole('table')).toHaveCount(1);
  await expect(student.getByRole('columnheader', { name: 'Full marks' })).toBeVisible();
  await expect(student.getByText('Class teacher').filter({ visible: true })).toHaveCount(1);
  await expect(main(student).getByRole('button')).toHaveCount(0);
  await student.emulateMedia({ media: 'screen' });
  await comeBack(student);
  await expect(main(student)).toContainText('3.57');

  await follow(page, 'Routine');
  await press(page, 'Change: Sunday, period 1');
  await choose(page, 'Teacher', 'Kamrul Hasan');
  await press(page, /^Save$/);
  await expectFault(page.getByRole('combobox', { name: 'Teacher' }), 'is with Class Six');

  await follow(page, 'Absent teachers');
  await press(page, /^Send /);
  await expect(page.getByText(/^Covered by/)).toBeVisible();

  await follow(page, 'Attendance');
  await page
    .getByRole('group', { name: /Tuhin Ali/ })
    .getByText('Absent')
    .click();
  await press(page, 'Save attendance');
  await expect(page.getByText(/Boro Jamtola High School: Tuhin Ali/)).toBeVisible();

  await follow(page, 'Fees');
  await press(page, /^Rakib Mia/);
  await write(page, 'Amount in taka', '6000');
  await press(page, 'Take money');
  await expectFault(page.getByRole('textbox', { name: 'Amount in taka' }), 'Only ৳ 600');
  await write(page, 'Amount in taka', '৬০০');
  await press(page, 'Take money');
  await expect(page.getByText(/^Receipt 2301/)).toBeVisible();
});

tryDemo('shobuj-tota', 'a guardian pays and says who comes; homework is set', async (page) => {
  await follow(page, /^Guardian/);
  await press(page, 'Log in as Student');
  await press(page, /^Tue$/);
  await expect(page.getByText('Times table of 6, page 34')).toBeVisible();
  await press(page, /Pay ৳\s1,800 by bKash/);
  await expect(page.getByText('Paid', { exact: false }).first()).toBeVisible();
  await page.getByText('Who picks up today?').click();
  await press(page, 'Amma, Rubina Yasmin');
  await expect(page.getByRole('region', { name: /Picked up at/ })).toContainText('Amma');

  const office = await openTab(page, '/demos/shobuj-tota#/office/gate');
  await press(office, 'Log in as Admin');
  await choose(office, /Ayesha/, 'Nana, Md. Yusuf Ali');
  await press(office, 'Let Ayesha Siddika go');
  await expectFault(office.getByRole('combobox', { name: /Ayesha/ }), 'Somebody else');
  await follow(office, 'Diary');
  await choose(office, 'Day', 'Tuesday');
  await choose(office, 'Subject', 'English');
  await write(office, 'Homework', 'Learn the poem on page 12');
  await press(office, 'Put into diary');
  await expect(page.getByText('Learn the poem on page 12')).toBeVisible();
});
