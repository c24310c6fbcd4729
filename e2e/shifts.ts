import type { Page } from '@playwright/test';

const stepInMilliseconds = 6_000;

/**
 * What moves by itself on a page that is there, with its fonts, while its clock, which must be
 * installed, runs on: a line for each layout shift. Each step of the clock is painted, since only a
 * frame that is painted can shift.
 */
export async function shiftsOver(page: Page, milliseconds: number): Promise<string[]> {
  const paint = () =>
    // An animation goes by the browser's clock, not by the installed one.
    page.evaluate(() => document.body.animate([], { duration: 50 }).finished.then(() => {}));
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await paint();
  await page.evaluate(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        const moved = entry.sources.map(({ node }) => (node as Element | null)?.outerHTML ?? '');
        shifts.push(`${entry.value.toFixed(4)} ${moved.map((html) => html.slice(0, 80))}`);
      }
    }).observe({ type: 'layout-shift' });
  });
  for (let passed = 0; passed < milliseconds; passed += stepInMilliseconds) {
    await page.clock.runFor(stepInMilliseconds);
    await paint();
  }
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

type Shift = { value: number; sources: { node: Node | null }[] };
