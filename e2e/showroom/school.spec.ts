import { expect, test } from '@playwright/test';
import { widths } from '../routes.ts';
import { complaintsOf, doneTasks, expectFault, openDemo } from './demo.ts';

/** The name of a month by its distance from this one. */
const monthName = (distance: number) =>
  new Intl.DateTimeFormat('en', { month: 'long' }).format(
    new Date(new Date().getFullYear(), new Date().getMonth() + distance, 1),
  );

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
});

for (const width of widths) {
  test.describe(`at ${width} px`, { tag: '@every-page' }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a head teacher publishes a result, and the student sees only their own', async ({
      page,
      context,
    }) => {
      const complaints = complaintsOf(page);
      const student = await context.newPage();
      await openDemo(student, '/demos/boro-jamtola#/own/results');
      await student.getByRole('button', { name: 'Log in as Student' }).click();
      await expect(student.getByText('Not published yet').first()).toBeVisible();

      await openDemo(page, '/demos/boro-jamtola');
      await page
        .getByRole('link', { name: /^School office/ })
        .first()
        .click();
      await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Class Ten, Business Studies' })).toHaveCount(
        0,
      );
      await page.getByRole('button', { name: 'Log in as Admin' }).click();
      await page.getByRole('button', { name: 'Publish result' }).click();
      await expect(page.getByRole('alert')).toContainText('Rakib Mia, Finance');

      await page.getByRole('button', { name: '2 marks missing' }).click();
      await page.getByRole('textbox', { name: /^Creative/ }).fill('ninety');
      await page.getByRole('button', { name: 'Save' }).click();
      await expectFault(page.getByRole('textbox', { name: /^Creative/ }), 'number from 0 to 70');
      await page.getByRole('textbox', { name: /^Creative/ }).fill('৪৫');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('heading', { name: /Sabbir Sheikh/ })).toBeVisible();
      await page.getByRole('textbox', { name: /^MCQ/ }).fill('18');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'Publish result' }).click();
      await expect(page.getByText('Published', { exact: true })).toBeVisible();
      await expect(page.getByRole('row', { name: /Rakib Mia/ })).toContainText('3.57');

      // The other tab shows it at once, and nobody else's.
      await expect(student.getByRole('main')).toContainText('3.57');
      await expect(student.getByRole('main')).not.toContainText('Sadia Afrin');
      await student.reload();
      await expect(student.getByRole('main')).toContainText('3.57');
      await expect(doneTasks(page)).toHaveCount(2);

      // Each result prints alone, with full marks and lines for signatures, and without buttons.
      await student
        .getByRole('button', { name: /^Print: / })
        .first()
        .click();
      await student.emulateMedia({ media: 'print' });
      await expect(student.getByRole('table')).toHaveCount(1);
      await expect(student.getByRole('columnheader', { name: 'Full marks' })).toBeVisible();
      await expect(student.getByText('Class teacher').filter({ visible: true })).toHaveCount(1);
      await expect(student.getByRole('main').getByRole('button')).toHaveCount(0);
      await student.emulateMedia({ media: 'screen' });

      await page.getByRole('link', { name: 'Absent teachers' }).click();
      await page
        .getByRole('button', { name: /^Send / })
        .first()
        .click();
      await expect(page.getByText(/^Covered by/)).toBeVisible();
      await expect(doneTasks(page)).toHaveCount(3);
      const covering = (await page.getByText(/^Covered by/).textContent()) ?? '';
      await page
        .getByRole('combobox', { name: 'Teacher' })
        .selectOption(covering.replace('Covered by ', ''));
      await page.getByRole('button', { name: 'Mark as absent' }).click();
      await expect(page.getByText(/^Covered by/)).toHaveCount(0);
      expect(complaints).toEqual([]);
    });

    test('the routine refuses a teacher in two rooms at once', async ({ page }) => {
      await openDemo(page, '/demos/boro-jamtola#/office/routine');
      await page.getByRole('button', { name: 'Log in as Admin' }).click();
      const lesson = page
        .getByRole('row', { name: /^Sunday/ })
        .getByRole('cell')
        .first();
      await page.getByRole('button', { name: 'Change: Sunday, period 1' }).click();
      const teachers = page.getByRole('combobox', { name: 'Teacher' });
      const all = await teachers.locator('option').allTextContents();
      for (const teacher of all) {
        const before = (await lesson.textContent()) ?? '';
        await teachers.selectOption(teacher);
        await page.getByRole('button', { name: 'Save' }).click();
        const said = page.getByRole('main').getByText(/is with .+ Free then/);
        await expect(said.or(page.getByText('The routine is saved.'))).toBeVisible();
        if (await said.isVisible()) {
          await expect(teachers).toHaveAccessibleDescription(/Free then/);
          await expect(lesson).toHaveText(before);
          return;
        }
        await page.getByRole('button', { name: 'Change: Sunday, period 1' }).click();
      }
      throw new Error('no teacher is with another class on Sunday, period 1');
    });

    test('attendance tells guardians, and fees take no more than is due', async ({ page }) => {
      await openDemo(page, '/demos/boro-jamtola#/office/register');
      await page.getByRole('button', { name: 'Log in as Admin' }).click();
      await page
        .getByRole('group', { name: /Tuhin Ali/ })
        .getByText('Absent')
        .click();
      await page.getByRole('button', { name: 'Save attendance' }).click();
      await expect(page.getByText(/Boro Jamtola High School: Tuhin Ali/)).toBeVisible();

      await page.getByRole('link', { name: 'Fees' }).click();
      await page.getByRole('button', { name: /^Rakib Mia/ }).click();
      // The oldest month is the one to be paid.
      const due = page.getByRole('combobox', { name: 'Due' });
      await expect(due.getByRole('option')).toHaveText([
        new RegExp(`^${monthName(-1)} fee`),
        new RegExp(`^${monthName(0)} fee`),
        /examination/,
      ]);
      await page.getByRole('textbox', { name: 'Amount in taka' }).fill('6000');
      await page.getByRole('button', { name: 'Take money' }).click();
      await expectFault(page.getByRole('textbox', { name: 'Amount in taka' }), 'Only ৳ 600');
      await page.getByRole('textbox', { name: 'Amount in taka' }).fill('৬০০');
      await page.getByRole('button', { name: 'Take money' }).click();
      await expect(page.getByText(/^Receipt 2301/)).toBeVisible();
    });

    test('a guardian pays and says who comes; a teacher writes homework', async ({
      page,
      context,
    }) => {
      const complaints = complaintsOf(page);
      await openDemo(page, '/demos/shobuj-tota#/own');
      await page.getByRole('button', { name: 'Log in as Student' }).click();
      await expect(page.getByRole('heading', { name: 'Ayesha’s diary' })).toBeVisible();
      await page.getByRole('button', { name: 'Tue', exact: true }).click();
      await expect(page.getByText('Times table of 6, page 34')).toBeVisible();
      await page.getByRole('button', { name: /Pay ৳\s1,800 by bKash/ }).click();
      await expect(page.getByText('Paid', { exact: false }).first()).toBeVisible();
      await page.getByText('Who picks up today?').click();
      await page.getByRole('button', { name: 'Amma, Rubina Yasmin' }).click();
      await expect(page.getByRole('region', { name: /Picked up at/ })).toContainText('Amma');

      const office = await context.newPage();
      await openDemo(office, '/demos/shobuj-tota#/office/gate');
      await office.getByRole('button', { name: 'Log in as Admin' }).click();
      await office.getByRole('combobox', { name: /Ayesha/ }).selectOption('Nana, Md. Yusuf Ali');
      await office.getByRole('button', { name: 'Let Ayesha Siddika go' }).click();
      await expectFault(office.getByRole('combobox', { name: /Ayesha/ }), 'Somebody else');
      await office.getByRole('link', { name: 'Diary' }).click();
      await office.getByRole('combobox', { name: 'Day' }).selectOption('Tuesday');
      await office.getByRole('combobox', { name: 'Subject' }).selectOption('English');
      await office.getByRole('textbox', { name: 'Homework' }).fill('Learn the poem on page 12');
      await office.getByRole('button', { name: 'Put into diary' }).click();
      await expect(page.getByText('Learn the poem on page 12')).toBeVisible();
      await expect(doneTasks(page)).toHaveCount(3);
      expect(complaints).toEqual([]);
    });
  });
}
