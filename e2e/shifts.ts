import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { holdBack, hydrateIslands } from './islands.ts';

const stepInMilliseconds = 6_000;

/**
 * What moves by itself on a page that is there, with its fonts, while its clock, which must be
 * installed, runs on: a line for each layout shift. Each step of the clock is painted, since only a
 * frame that is painted can shift.
 */
export const shiftsOver = (page: Page, milliseconds: number): Promise<string[]> =>
  shiftsDuring(page, async () => {
    for (let passed = 0; passed < milliseconds; passed += stepInMilliseconds) {
      await page.clock.runFor(stepInMilliseconds);
      await paint(page);
    }
  });

/** What moves while something is done on a page that is there: a line for each layout shift. */
export async function shiftsDuring(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  await fontsOf(page);
  await paint(page);
  await page.evaluate(collectShifts);
  await act();
  await paint(page);
  return shiftsOf(page);
}

export const fonts = /\.woff2$/;
export const pictures = /\.(avif|webp|svg)$/;

/**
 * What moves on a page some of whose files come late: a line for each layout shift.
 * @param milliseconds after which they come; when left out, once the page is painted without them
 */
export async function shiftsWithLate(
  page: Page,
  route: string,
  files: RegExp,
  milliseconds?: number,
): Promise<string[]> {
  const painted = Promise.withResolvers<void>();
  await page.route(files, async (file) => {
    await (milliseconds === undefined ? painted.promise : setTimeout(milliseconds));
    await file.continue().catch(() => undefined);
  });
  await page.addInitScript(collectShifts);
  await page.goto(route, { waitUntil: 'domcontentloaded' });
  await paint(page);
  painted.resolve();
  await page.waitForLoadState();
  await fontsOf(page);
  // What is fetched as it comes near, or as it is shown, is not waited for by the page.
  await page.waitForFunction(() =>
    [...document.images].every(
      (picture) =>
        picture.complete ||
        !picture.checkVisibility() ||
        picture.getBoundingClientRect().top > innerHeight,
    ),
  );
  await paint(page);
  const shifts = await shiftsOf(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return shifts;
}

/** What moves on a page that is painted before its scripts are there: a line for each layout shift. */
export async function shiftsWithLateScripts(page: Page, route: string): Promise<string[]> {
  const letScriptsCome = await holdBack(page);
  await page.addInitScript(collectShifts);
  await page.goto(route, { waitUntil: 'commit' });
  // Its scripts wait: the page is read once it is no longer loading.
  await page.waitForFunction(() => document.readyState !== 'loading');
  await fontsOf(page);
  await paint(page);
  letScriptsCome();
  await hydrateIslands(page);
  await paint(page);
  const shifts = await shiftsOf(page);
  await page.unrouteAll({ behavior: 'wait' });
  return shifts;
}

const fontsOf = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => {}));

/** Waits for a painted frame. An animation goes by the browser's clock, not by an installed one. */
const paint = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.animate([], { duration: 50 }).finished.then(() => {}),
  );

/** Runs in the page. */
function collectShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${(node as Element | null)?.outerHTML?.slice(0, 80) ?? ''} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
      );
      shifts.push(`${entry.value.toFixed(4)} at ${scrollY} px: ${moved}`);
    }
  }).observe({ type: 'layout-shift' });
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};
