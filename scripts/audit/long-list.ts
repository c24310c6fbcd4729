import type { Browser } from '@playwright/test';

/** A list of a demo that grows with use: where it lies in the demo's state, and the screen that shows it, with the role that opens it. */
export type LongList = { demo: string; hash: string; role?: string; list: string };

/** Lists that a shop and a till fill in their first weeks. */
export const longLists: readonly LongList[] = [
  { demo: 'megh-maku', hash: '#/office', role: 'admin', list: 'orders' },
  { demo: 'tinbela', hash: '#/receipts', list: 'sales' },
];
export const rowsInLongList = 1000;

/**
 * Scrolls a list of a thousand on a phone.
 * @returns frames per second while it is scrolled, and the milliseconds of the longest one
 */
export async function scrollLongList(browser: Browser, origin: string, longList: LongList) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/demos/${longList.demo}`);
    // A first change, so that there is a state to enlarge.
    await page.getByRole('button', { name: 'Put the list away' }).click();
    await page.waitForFunction(keyOf(longList));
    await page.evaluate(enlarge(longList));
    await page.goto(`${origin}/demos/${longList.demo}?long${longList.hash}`);
    if (longList.role)
      await page.getByRole('button', { name: `Log in as ${longList.role}` }).click();
    await page.locator('main :is(tr, li):nth-child(900)').first().waitFor({ state: 'attached' });
    const lengths = await page.evaluate<number[]>(frames);
    const sum = lengths.reduce((total, frame) => total + frame, 0);
    return { rate: (1000 * lengths.length) / sum, longest: Math.max(...lengths) };
  } finally {
    await context.close();
  }
}

/** Runs in the page: under what its state is kept, once it is. */
const keyOf = ({ demo }: LongList) =>
  `Object.keys(localStorage).find((one) => one.startsWith('demo:${demo}:v'))`;

/** Runs in the page: fills the list of the stored state with copies of what it holds. */
const enlarge = (longList: LongList) => `
  const key = ${keyOf(longList)};
  const kept = JSON.parse(localStorage.getItem(key));
  const rows = kept.world.${longList.list};
  kept.world.${longList.list} = Array.from({ length: ${rowsInLongList} }, (_, index) => {
    const row = rows[index % rows.length];
    const { number } = row;
    const other = typeof number === 'number' ? number + 10000 + index : number + '-' + index;
    return index < rows.length ? row : { ...row, number: other };
  });
  localStorage.setItem(key, JSON.stringify(kept));`;

/** Runs in the page: scrolls it for three seconds, and tells how long each frame took. */
const frames = `new Promise((resolve) => {
  const times = [];
  const step = (time) => {
    times.push(time);
    scrollBy(0, 48);
    if (times.length <= 180) requestAnimationFrame(step);
    else resolve(times.slice(1).map((moment, index) => moment - times[index]));
  };
  requestAnimationFrame(step);
})`;
