import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import {
  button,
  codeIn,
  confirmPassword,
  inOwnBrowser,
  karima,
  lines,
  rahim,
  test,
} from './desk-server.ts';

const tareq = { email: 'tareq@nokshi.example', name: 'Tareq Aziz' };
const chosen = 'velvet tortoise umbrella creek';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('an owner invites somebody, who chooses a password, signs in and sees enquiries alone', async ({
  page,
  desk,
  browser,
}) => {
  await desk.enquire();
  await desk.open(page, '/settings');
  await expect(heading(page, 'Users')).toBeVisible();
  await page.getByLabel('Email address').fill('tareq');
  await button(page, 'Invite').click();
  await expect(page.getByText('This is no email address.')).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue('tareq');
  await page.getByLabel('Email address').fill(tareq.email);
  await button(page, 'Invite').click();
  const asked = page.getByRole('dialog', { name: 'Your password, please' });
  await asked.getByLabel('Password').fill('something else');
  await asked.getByRole('button', { name: 'Continue' }).click();
  await expect(asked.getByText('The password is wrong.')).toBeVisible();
  await expectAccessible(page);
  await confirmPassword(page);
  const link = await page.getByLabel(`Link for ${tareq.email}`).last().inputValue();
  await expectAccessible(page);
  await button(page, 'Done').click();
  await expect(page.getByText('Invited by Rahim Uddin')).toBeVisible();

  const own = await (await browser.newContext()).newPage();
  await own.goto(link);
  await expect(heading(own, 'Welcome to the desk')).toBeVisible();
  await expect(own.getByLabel('Email address')).toHaveValue(tareq.email);
  await expectAccessible(own);
  await own.getByLabel('Your name').fill(tareq.name);
  await own.getByLabel('New password').fill('password1234');
  await button(own, 'Save, and go on to sign in').click();
  await expect(own.getByText('This is among the first that are tried.')).toBeVisible();
  await expect(own.getByLabel('Your name')).toHaveValue(tareq.name);
  await own.getByLabel('New password').fill(chosen);
  await button(own, 'Save, and go on to sign in').click();
  await expect(own.getByText('Your password is saved.')).toBeVisible();
  await button(own, 'To sign in').click();
  await own.getByLabel('Email address').fill(tareq.email);
  await own.getByLabel('Password').fill(chosen);
  await button(own, 'Sign in').click();
  await expect(lines(own)).toHaveCount(1);
  await expect(own.getByRole('link', { name: 'Content' })).toHaveCount(0);
  await own.goto(`${desk.site}/desk/content`);
  await expect(heading(own, 'There is no such page at the desk.')).toBeVisible();
  await own.goto(link);
  await expect(heading(own, 'This link holds no more')).toBeVisible();

  await page.reload();
  const user = page.getByRole('listitem').filter({ hasText: tareq.email });
  await expect(user).toContainText('Signs in without a code');
  await user.getByRole('combobox').selectOption('Editor');
  await expect(page.getByText(`${tareq.name} has another role now`)).toBeVisible();
  await user.getByRole('button', { name: /^Remove…/ }).click();
  await button(page, 'Remove').click();
  await expect(page.getByText(`${tareq.name} is removed.`)).toBeVisible();
  await expect(user).toHaveCount(0);
  await page
    .getByRole('listitem')
    .filter({ hasText: rahim.email })
    .getByRole('combobox')
    .selectOption('Sales');
  await expect(page.getByText('This is the last owner')).toBeVisible();
  await page.getByRole('link', { name: 'Log', exact: true }).click();
  await expect(page.getByText(`Rahim Uddin removed ${tareq.email}`)).toBeVisible();
  await own.context().close();
});

test('an editor comes to the content, and finds no enquiry', async ({ page, desk }) => {
  await desk.open(page, '/settings');
  const line = page.getByRole('listitem').filter({ hasText: karima.email });
  await line.getByRole('combobox').selectOption('Editor');
  await confirmPassword(page);
  await expect(page.getByText('Karima Begum has another role now')).toBeVisible();
  const own = await inOwnBrowser(page, desk, karima.email);
  await expect(own).toHaveURL(`${desk.site}/desk/content`);
  await expect(own.getByRole('link', { name: 'Inbox' })).toHaveCount(0);
  await expect(own.getByRole('link', { name: 'Numbers' })).toHaveCount(0);
  await own.context().close();
});

test('whoever has no second factor sets one up once it is demanded', async ({ page, desk }) => {
  await desk.open(page, '/settings');
  await page.getByRole('checkbox', { name: 'Everybody signs in with a code' }).click();
  await confirmPassword(page);
  await expect(
    page.getByRole('checkbox', { name: 'Everybody signs in with a code' }),
  ).toBeChecked();
  const own = await inOwnBrowser(page, desk, karima.email, '/log');
  await expect(heading(own, 'Sign in with a code')).toBeVisible();
  await expect(own.getByRole('link', { name: 'Inbox' })).toHaveCount(0);
  await button(own, 'Set it up').click();
  await confirmPassword(own);
  await expect(own.getByRole('img', { name: /^Scan this/ })).toBeVisible();
  await expectAccessible(own);
  const key = (await own.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  await own.getByLabel('The code that the program shows now').fill('000000');
  await button(own, 'Continue').click();
  await expect(own.getByText('This code is wrong.')).toBeVisible();
  await own.getByLabel('The code that the program shows now').fill(codeIn(key, 0));
  await button(own, 'Continue').click();
  await expect(own.getByRole('listitem')).toHaveCount(10);
  await button(own, 'I have kept them').click();
  await expect(own.getByRole('heading', { level: 1, name: 'Log' })).toBeVisible();
  await own.context().close();
});
