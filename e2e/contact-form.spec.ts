import { expect, test } from '@playwright/test';
import {
  box,
  drafts,
  expectThanks,
  failOnce,
  openContact,
  ready,
  send,
  status,
  watchPosts,
  words,
  writeContact,
} from './enquiries-form.ts';
import { holdBack } from './islands.ts';

// What the form says to each answer of the server, site/src/islands/ContactForm.test.tsx holds; what it says on the
// way and without script: bangla-forms.spec.ts.

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
