import { expect, type Page, test } from '@playwright/test';
import { appearances, findings, namedStates } from './accessibility-checks.ts';
import { answerForMap } from './foreign-map.ts';
import { isEverywhere } from './routes.ts';
import { states } from './states.ts';

// What axe finds on pages as they are opened: every-page-type.spec.ts.

test('the statement names exactly the states that are checked', () => {
  expect(namedStates.map(({ id }) => id)).toEqual(Object.keys(states));
});

for (const [index, [name, open]] of Object.entries(states).entries()) {
  test(`axe finds nothing in the state ${name}`, async ({ page }) => {
    test.slow(isEverywhere);
    const meant = name === 'menu' ? appearances.filter(({ width }) => width < 600) : appearances;
    // In `npm test` one appearance, by turns.
    const turn = index % meant.length;
    for (const { width, scheme } of isEverywhere ? meant : meant.slice(turn, turn + 1)) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: scheme });
      await open(page, async () => {
        expect.soft(await findings(page), `at ${width} px, ${scheme}`).toEqual([]);
      });
    }
  });
}

/** What the Tab key reaches and nobody would see, because something lies over all of it (WCAG 2.4.11). */
async function hiddenFocus(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const hidden: string[] = [];
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press(key);
    const { name, isSeen, isLast } = await page.evaluate(async () => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return { name: '', isSeen: true, isLast: true };
      const shares = [0.05, 0.25, 0.5, 0.75, 0.95];
      const isOnTop = () => {
        const { left, right, top, bottom, width, height } = focused.getBoundingClientRect();
        const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        const isHit = (x: number, y: number) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y);
          return hit && (focused.contains(hit) || hit.contains(focused) || hit.matches('label'));
        };
        return isInView && shares.some((x) => shares.some((y) => isHit(x, y)));
      };
      // Bars give way a frame or two after the page has moved; a busy machine takes longer for these.
      for (let frames = 0; frames < 60 && !isOnTop(); frames += 1) {
        await new Promise(requestAnimationFrame);
      }
      const text = (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim();
      return {
        name: `${focused.localName} ${text.slice(0, 60)}`,
        isSeen: isOnTop(),
        isLast: false,
      };
    });
    if (isLast) break;
    if (!isSeen) hidden.push(name);
  }
  return hidden;
}

for (const [width, height, routes] of [
  [360, 640, isEverywhere ? ['/', '/about-us', '/bn/contact', '/privacy-policy'] : ['/bn/contact']],
  [1280, 720, isEverywhere ? ['/', '/bn/contact', '/products/HRM', '/about-us'] : ['/about-us']],
] as const) {
  test(`the focus is never hidden at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await answerForMap(page);
    for (const route of routes) {
      await page.goto(route);
      expect(await hiddenFocus(page, 'Tab'), route).toEqual([]);
      expect(await hiddenFocus(page, 'Shift+Tab'), route).toEqual([]);
    }
  });
}
