import { formWords } from '@nokshi/forms/form-words.ts';
import { formsFile } from '@nokshi/forms/words.ts';
import { expect, type Page, test } from '@playwright/test';
import { raw } from './content.ts';
import { drafts, failOnce, ready, reference, status, watchPosts } from './enquiries-form.ts';
import { holdBack } from './islands.ts';

const { words } = formWords(formsFile.parse(raw('forms/index.yaml')), 'bn');
const { fields } = words;

/** A sentence whatever is filled in. */
const around = (sentence: string) => new RegExp(sentence.replace(/\{\w+\}/g, '.+'));

const labelled = (page: Page, label: string) => page.getByLabel(label);
const send = (page: Page) => page.getByRole('button', { name: words.send });

async function write(page: Page, message: string) {
  await labelled(page, fields.name.label).fill('রহিমা খাতুন');
  await labelled(page, fields.email.label).fill('rahima@example.com');
  await labelled(page, fields.phone.label).fill('০১৭০০-০০০০০০');
  await labelled(page, fields.message.label).fill(message);
}

async function open(page: Page) {
  await page.goto('/bn/contact');
  await ready(page);
}

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
    write: (text: string) => session.send('Input.insertText', { text }),
  };
}

test.describe('the contact form in Bangla', () => {
  test('is sent, and thanks in Bangla with a reference in Latin letters', async ({ page }) => {
    await open(page);
    const posts = watchPosts(page);
    await write(page, 'মিরপুরে আমাদের দুটি দোকান আছে।');
    await send(page).click();
    await expect(status(page)).toContainText(words.thanks.title);
    await expect(status(page)).toContainText(reference);
    expect(posts[0]?.postDataJSON()).toMatchObject({ page: '/bn/contact', phone: '০১৭০০-০০০০০০' });
  });

  test('says in Bangla what must be mended, and takes it back', async ({ page }) => {
    await open(page);
    await send(page).click();
    const name = labelled(page, fields.name.label);
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(fields.name.missing);
    await expect(status(page)).toContainText(words.messages.failedFields);
    await write(page, 'ক'.repeat(5001));
    await labelled(page, fields.phone.label).fill('০১২');
    await expect(page.getByText(fields.name.missing)).toBeHidden();
    await send(page).click();
    await expect(labelled(page, fields.message.label)).toHaveAccessibleDescription(/৫০০০/);
    await expect(labelled(page, fields.phone.label)).toHaveAccessibleDescription(
      new RegExp(fields.phone.invalid),
    );
  });

  test('hands over in Bangla when the line is down', async ({ page }) => {
    await open(page);
    await write(page, 'লাইন নেই');
    await failOnce(page, (route) => route.abort('internetdisconnected'));
    await send(page).click();
    await expect(status(page)).toContainText(words.messages.unreachable);
    const other = page.getByRole('group', { name: words.handover.title });
    const chat = await other
      .getByRole('link', { name: words.handover.whatsapp })
      .getAttribute('href');
    expect(new URL(chat ?? '').searchParams.get('text')).toContain('লাইন নেই');
    await expect(other.getByRole('link', { name: around(words.handover.call) })).toHaveAttribute(
      'href',
      /^tel:\+880\d+$/,
    );
  });

  test('is typed with an input method, which is neither judged nor cut halfway', async ({
    page,
  }) => {
    await open(page);
    await send(page).click();
    const name = labelled(page, fields.name.label);
    const missing = page.getByText(fields.name.missing);
    await expect(name).toBeFocused();
    await expect(missing).toBeVisible();
    const { show, write: commit } = await composer(page);
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

  test('keeps the letter that is being composed while the script comes', async ({ page }) => {
    const letScriptsCome = await holdBack(page);
    await page.goto('/bn/contact', { waitUntil: 'commit' });
    const name = labelled(page, fields.name.label);
    await name.focus();
    const { show, write: commit } = await composer(page);
    await show('ক্ষু');
    letScriptsCome();
    await ready(page);
    await expect(name).toHaveValue('ক্ষু');
    await show('ক্ষুদ্');
    await commit('ক্ষুদ্র');
    await expect(name).toHaveValue('ক্ষুদ্র');
  });
});

test.describe('the contact form in Bangla without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('answers with its errors in Bangla, then with the thanks', async ({ page }) => {
    await page.goto('/bn/contact');
    await write(page, 'স্ক্রিপ্ট ছাড়া');
    await labelled(page, fields.phone.label).fill('১২');
    await send(page).click();
    await expect(page.getByText(words.messages.failedFields)).toBeVisible();
    const phone = labelled(page, fields.phone.label);
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(new RegExp(fields.phone.invalid));
    await expect(labelled(page, fields.name.label)).toHaveValue('রহিমা খাতুন');
    await phone.fill('০১৭০০-০০০০০০');
    await send(page).click();
    await page.waitForURL(/\/bn\/thank-you\?reference=NK-/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await expect(page.getByText(around(words.thanks.reference))).toContainText(reference);
  });
});
