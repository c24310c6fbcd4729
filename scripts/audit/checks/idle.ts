import { type Browser, chromium } from '@playwright/test';
import { browserOptions } from '../../../toolchain/browser.mjs';
import { phoneFonts } from '../../bangla-device-fonts.ts';
import type { Check, Outcome, Row, Site } from '../check.ts';

const widths = [360, 768, 1440];
const minuteInMilliseconds = 60_000;
const pagesAtOnce = 16;

/** Looks for what moves on each page in its first minute while nobody touches it, its loading included. */
export const idle: Check = {
  title: 'A minute of idling',
  async run(site: Site): Promise<Outcome> {
    const browser = await chromium.launch({ ...browserOptions(), env: await phoneFonts() });
    const rows: Row[] = [];
    try {
      for (let first = 0; first < site.routes.length; first += pagesAtOnce) {
        const routes = site.routes.slice(first, first + pagesAtOnce);
        const shifts = new Map<string, number[]>();
        for (const width of widths) {
          const ofWidth = await Promise.all(
            routes.map((route) => shiftOf(browser, site.address + route, width)),
          );
          for (const [index, route] of routes.entries()) {
            shifts.set(route, [...(shifts.get(route) ?? []), ofWidth[index] ?? Number.NaN]);
          }
        }
        for (const [route, figures] of shifts) {
          const misses = figures.flatMap((shift, index) =>
            shift === 0 ? [] : [`CLS ${shift.toFixed(4)} at ${widths[index]} px`],
          );
          rows.push({ subject: route, figures: figures.map((shift) => shift.toFixed(4)), misses });
        }
      }
    } finally {
      await browser.close();
    }
    return {
      bound: 'Nothing shifts on any page left alone for a minute: CLS 0 at 360, 768 and 1440 px.',
      columns: widths.map((width) => `${width} px`),
      rows,
      notes: [
        `By the clock on the wall, ${pagesAtOnce} pages at once, their loading counted in, on a device that has letters for Bangla as phones do.`,
      ],
    };
  },
};

/** Runs in the page, whose types the audit does not know. */
const sumOfShifts = `new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) sum += value;
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(sum), ${minuteInMilliseconds});
})`;

/** The sum of a page's layout shifts in a minute. */
async function shiftOf(browser: Browser, address: string, width: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  try {
    await page.goto(address, { timeout: minuteInMilliseconds });
    return await page.evaluate<number>(sumOfShifts);
  } finally {
    await page.close();
  }
}
