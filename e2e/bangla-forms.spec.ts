import { formWords } from '@nokshi/forms/form-words.ts';
import { formsFile } from '@nokshi/forms/words.ts';
import { expect, type Page, test } from '@playwright/test';
import { raw, single } from './content.ts';
import { drafts, failOnce, ready, reference, status, watchPosts } from './enquiries-form.ts';
import { holdBack, hydrateIslands } from './islands.ts';

const labels = single('labels', 'bn');
const { words } = formWords(formsFile.parse(raw('forms/index.yaml')), 'bn');
const { fields, messages } = words;

const field = (page: Page, name: keyof typeof fields) => page.getByLabel(fields[name].label);
const send = (page: Page) => page.getByRole('button', { name: words.send });

/** From the home page to the form, as visitors come. */
async function openContact(page: Page) {
  await page.goto('/bn');
  const { label } = single('navigation', 'bn').contact;
  await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
  await expect(page).toHaveURL('/bn/contact');
}

async function write(page: Page, message: string) {
  await field(page, 'name').fill('রহিমা খাতুন');
  await field(page, 'email').fill('rahima@example.com');
  await field(page, 'phone').fill('০১৭০০-০০০০০০');
  await field(page, 'message').fill(message);
}

test('from the home page in Bangla to an enquiry: errors, other ways and thanks are in Bangla', async ({
  page,
}) => {
  await openContact(page);
  await ready(page);
  await send(page).click();
  await expect(field(page, 'name')).toBeFocused();
  await expect(field(page, 'name')).toHaveAccessibleDescription(fields.name.missing);
  await expect(status(page)).toContainText(messages.failedFields);
  await write(page, 'ক'.repeat(5001));
  await field(page, 'phone').fill('০১২');
  await send(page).click();
  await expect(field(page, 'message')).toHaveAccessibleDescription(/৫০০০/);
  await expect(field(page, 'phone')).toHaveAccessibleDescription(new RegExp(fields.phone.invalid));

  await write(page, 'মিরপুরে আমাদের দুটি দোকান আছে।');
  const posts = watchPosts(page);
  await failOnce(page, (route) => route.abort('internetdisconnected'));
  await send(page).click();
  await expect(page.locator(':focus')).toHaveText(messages.unreachable);
  await expect(send(page)).toBeHidden();
  const other = page.getByRole('group', { name: words.handover.title });
  const links = await other
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')));
  expect(links).toEqual([
    expect.stringMatching(/^https:\/\/wa\.me\/8801200000000\?text=.*রহিমা.*দুটি দোকান/s),
    expect.stringMatching(/^mailto:hello@nokshi\.example\?.*দুটি দোকান/s),
    expect.stringMatching(/^tel:\+880\d+$/),
  ]);
  await page.getByRole('button', { name: words.handover.retry }).click();
  await expect(status(page)).toContainText(words.thanks.title);
  await expect(status(page)).toContainText(reference);
  const [first, second] = posts.map((post) => post.postDataJSON());
  expect(second).toMatchObject({ page: '/bn/contact', phone: '০১৭০০-০০০০০০', key: first.key });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same way ends in the same words, every word stays, and what is sent twice is one enquiry', async ({
    page,
  }) => {
    const message = '\n<b>দুটি</b> "দোকান"\n& একটি গুদাম';
    await openContact(page);
    await send(page).click();
    await expect(page, 'the browser itself asks for what is missing').toHaveURL('/bn/contact');
    await write(page, message);
    const phone = field(page, 'phone');
    await phone.fill('১২');
    await send(page).click();
    await expect(page.getByText(messages.failedFields)).toBeVisible();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(phone).toHaveAccessibleDescription(new RegExp(fields.phone.invalid));
    await expect(field(page, 'name')).toHaveValue('রহিমা খাতুন');
    await expect(field(page, 'message')).toHaveValue(message);
    const thanks: string[] = [];
    for (let times = 0; times < 2; times += 1) {
      await write(page, message);
      await send(page).click();
      await page.waitForURL(/\/bn\/thank-you\?reference=NK-/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.thanks.title);
      await expect(page.getByRole('main')).toContainText(reference);
      thanks.push(page.url());
      await page.goto('/bn/contact');
    }
    expect(thanks[1]).toBe(thanks[0]);
  });
});

/** What an input method has in hand: shown in the field, but not yet written. */
async function composer(page: Page) {
  const session = await page.context().newCDPSession(page);
  return {
    show: (text: string) =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    commit: (text: string) => session.send('Input.insertText', { text }),
  };
}

test('what an input method writes is neither judged nor cut halfway, nor lost when the script comes', async ({
  page,
}) => {
  const letScriptsCome = await holdBack(page);
  await page.goto('/bn/contact', { waitUntil: 'commit' });
  const name = field(page, 'name');
  const { show, commit } = await composer(page);
  await name.focus();
  await show('ক্ষু');
  letScriptsCome();
  await ready(page);
  await expect(name).toHaveValue('ক্ষু');
  await show('ক্ষুদ্');
  await commit('ক্ষুদ্র');
  await expect(name).toHaveValue('ক্ষুদ্র');

  await name.fill('');
  await send(page).click();
  const missing = page.getByText(fields.name.missing);
  await expect(name).toBeFocused();
  await expect(missing).toBeVisible();
  for (const text of ['ক', 'ক্', 'ক্ষ', 'ক্ষু']) {
    await show(text);
    await expect(name).toHaveValue(text);
    await expect(missing).toBeVisible();
    expect(await drafts(page)).toContain(text);
  }
  await commit('ক্ষুদ্র');
  await expect(name).toHaveValue('ক্ষুদ্র');
  await expect(missing).toBeHidden();

  await name.fill('ক'.repeat(199));
  await name.press('End');
  await show('ক্ষুদ্র');
  await commit('ক্ষুদ্র');
  await expect(name).toHaveValue(`${'ক'.repeat(199)}ক্ষুদ্র`);
});

test('the dialog asks, mends and thanks in Bangla', async ({ page }) => {
  await page.goto('/bn/products/HRM');
  await hydrateIslands(page);
  await page.getByRole('main').getByRole('link', { name: labels.bookDemo }).first().click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.locator('button[type=submit]:visible');
  await submit.click();
  const wrong = dialog.locator('[aria-invalid=true]').first();
  await expect(wrong).toHaveAccessibleDescription(/[\u0980-\u09FF]/);
  const posts = watchPosts(page);
  await wrong.fill('০১৭১১-২২৩৩৪৪');
  await submit.click();
  await expect(dialog.getByRole('status').first()).toContainText(reference);
  expect(posts[0]?.postDataJSON()).toMatchObject({ software: 'HRM', page: '/bn/products/HRM' });
  await dialog.getByRole('button', { name: labels.close }).click();
  await expect(dialog).toBeHidden();
});
