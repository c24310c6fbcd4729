import { expect, test } from '@playwright/test';
import {
  box,
  drafts,
  expectThanks,
  failOnce,
  openContact,
  ready,
  reference,
  send,
  status,
  tryAgain,
  watchPosts,
  words,
  writeContact,
} from './enquiries-form.ts';
import { holdBack } from './islands.ts';

// What the form says to each answer of the server, site/src/islands/ContactForm.test.tsx holds.

test('the contact form is sent with where the visitor came from, thanks in place with a reference, and keeps nothing behind', async ({
  page,
}) => {
  await page.goto('/about-us');
  await page.evaluate(() => {
    location.href = '/contact?utm_source=poster&utm_campaign=eid&other=1';
  });
  await page.waitForURL('**/contact?**');
  await ready(page);
  expect(await drafts(page)).toBe('[]');
  const posts = watchPosts(page);
  await writeContact(page);
  await send(page).click();
  await expectThanks(page);
  expect(posts).toHaveLength(1);
  const sent = posts[0]?.postDataJSON();
  expect(sent).toMatchObject({
    ...words,
    page: '/contact',
    leave_empty: '',
    campaign: 'utm_source=poster&utm_campaign=eid',
  });
  expect(sent.referrer).toContain('/about-us');
  expect(posts[0]?.headers()['idempotency-key']).toBe(sent.key);
  expect(sent.key).toMatch(/^[\da-f-]{36}$/);
  expect(await drafts(page)).toBe('[]');
  await page.getByRole('button', { name: 'Write another enquiry' }).click();
  await expect(box(page, 'Message')).toHaveValue('');
});

test('it offers the words another way when the line is down, and tries again', async ({ page }) => {
  await openContact(page);
  await writeContact(page, 'The line is down');
  const posts = watchPosts(page);
  await failOnce(page, (route) => route.abort('internetdisconnected'));
  await send(page).click();
  await expect(page.getByText('No answer came back')).toBeFocused();
  const other = page.getByRole('group', { name: 'Send it another way' });
  const addressOf = async (name: RegExp | string) =>
    (await other.getByRole('link', { name }).getAttribute('href')) ?? '';
  const chat = new URL(await addressOf(/WhatsApp/));
  expect(chat.host + chat.pathname).toBe('wa.me/8801200000000');
  expect(chat.searchParams.get('text')).toContain(words.name);
  expect(chat.searchParams.get('text')).toContain('The line is down');
  const mail = decodeURIComponent(await addressOf('Send as email'));
  expect(mail).toContain('mailto:hello@nokshi.example?subject=POS & stock&body=');
  expect(mail).toContain('The line is down');
  expect(await addressOf(/^Call/)).toMatch(/^tel:\+880/);
  await expect(send(page)).toBeHidden();
  await tryAgain(page).click();
  await expectThanks(page);
  const [first, second] = posts.map((post) => post.postDataJSON().key);
  expect(second).toBe(first);
});

test('it is one enquiry when only the answer was lost, and its draft outlives a reload', async ({
  page,
}) => {
  await openContact(page);
  await writeContact(page, 'The answer was lost');
  const kept: string[] = [];
  await failOnce(page, async (route) => {
    kept.push((await (await route.fetch()).json()).reference);
    await route.abort('connectionreset');
  });
  await send(page).click();
  await expect(status(page)).toContainText('No answer came back');
  await page.reload();
  await ready(page);
  await expect(box(page, 'Your name')).toHaveValue(words.name);
  await expect(box(page, /^Phone number/)).toHaveValue(words.phone);
  await expect(box(page, 'Message')).toHaveValue('The answer was lost');
  await send(page).click();
  expect([await expectThanks(page)]).toEqual(kept);
});

test('it holds in each tab what was typed in another, and is one enquiry from both', async ({
  page,
  context,
}) => {
  await openContact(page);
  await writeContact(page, 'Typed in the first tab');
  const other = await context.newPage();
  await openContact(other);
  await expect(box(other, 'Message')).toHaveValue('Typed in the first tab');
  await box(other, 'Message').fill('Typed in the second tab');
  await expect(box(page, 'Message')).toHaveValue('Typed in the second tab');
  await send(page).click();
  const first = await expectThanks(page);
  await send(other).click();
  expect(await expectThanks(other)).toBe(first);
  await other.close();
});

test('what is typed while the scripts are held back keeps its place, focus and cursor', async ({
  page,
}) => {
  const letScriptsCome = await holdBack(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const name = box(page, 'Your name');
  await name.click();
  await page.keyboard.type('Rahma');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  letScriptsCome();
  await expect(page.locator('main form')).toHaveJSProperty('noValidate', true);
  await expect(name).toBeFocused();
  await page.keyboard.type('i');
  await expect(name).toHaveValue('Rahima');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('errors stand beside the fields and every word stays; what is sent twice is one enquiry', async ({
    page,
  }) => {
    await page.goto('/contact');
    await send(page).click();
    await expect(page, 'the browser itself asks for what is missing').toHaveURL(/\/contact$/);
    await expect(box(page, 'Your name')).toHaveAttribute('required');
    const message = '\n<b>Two</b> "lines"\n& more';
    await writeContact(page, message);
    const phone = box(page, /^Phone number/);
    await phone.fill('12');
    await send(page).click();
    await expect(phone).toHaveAccessibleDescription(/11 digits/);
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(phone).toBeFocused();
    await expect(page.getByText('Please correct the marked fields')).toBeVisible();
    await expect(box(page, 'Your name')).toHaveValue(words.name);
    await expect(box(page, 'Message')).toHaveValue(message);
    const thanks: string[] = [];
    for (let times = 0; times < 2; times += 1) {
      await writeContact(page, message);
      await send(page).click();
      await page.waitForURL(/\/thank-you\?reference=NK-/);
      await expect(page.getByText(/Your reference is/)).toContainText(reference);
      thanks.push(page.url());
      await page.goto('/contact');
    }
    expect(thanks[1]).toBe(thanks[0]);
  });
});
