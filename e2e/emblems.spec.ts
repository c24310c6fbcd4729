import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { entriesOf } from './content.ts';
import { builtFile, dist } from './routes.ts';

const emblems = [
  ...entriesOf('products').map(({ id, emblem }) => ({ route: `/products/${id}`, emblem })),
  ...entriesOf('services').map(({ id, emblem }) => ({ route: `/services/${id}`, emblem })),
];

test('each product and each service has an emblem of its own at the head of its page', () => {
  expect(new Set(emblems.map(({ emblem }) => emblem)).size).toBe(emblems.length);
  for (const { route, emblem } of emblems) {
    const head = parse(readFileSync(builtFile(route), 'utf8')).querySelector('main section');
    const [sheet = '', name] = head?.querySelector('use')?.getAttribute('href')?.split('#') ?? [];
    expect(name, route).toBe(emblem);
    expect(readFileSync(path.join(dist, sheet), 'utf8'), route).toContain(`id="${emblem}"`);
  }
});

test('an emblem is drawn, in the thread of its page, and ends before the next section', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const colours: string[] = [];
  for (const { route } of emblems.filter((_, index) =>
    [0, 1, emblems.length - 1].includes(index),
  )) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const head = page.getByRole('region').first();
    const shown = head.locator('use');
    // A drawing that did not arrive has no size.
    await expect
      .poll(() => shown.evaluate((use) => (use as SVGUseElement).getBBox().width), route)
      .toBeGreaterThan(40);
    colours.push(await shown.evaluate((use) => getComputedStyle(use).color));
    // The next section would cover what hangs out of this one.
    const [drawn, section] = await Promise.all([
      shown.locator('xpath=../..').boundingBox(),
      head.boundingBox(),
    ]);
    const foot = (section?.y ?? 0) + (section?.height ?? 0);
    expect(foot - (drawn?.y ?? 0) - (drawn?.height ?? 0), route).toBeGreaterThan(0);
  }
  expect(new Set(colours).size).toBe(colours.length);
});
