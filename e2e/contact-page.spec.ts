import { expect, test } from '@playwright/test';
import { company } from '../site/src/content/company-file.ts';
import { allWords, builtPage, linksOf, regionOf, wordsOf } from './built-page.ts';
import { firstTwoOffices, orderOf } from './content.ts';

const [first, second] = firstTwoOffices();

test('the contact page says how to reach a person, and where, without a map that nobody asked for', () => {
  const page = builtPage('/contact');
  const start = regionOf(page, "Let's Start A New Project");
  expect(linksOf(start)).toEqual(
    expect.arrayContaining([
      'tel:+8801200000000',
      `https://wa.me/8801200000000?text=${encodeURIComponent("Let's Start A New Project")}`,
      'mailto:hello@nokshi.example',
    ]),
  );
  expect(wordsOf(start)).toContain('Farmgate, Dhaka 1215');
  expect(allWords(start.querySelectorAll('button'))).toContain('SUBMIT NOW');
  const offices = allWords(regionOf(page, 'Business Development Office').querySelectorAll('a'));
  for (const words of ['See the map', 'Directions'])
    expect(offices.filter((one) => one.startsWith(words))).toHaveLength(orderOf('offices').length);
  expect(page.querySelectorAll('iframe')).toEqual([]);
});

for (const [time, open, by] of [
  ['2026-11-30T10:00', 'Office hours now, until 18:00 in Dhaka', 'By Tuesday, 18:00 in Dhaka'],
  ['2026-12-03T21:00', 'The office opens on Sunday at 10:00 in Dhaka', 'By Sunday, 18:00 in Dhaka'],
  ['2026-11-30T08:00', 'The office opens today at 10:00 in Dhaka', 'By Tuesday, 18:00 in Dhaka'],
] as const) {
  test(`at ${time} in Dhaka the contact page tells whether the office is open, and by when one is answered`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(`${time}+06:00`));
    await page.goto('/contact');
    await expect(page.getByText(open)).toBeVisible();
    await expect(page.getByRole('heading', { name: by })).toBeVisible();
  });
}

test('the map is asked for once it is reached, and is that of the chosen office', async ({
  page,
}) => {
  /** The map is another company's; the journeys answer in its place and note what was asked of it. */
  const asked: string[] = [];
  await page.route(/openstreetmap\.org/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
  });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  const directions = page.getByRole('link', { name: /^Directions/ });
  await directions.scrollIntoViewIfNeeded();
  await expect(page.getByTitle(`Map of the ${first.name}`)).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  await expect(page.getByRole('radio', { name: first.name })).toBeChecked();

  const offices = page.getByRole('region', { name: 'Business Development Office' });
  await offices.getByText(second.name, { exact: true }).click();
  await expect(page.getByRole('radio', { name: second.name })).toBeChecked();
  await directions.scrollIntoViewIfNeeded();
  await expect(page.getByTitle(`Map of the ${second.name}`)).toHaveAttribute('src', second.map);
  await expect(page.getByTitle(`Map of the ${first.name}`)).toBeHidden();
  await expect(offices.getByRole('heading', { name: second.location.name })).toBeVisible();
  await expect(directions).toHaveAttribute('href', second.directions);
});

test('the privacy policy leads to its sections, clear of the sticky bar, and tells how long enquiries are kept', async ({
  page,
}) => {
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
  await expect(page.getByText(`database ${company.enquiriesKeptDays} days after`)).toBeVisible();
});

test('/security is reached from the foot of a page, and says who has access and where to report', () => {
  const foot = builtPage('/').querySelector('body > footer');
  expect(linksOf(foot ?? builtPage('/'))).toContain('/security');
  expect(allWords(builtPage('/security').querySelectorAll('h2'))).toEqual(
    expect.arrayContaining(['Servers and backups', 'Who has access?', 'Report a weakness']),
  );
});
