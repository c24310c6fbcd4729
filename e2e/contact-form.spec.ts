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
  tryAgain,
  watchPosts,
  words,
  writeContact,
} from './enquiries-form.ts';

const answer = (status: number, body: object, headers: Record<string, string> = {}) => ({
  status,
  headers,
  contentType: 'application/json',
  body: JSON.stringify(body),
});

test.describe('the contact form', () => {
  test('is sent, thanks in place with a reference, and keeps nothing behind', async ({ page }) => {
    await openContact(page);
    const posts = watchPosts(page);
    await writeContact(page);
    await send(page).click();
    await expectThanks(page);
    expect(posts).toHaveLength(1);
    const sent = posts[0]?.postDataJSON();
    expect(sent).toMatchObject({ ...words, page: '/contact', leave_empty: '' });
    expect(posts[0]?.headers()['idempotency-key']).toBe(sent.key);
    expect(sent.key).toMatch(/^[\da-f-]{36}$/);
    expect(await drafts(page)).toBe('[]');
    await page.getByRole('button', { name: 'Write another enquiry' }).click();
    await expect(box(page, 'Message')).toHaveValue('');
  });

  test('says where the visitor came from', async ({ page }) => {
    await page.goto('/about-us');
    await page.evaluate(() => {
      location.href = '/contact?utm_source=poster&utm_campaign=eid&other=1';
    });
    await page.waitForURL('**/contact?**');
    await ready(page);
    const posts = watchPosts(page);
    await writeContact(page, 'From a poster');
    await send(page).click();
    await expectThanks(page);
    const sent = posts[0]?.postDataJSON();
    expect(sent.campaign).toBe('utm_source=poster&utm_campaign=eid');
    expect(sent.referrer).toContain('/about-us');
  });

  test('says beside each field what is missing, and goes to the first', async ({ page }) => {
    await openContact(page);
    const posts = watchPosts(page);
    await send(page).click();
    await expect(box(page, 'Your name')).toBeFocused();
    await expect(box(page, 'Your name')).toHaveAccessibleDescription('Please write your name.');
    await expect(box(page, 'Email address')).toHaveAccessibleDescription(
      /write your email address/,
    );
    await expect(box(page, 'Message')).toHaveAccessibleDescription(/Please write a message/);
    await expect(box(page, /^Phone/)).not.toHaveAttribute('aria-invalid');
    await expect(status(page)).toContainText('Please correct the marked fields');
    await box(page, 'Your name').fill('Rahima');
    await expect(page.getByText('Please write your name.')).toBeHidden();
    await expect(page.getByText('Please write a message.')).toBeVisible();
    await box(page, 'Email address').fill('rahima');
    await box(page, 'Message').fill('a'.repeat(5001));
    await box(page, /^Phone/).fill('12');
    await send(page).click();
    await expect(box(page, 'Email address')).toBeFocused();
    await expect(box(page, 'Email address')).toHaveAccessibleDescription(/should read like/);
    await expect(box(page, 'Message')).toHaveAccessibleDescription(/under 5000 characters/);
    await expect(box(page, /^Phone/)).toHaveAccessibleDescription(/11 digits/);
    expect(posts).toHaveLength(0);
  });

  test('shows what the server finds wrong beside the field', async ({ page }) => {
    await openContact(page);
    await writeContact(page);
    await failOnce(page, (route) =>
      route.fulfill(answer(422, { errors: { email: 'No mail reaches this.' } })),
    );
    await send(page).click();
    await expect(box(page, 'Email address')).toBeFocused();
    await expect(box(page, 'Email address')).toHaveAccessibleDescription(/No mail reaches this/);
    await expect(box(page, 'Message')).toHaveValue(words.message);
    await box(page, 'Email address').fill('other@example.com');
    await expect(page.getByText('No mail reaches this.')).toBeHidden();
    await send(page).click();
    await expectThanks(page);
  });

  test('offers the words another way when the line is down, and tries again', async ({ page }) => {
    await openContact(page);
    await writeContact(page, 'The line is down');
    const posts = watchPosts(page);
    await failOnce(page, (route) => route.abort('internetdisconnected'));
    await send(page).click();
    await expect(status(page)).toContainText('No answer came back');
    await expect(page.getByText('No answer came back')).toBeFocused();
    const other = page.getByRole('group', { name: 'Send it another way' });
    const chat = new URL(
      (await other.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')) ?? '',
    );
    expect(chat.host + chat.pathname).toBe('wa.me/8801200000000');
    expect(chat.searchParams.get('text')).toContain(`${words.name}`);
    expect(chat.searchParams.get('text')).toContain('The line is down');
    const mail =
      (await other.getByRole('link', { name: 'Send as email' }).getAttribute('href')) ?? '';
    expect(decodeURIComponent(mail)).toContain(
      'mailto:hello@nokshi.example?subject=POS & stock&body=',
    );
    expect(decodeURIComponent(mail)).toContain('The line is down');
    await expect(other.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+880/);
    await expect(send(page)).toBeHidden();
    await tryAgain(page).click();
    await expectThanks(page);
    expect(posts.map((post) => post.postDataJSON().key)).toEqual([
      posts[0]?.postDataJSON().key,
      posts[0]?.postDataJSON().key,
    ]);
  });

  test('is offered again once the network is back, and the focus stays where it is', async ({
    page,
  }) => {
    await openContact(page);
    await writeContact(page, 'The line is down for a while');
    await failOnce(page, (route) => route.abort('internetdisconnected'));
    await send(page).click();
    await expect(status(page)).toContainText('No answer came back');
    await box(page, 'Message').focus();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(status(page)).toContainText('The network is back.');
    await expect(box(page, 'Message')).toBeFocused();
    await tryAgain(page).click();
    await expectThanks(page);
  });

  test('is one enquiry when only the answer was lost', async ({ page }) => {
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
    await expect(box(page, 'Message')).toHaveValue('The answer was lost');
    await send(page).click();
    expect([await expectThanks(page)]).toEqual(kept);
  });

  test('hands over when the service is away', async ({ page }) => {
    await openContact(page);
    await writeContact(page, 'The service is away');
    await failOnce(page, (route) => route.fulfill(answer(503, { error: 'Away.' })));
    await send(page).click();
    await expect(status(page)).toContainText('We can’t take your enquiry at the moment');
    await expect(page.getByRole('group', { name: 'Send it another way' })).toBeVisible();
    await expect(box(page, 'Message')).toHaveValue('The service is away');
    await tryAgain(page).click();
    await expectThanks(page);
  });

  test('waits while too many are coming, and then sends by itself', async ({ page }) => {
    await openContact(page);
    await writeContact(page, 'Too many at once');
    await failOnce(page, (route) => route.fulfill(answer(429, {}, { 'retry-after': '2' })));
    await send(page).click();
    await expect(status(page)).toContainText('Many enquiries are coming from your network');
    await expect(page.getByText(/Next try in [12] s\./)).toBeVisible();
    await expectThanks(page);
  });

  for (const [code, sentence] of [
    [403, /came from another website/],
    [413, /longer than the form can take/],
    [415, /sent in a way we can’t read/],
  ] as const) {
    test(`answers ${code} with one sentence and the other ways`, async ({ page }) => {
      await openContact(page);
      await writeContact(page);
      await failOnce(page, (route) => route.fulfill(answer(code, { error: 'No.' })));
      await send(page).click();
      await expect(status(page)).toHaveText(sentence);
      await expect(page.getByRole('group', { name: 'Send it another way' })).toBeVisible();
      await expect(box(page, 'Message')).toHaveValue(words.message);
    });
  }

  test('is sent once by a double click', async ({ page }) => {
    await openContact(page);
    await writeContact(page, 'Twice is once');
    const posts = watchPosts(page);
    await page.route('**/api/*', async (route) => {
      await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
      await route.continue();
    });
    await send(page).dblclick();
    await expectThanks(page);
    expect(posts).toHaveLength(1);
  });

  test('is one enquiry from two tabs, and other words are asked for again', async ({ page }) => {
    await openContact(page);
    await writeContact(page, 'In two tabs');
    const second = await page.context().newPage();
    const third = await page.context().newPage();
    for (const tab of [second, third]) {
      await openContact(tab);
      await expect(box(tab, 'Message')).toHaveValue('In two tabs');
    }
    await send(page).click();
    const first = await expectThanks(page);
    await send(second).click();
    expect(await expectThanks(second)).toBe(first);

    await box(third, 'Message').fill('In two tabs, but with other words');
    await send(third).click();
    await expect(status(third)).toContainText('already sent with other words');
    await expect(box(third, 'Message')).toHaveValue('In two tabs, but with other words');
    await send(third).click();
    expect(await expectThanks(third)).not.toBe(first);
  });

  test('keeps a draft through a reload, but nothing before the first letter', async ({ page }) => {
    await openContact(page);
    expect(await drafts(page)).toBe('[]');
    await writeContact(page, 'Not finished');
    await page.reload();
    await ready(page);
    await expect(box(page, 'Your name')).toHaveValue(words.name);
    await expect(box(page, /^Phone number/)).toHaveValue(words.phone);
    await expect(box(page, 'Message')).toHaveValue('Not finished');
  });

  test('holds in each tab what was typed in another', async ({ page, context }) => {
    await openContact(page);
    await box(page, 'Your name').fill('Rahima');
    const other = await context.newPage();
    await openContact(other);
    await box(other, 'Message').fill('Typed in the second tab');
    await expect(box(page, 'Message')).toHaveValue('Typed in the second tab');
    await box(page, 'Email address').fill('rahima@example.com');
    await page.reload();
    await ready(page);
    await expect(box(page, 'Your name')).toHaveValue('Rahima');
    await expect(box(page, 'Message')).toHaveValue('Typed in the second tab');
    await other.close();
  });

  test('keeps a draft for at most a day', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T10:00:00Z'));
    await openContact(page);
    await box(page, 'Message').fill('Yesterday');
    await page.clock.setFixedTime(new Date('2026-11-21T10:00:01Z'));
    await page.reload();
    await ready(page);
    await expect(box(page, 'Message')).toHaveValue('');
    expect(await drafts(page)).toBe('[]');
  });

  test('is written and sent by keyboard alone', async ({ page }) => {
    await openContact(page);
    await box(page, 'Your name').focus();
    await page.keyboard.type('Karim');
    await page.keyboard.press('Tab');
    await page.keyboard.type('karim');
    await page.keyboard.press('Enter');
    await expect(box(page, 'Email address')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(box(page, 'Message')).toBeFocused();
    await page.keyboard.type('By keyboard');
    await page.keyboard.press('Tab');
    await expect(send(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expectThanks(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Write another enquiry' })).toBeFocused();
  });

  test('keeps what was sent before the script came', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/contact');
    await writeContact(page, 'On a slow line');
    await box(page, /^Phone number/).fill('12');
    await page.unroute('**/*.js');
    await send(page).click();
    await page.waitForURL('**/api/contact');
    await ready(page);
    await expect(box(page, 'Message')).toHaveValue('On a slow line');
    await expect(box(page, /^Phone number/)).toHaveAccessibleDescription(/11 digits/);
    await box(page, /^Phone number/).fill(words.phone);
    await send(page).click();
    await expectThanks(page);
  });
});

test.describe('the page of thanks', () => {
  test('shows a reference, and nothing else that stands in the address', async ({ page }) => {
    await page.goto('/thank-you?reference=NK-7F3K-92QD');
    await expect(page.getByText('Your reference is NK-7F3K-92QD.')).toBeVisible();
    await expect(page.getByText('Please keep the reference')).toBeVisible();
    await expect(page.getByText('If you have just sent us an enquiry')).toBeHidden();
    await page.goto('/thank-you?reference=Call-0900');
    await expect(page.getByText('Your reference is')).toBeHidden();
    await expect(page.getByText('Please keep the reference')).toBeHidden();
    await expect(page.getByText('If you have just sent us an enquiry')).toBeVisible();
  });
});
