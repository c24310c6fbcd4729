import { expect, type Locator, type Page, test } from '@playwright/test';
import { among, entriesOf, pageWords, techStack } from './content.ts';

const stack = techStack();
const all = { label: 'ALL', names: stack.flatMap(({ inAll, names }) => (inAll ? names : [])) };
const tabs = [all, ...stack];
const everyName = stack.flatMap(({ names }) => names);
const team = entriesOf('team');
const everybody = team.map(({ name }) => name);

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const icons = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const filter = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Show team members by role' })
    .getByRole('button', { name: new RegExp(`^${name} \\d+$`) });
const members = (page: Page) =>
  page.getByRole('region', { name: 'Meet Our Team' }).getByRole('heading', { level: 3 });

test.describe('the about page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/about-us');
  });

  test('has its title and three paragraphs about the company', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About US');
    const about = page.getByRole('region', { name: /We build the software/ });
    await expect(about.getByRole('paragraph')).toHaveCount(3);
    await expect(about.getByRole('img')).toBeVisible();
  });

  test('shows the tech stack by tabs', async ({ page }) => {
    await expect(page.getByRole('tab')).toHaveCount(tabs.length);
    await expect(tab(page, 'ALL')).toHaveAttribute('aria-selected', 'true');
    await expect(icons(page)).toHaveText(all.names);
    for (const { label, names } of stack) {
      await expect(async () => {
        await tab(page, label).click();
        await expect(tab(page, label)).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
      }).toPass();
      await expect(icons(page)).toHaveText(names);
    }
  });

  test('leaves the payment gateways to their own tab', async ({ page }) => {
    const gateways = ['SSLCommerz', 'ShurjoPay', 'AmarPay'];
    for (const name of gateways) {
      await expect(icons(page).filter({ hasText: name })).toHaveCount(0);
    }
    await expect(async () => {
      await tab(page, 'Payment Gateway').click();
      await expect(icons(page).filter({ hasText: 'ShurjoPay' })).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(among(await icons(page).allInnerTexts(), gateways)).toEqual(gateways);
  });

  test('moves between the tabs by keyboard', async ({ page }) => {
    const [, second = all] = tabs;
    const last = tabs.at(-1) ?? all;
    await tab(page, 'ALL').scrollIntoViewIfNeeded();
    await expect(async () => {
      await tab(page, 'ALL').press('ArrowRight');
      await expect(tab(page, second.label)).toBeFocused({ timeout: 500 });
    }).toPass();
    await expect(icons(page)).toHaveCount(second.names.length);
    await page.keyboard.press('End');
    await expect(tab(page, last.label)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'ALL')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(icons(page)).toHaveCount(last.names.length);
    await page.keyboard.press('Home');
    await expect(icons(page)).toHaveCount(all.names.length);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel')).toBeFocused();
  });

  test('has a drawing for every technology', async ({ page, request }) => {
    // Paper gets what a screen fetches when it is near.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const sources = await page
      .getByRole('region', { name: 'Tech Stack' })
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
    expect(sources).toHaveLength(everyName.length);
    for (const source of new Set(sources)) {
      const answer = await request.get(source);
      expect(answer.headers()['content-type'], source).toContain('image/svg+xml');
    }
  });

  test('filters the team', async ({ page }) => {
    await expect(members(page)).toHaveText(everybody);
    const groups = entriesOf('team-categories').map(({ id, label }) => ({
      label,
      names: team.filter(({ category }) => category === id).map(({ name }) => name),
    }));
    const choices = page.getByRole('group', { name: 'Show team members by role' });
    await expect(choices.getByRole('button')).toHaveText([
      `ALL ${everybody.length}`,
      ...groups.map(({ label, names }) => `${label} ${names.length}`),
    ]);
    const { empty } = pageWords('about').team;
    for (const { label, names } of [...groups, { label: 'ALL', names: everybody }]) {
      await expect(async () => {
        await filter(page, label).click();
        await expect(filter(page, label)).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
      }).toPass();
      await expect(members(page)).toHaveText(names);
      await expect(page.getByText(empty)).toBeVisible({ visible: names.length === 0 });
    }
  });

  for (const width of [360, 1280]) {
    test(`keeps what follows the filters where it is, or out of sight, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      const places = (part: Locator, next: Locator) =>
        Promise.all([
          part.evaluate((element) => Math.round(element.getBoundingClientRect().top)),
          next.evaluate((element) =>
            Math.min(innerHeight, Math.round(element.getBoundingClientRect().top)),
          ),
        ]);
      const tablist = page.getByRole('tablist');
      const mission = page.getByRole('region', { name: 'Our Mission' });
      await tab(page, 'ALL').click();
      await tablist.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const stackPlaces = await places(tablist, mission);
      for (const { label } of [...stack, all]) {
        await tab(page, label).click();
        expect(await places(tablist, mission), label).toEqual(stackPlaces);
        // No name runs into the one beside it.
        const tooWide = await icons(page).evaluateAll((items) =>
          items
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        );
        expect(tooWide, label).toEqual([]);
      }
      const choices = page.getByRole('group', { name: 'Show team members by role' });
      const facts = page.getByRole('heading', { name: 'Company details' });
      await choices.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      const teamPlaces = await places(choices, facts);
      for (const button of await choices.getByRole('button').all()) {
        await button.click();
        expect(await places(choices, facts)).toEqual(teamPlaces);
      }
    });
  }

  test('links to profiles in a new tab, and to none where there is none', async ({ page }) => {
    const profiles = page
      .getByRole('region', { name: 'Meet Our Team' })
      .getByRole('link', { name: /on LinkedIn/ });
    await expect(profiles).toHaveCount(team.filter(({ linkedIn }) => linkedIn).length);
    for (const link of await profiles.all()) await expect(link).toHaveAttribute('target', '_blank');
    await expect(page.locator('main a[href=""], main a[href="#"]')).toHaveCount(0);
  });

  for (const [width, columns] of [
    [767, 1],
    [768, 4],
  ] as const) {
    test(`sets the team in ${columns} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const tops = await members(page).evaluateAll((headings) =>
        headings.map((heading) => heading.closest('li')?.getBoundingClientRect().top),
      );
      expect(new Set(tops).size).toBe(Math.ceil(team.length / columns));
    });
  }
});

test.describe('the about page without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every technology under its heading, and the whole team', async ({ page }) => {
    await page.goto('/about-us');
    const section = page.getByRole('region', { name: 'Tech Stack' });
    const headings = section.getByRole('heading', { level: 3 });
    await expect(headings).toHaveText(stack.map(({ label }) => label));
    const specified = ['Front-End', 'Back-End', 'Mobile', 'Database', 'Payment Gateway'];
    expect(among(await headings.allInnerTexts(), specified)).toEqual(specified);
    await expect(section.getByText('AmarPay')).toBeVisible();
    await expect(section.getByRole('listitem')).toHaveText(everyName);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(members(page)).toHaveCount(team.length);
    await expect(page.getByRole('button', { name: /^Management/ })).toHaveCount(0);
  });
});
