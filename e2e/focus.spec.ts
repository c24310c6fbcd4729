import { readFileSync } from 'node:fs';
import { languageCodes, pathIn } from '@nokshi/forms/languages.ts';
import { expect, type Page, test } from '@playwright/test';
import { answerForMap } from './foreign-map.ts';
import { builtFile, isEverywhere, routesIn } from './routes.ts';

/** What the Tab key reaches and nobody would see, because something lies over all of it (WCAG 2.4.11). */
async function hiddenFocus(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const hidden: string[] = [];
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press(key);
    const { name, seen, last } = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return { name: '', seen: true, last: true };
      const { left, right, top, bottom, width, height } = focused.getBoundingClientRect();
      const shares = [0.05, 0.25, 0.5, 0.75, 0.95];
      const seen = shares.some((x) =>
        shares.some((y) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y);
          return hit && (focused.contains(hit) || hit.contains(focused) || hit.matches('label'));
        }),
      );
      const inView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      const text = (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim();
      return {
        name: `${focused.localName} ${text.slice(0, 60)}`,
        seen: seen && inView,
        last: false,
      };
    });
    if (last) break;
    if (!seen) hidden.push(name);
  }
  return hidden;
}

const visited = ['/', '/about-us', '/bn/contact', '/products/HRM', '/privacy-policy'];

for (const [width, height] of [
  [360, 640],
  [1280, 720],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });
    for (const [index, route] of visited.entries()) {
      // In `npm test` each of them at one of the sizes.
      if (!isEverywhere && (index > 2 || (index % 2 === 0) !== width < 600)) continue;
      test(`the focus is never hidden on ${route}`, async ({ page }) => {
        await answerForMap(page);
        await page.goto(route);
        expect(await hiddenFocus(page, 'Tab')).toEqual([]);
        expect(await hiddenFocus(page, 'Shift+Tab')).toEqual([]);
      });
    }
  });
}

test('help stands in the same order on every page (WCAG 3.2.6)', () => {
  const links = /href="([^"?]*)/g;
  const help = /^(mailto:|tel:|https:\/\/wa\.me\/)/;
  for (const language of languageCodes) {
    const contact = pathIn(language, '/contact');
    const around = (route: string) => {
      const html = readFileSync(builtFile(route), 'utf8').replace(/<main\b.*?<\/main>/s, '');
      return [...html.matchAll(links)].flatMap(([, to = '']) =>
        help.test(to) || to === contact ? to : [],
      );
    };
    const usual = around(pathIn(language, '/'));
    expect(usual.length).toBeGreaterThan(4);
    for (const route of routesIn(language)) expect(around(route), route).toEqual(usual);
  }
});
