import { dayIn } from '@nokshi/forms/calendar-day.ts';
import { expect, type Page, test } from '@playwright/test';
import { company } from '../site/src/content/company-file.ts';
import { entriesOf, firstTwoOffices, orderOf, pageWords } from './content.ts';

const [first, second] = firstTwoOffices();

const choice = (page: Page, name: string) => page.getByRole('radio', { name });
const offices = (page: Page) => page.getByRole('region', { name: 'Business Development Office' });

/** The map is another company's; the journeys answer in its place and note what was asked of it. */
async function standInForTheMap(page: Page) {
  const asked: string[] = [];
  await page.route(/openstreetmap\.org/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
  });
  return asked;
}

test.describe('the contact page', () => {
  test('says how to reach a person', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    const start = page.getByRole('region', { name: "Let's Start A New Project" });
    await expect(start.getByRole('link', { name: 'Phone: +880 1200-000000' })).toHaveAttribute(
      'href',
      'tel:+8801200000000',
    );
    await expect(start.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/8801200000000',
    );
    await expect(start.getByRole('link', { name: 'hello@nokshi.example' })).toHaveAttribute(
      'href',
      'mailto:hello@nokshi.example',
    );
    await expect(start.getByText('Farmgate, Dhaka 1215')).toBeVisible();
    await expect(start.getByRole('button', { name: 'SUBMIT NOW' })).toBeVisible();
  });

  test('asks nothing of the map server before the map is reached', async ({ page }) => {
    const asked = await standInForTheMap(page);
    await page.goto('/contact', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await page.getByRole('link', { name: /^Directions/ }).scrollIntoViewIfNeeded();
    await expect(page.getByTitle(`Map of the ${first.name}`)).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
  });

  test('sets map, caption and highlight by the chosen office', async ({ page }) => {
    await standInForTheMap(page);
    await page.goto('/contact');
    await expect(choice(page, first.name)).toBeChecked();
    await page.getByRole('link', { name: /^Directions/ }).scrollIntoViewIfNeeded();
    await expect(page.getByTitle(`Map of the ${first.name}`)).toBeVisible();

    await offices(page).getByText(second.name, { exact: true }).click();
    await expect(choice(page, second.name)).toBeChecked();
    await page.getByRole('link', { name: /^Directions/ }).scrollIntoViewIfNeeded();
    await expect(page.getByTitle(`Map of the ${second.name}`)).toHaveAttribute('src', second.map);
    await expect(page.getByTitle(`Map of the ${first.name}`)).toBeHidden();
    const caption = offices(page).getByRole('heading', { name: second.location.name });
    await expect(caption).toBeVisible();
    await expect(page.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
      'href',
      second.directions,
    );
  });

  test('is chosen by arrow keys', async ({ page }) => {
    await standInForTheMap(page);
    await page.goto('/contact');
    await page.getByRole('link', { name: /^Directions/ }).scrollIntoViewIfNeeded();
    await expect(page.getByTitle(`Map of the ${first.name}`)).toBeVisible();
    await choice(page, first.name).focus();
    await page.keyboard.press('ArrowDown');
    await expect(choice(page, second.name)).toBeFocused();
    await expect(choice(page, second.name)).toBeChecked();
    await expect(page.getByRole('status').filter({ hasText: second.location.name })).toBeAttached();
  });
});

test.describe('the contact page without script', () => {
  test.use({ javaScriptEnabled: false });

  test('links to the map and the way to every office', async ({ page }) => {
    const asked = await standInForTheMap(page);
    await page.goto('/contact');
    const { length } = orderOf('offices');
    await expect(offices(page).getByRole('link', { name: /^See the map/ })).toHaveCount(length);
    await expect(offices(page).getByRole('link', { name: /^Directions/ })).toHaveCount(length);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});

test.describe('the other pages of the company', () => {
  test('career lists the open positions, or is honest when there is none', async ({ page }) => {
    const today = dayIn(company.timeZone, Date.now());
    const open = entriesOf('openings').filter(({ closes }) => closes >= today);
    await page.goto('/career');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
    const openings = page.getByRole('region', { name: 'Open positions' });
    await expect(openings.getByRole('heading', { level: 3 })).toHaveText(
      open.map(({ title }) => title),
    );
    if (open.length > 0) return;
    await expect(openings.getByText(pageWords('career').openings.none)).toBeVisible();
    await expect(openings.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('FAQ answers on a click or the Enter key', async ({ page }) => {
    await page.goto('/faq');
    const question = page.getByText('Who owns our data?');
    const entry = page.getByRole('group').filter({ has: question });
    await expect(entry.getByRole('paragraph')).toBeHidden();
    await question.click();
    await expect(entry.getByRole('paragraph')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(entry.getByRole('paragraph')).toBeHidden();
  });

  test('privacy policy leads to its sections, clear of the sticky bar', async ({ page }) => {
    await page.goto('/privacy-policy');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'The office map' })
      .click();
    const title = page.getByRole('heading', { name: 'The office map' });
    await expect(title).toBeInViewport();
    const bar = await page.getByRole('banner').boundingBox();
    const heading = await title.boundingBox();
    expect(heading?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    await expect(page.getByText('Last updated 23 November 2026')).toBeVisible();
  });

  test('privacy policy tells how long the server keeps enquiries', async ({ page }) => {
    await page.goto('/privacy-policy');
    await expect(page.getByText(`database ${company.enquiriesKeptDays} days after`)).toBeVisible();
  });

  test('an address that leads nowhere has four ways on', async ({ page }) => {
    const answer = await page.goto('/nothing-like-it');
    expect(answer?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('link')).toHaveText(['Home', 'Products', 'Services', 'Contact Us']);
  });

  test('a mistyped address suggests the page that was meant', async ({ page }) => {
    await page.goto('/services/web-developement');
    await expect(
      page.getByRole('heading', { name: 'Perhaps you were looking for one of these' }),
    ).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Website & Software/ })
      .click();
    await expect(page).toHaveURL('/services/web-development');
  });
});
