import { expect, type Locator, type Page, test } from '@playwright/test';
import { builtPage } from './built-page.ts';
import { entriesOf, pageWords, single, techStack } from './content.ts';

const stack = techStack();
const all = { label: 'ALL', names: stack.flatMap(({ inAll, names }) => (inAll ? names : [])) };
const team = entriesOf('team');
const groups = [
  ...entriesOf('team-categories').map(({ id, label }) => ({
    label,
    names: team.filter(({ category }) => category === id).map(({ name }) => name),
  })),
  { label: 'ALL', names: team.map(({ name }) => name) },
];

const icons = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const members = (page: Page) =>
  page.getByRole('region', { name: 'Meet Our Team' }).getByRole('heading', { level: 3 });

test('the about page tells of the company in three paragraphs, and shows no particular that nobody filled in', () => {
  const page = builtPage('/about-us');
  expect(page.querySelectorAll('main section[aria-labelledby=about] p')).toHaveLength(3);
  const filledIn = Object.values(single('company', 'en').facts).filter((value) => value !== '');
  expect(page.querySelectorAll('main dd')).toHaveLength(filledIn.length);
  expect(page.querySelectorAll('main a[href=""], main a[href="#"]')).toEqual([]);
});

/** Where a row of choices stands, and what follows it: out of sight is as good as in its place. */
const places = (choices: Locator, next: Locator) =>
  Promise.all([
    choices.evaluate((element) => Math.round(element.getBoundingClientRect().top)),
    next.evaluate((element) =>
      Math.min(innerHeight, Math.round(element.getBoundingClientRect().top)),
    ),
  ]);

for (const width of [360, 1280]) {
  test(`tabs show the tech stack and filters the team, and nothing else moves, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/about-us');
    const tabs = page.getByRole('tablist');
    const mission = page.getByRole('region', { name: 'Our Mission' });
    await expect(tabs.getByRole('tab')).toHaveCount(stack.length + 1);
    await tabs.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const tabPlaces = await places(tabs, mission);
    for (const { label, names } of [all, ...stack, all]) {
      await tabs.getByRole('tab', { name: label, exact: true }).click();
      await expect(icons(page)).toHaveText(names);
      expect(await places(tabs, mission), label).toEqual(tabPlaces);
      // No name runs into the one beside it.
      const tooWide = await icons(page).evaluateAll((items) =>
        items
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
      expect(tooWide, label).toEqual([]);
    }
    const choices = page.getByRole('group', { name: 'Show team members by role' });
    const closing = page.locator('#closing');
    await choices.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const teamPlaces = await places(choices, closing);
    for (const { label, names } of groups) {
      const name = names.length > 0 ? `${label} ${names.length}` : label;
      await choices.getByRole('button', { name, exact: true }).click();
      await expect(members(page)).toHaveText(names);
      await expect(page.getByText(pageWords('about').team.empty)).toBeVisible({
        visible: names.length === 0,
      });
      expect(await places(choices, closing), label).toEqual(teamPlaces);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every technology is shown under its heading, and the whole team', async ({ page }) => {
    await page.goto('/about-us');
    const section = page.getByRole('region', { name: 'Tech Stack' });
    const headings = section.getByRole('heading', { level: 3 });
    await expect(headings).toHaveText(stack.map(({ label }) => label));
    await expect(section.getByRole('listitem')).toHaveText(stack.flatMap(({ names }) => names));
    await expect(members(page)).toHaveCount(team.length);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Management/ })).toHaveCount(0);
  });
});
