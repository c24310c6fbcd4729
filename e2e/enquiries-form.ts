import { expect, type Page, type Request } from '@playwright/test';
import { answering, openAnswering } from './islands.ts';

/** What the journeys write, with any script and emoji, as visitors do. */
export const words = {
  name: 'রহিমা খাতুন 🌸',
  email: 'rahima@example.com',
  phone: '০১৭০০-০০০০০০',
  subject: 'POS & stock',
  message: 'Two shops in Mirpur.\nWe write sales in a khata.',
} as const;

export const reference = /NK-[2-9A-Z]{4}-[2-9A-Z]{4}/;

export const box = (page: Page, name: RegExp | string) => page.getByRole('textbox', { name });
export const send = (page: Page) => page.getByRole('button', { name: 'SUBMIT NOW' });
/** The office selector has a status as well; the form stands before it. */
export const status = (page: Page) => page.getByRole('status').first();

/** Islands take a form over once the pointer comes near; from then on its errors stand beside the fields. */
export async function ready(page: Page): Promise<void> {
  const form = page.locator('main form');
  await answering(page);
  // On a translated page React writes the form anew just then.
  await expect(() => form.scrollIntoViewIfNeeded()).toPass();
  await form.getByRole('button', { name: /\S/ }).last().hover();
  await expect(form).toHaveJSProperty('noValidate', true);
}

/** Opens /contact and waits for its form. */
export async function openContact(page: Page): Promise<void> {
  await page.goto('/contact');
  await ready(page);
}

/** Fills the contact form; a message of its own makes an enquiry of its own. */
export async function writeContact(page: Page, message: string = words.message): Promise<void> {
  await box(page, 'Your name').fill(words.name);
  await box(page, 'Email address').fill(words.email);
  await box(page, /^Phone number/).fill(words.phone);
  await box(page, /^Subject/).fill(words.subject);
  await box(page, 'Message').fill(message);
}

/** The thanks stand in the place of the form, with the reference, and have the focus. */
export async function expectThanks(page: Page): Promise<string> {
  await expect(status(page)).toContainText('Thank you. Your enquiry has arrived.');
  await expect(status(page)).toBeFocused();
  const [found = ''] = (await status(page).innerText()).match(reference) ?? [];
  expect(found).toMatch(reference);
  return found;
}

/** Collects the enquiries that the page sends from now on. */
export function watchPosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/')) posts.push(request);
  });
  return posts;
}

/** What this browser keeps for later. */
export const drafts = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(Object.entries(localStorage)));

/** Lets the real server answer only from the second time on. */
export async function failOnce(page: Page, fail: Parameters<Page['route']>[1]): Promise<void> {
  await page.route('**/api/*', fail, { times: 1 });
}

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Book a Demo' });
export const opener = (page: Page) => page.getByRole('link', { name: 'Get a Demo' });
export const software = (page: Page) => page.getByRole('combobox', { name: /^Software/ });

/** Opens the dialog on the page of a product; before the scripts are there, its link leads to the form's page. */
export async function openDialog(page: Page, path = '/products/HRM'): Promise<void> {
  await openAnswering(page, path);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}
