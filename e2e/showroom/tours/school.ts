import type { Page } from '@playwright/test';
import type { Tours } from './tour.ts';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
const asAdmin = (part: string, open?: (page: Page) => Promise<void>) => ({
  hash: `#/office/${part}`,
  role: 'Admin',
  ...(open && { open }),
});
const asStudent = (part: string, open?: (page: Page) => Promise<void>) => ({
  hash: `#/own/${part}`,
  role: 'Student',
  ...(open && { open }),
});

async function openMissingMark(page: Page) {
  await press(page, '2 marks missing');
  await press(page, /^Save$/);
}

async function publishResult(page: Page) {
  await press(page, '2 marks missing');
  await page.getByRole('textbox', { name: /^Creative/ }).fill('45');
  await press(page, /^Save$/);
  await page.getByRole('textbox', { name: /^MCQ/ }).fill('18');
  await press(page, /^Save$/);
  await press(page, 'Publish result');
}

export const schoolTours: Tours = {
  'boro-jamtola': {
    screens: [
      { hash: '#/' },
      { hash: '#/office' },
      asAdmin('results'),
      asAdmin('results', openMissingMark),
      asAdmin('results', (page) => press(page, 'Publish result')),
      asAdmin('results', publishResult),
      asAdmin('results', (page) => press(page, 'Creative')),
      asAdmin('routine'),
      asAdmin('routine', (page) => press(page, /^Change: Sunday, period 1/)),
      asAdmin('absent'),
      asAdmin('absent', (page) => press(page, /^Send /)),
      asAdmin('register'),
      asAdmin('register', (page) => press(page, 'Save attendance')),
      asAdmin('fees'),
      asAdmin('fees', async (page) => {
        await press(page, /^Rakib Mia/);
        await press(page, 'Take money');
      }),
      asStudent('results'),
      asStudent('routine'),
      asStudent('attendance'),
      asStudent('fees'),
    ],
    async firstTask(page) {
      await page.getByRole('link', { name: 'School office', exact: true }).click();
      await press(page, 'Log in as Admin');
      await publishResult(page);
    },
  },
  'shobuj-tota': {
    screens: [
      { hash: '#/' },
      { hash: '#/own' },
      asStudent('diary'),
      asStudent('diary', (page) => press(page, /^Tue/)),
      asStudent('diary', (page) => page.getByText('Who picks up today?').click()),
      asStudent('diary', (page) => press(page, /by bKash/)),
      asStudent('results'),
      asStudent('routine'),
      asStudent('attendance'),
      asStudent('fees'),
      asStudent('fees', (page) => press(page, /by bKash/)),
      asAdmin('diary'),
      asAdmin('diary', (page) => press(page, 'Put into diary')),
      asAdmin('gate'),
      asAdmin('gate', (page) => press(page, /^Let /)),
      asAdmin('results'),
      asAdmin('routine'),
      asAdmin('absent'),
      asAdmin('register'),
      asAdmin('fees'),
    ],
    async firstTask(page) {
      await page
        .getByRole('link', { name: /^Guardian/ })
        .first()
        .click();
      await press(page, 'Log in as Student');
      await press(page, /by bKash/);
    },
  },
};
