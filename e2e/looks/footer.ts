import type { Page } from '@playwright/test';

/** Lines of the last line of the footer that start elsewhere than the others. */
export const indentedLines = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const last = document.querySelector('footer [data-current-year]')?.closest('p');
    const links = [...(last?.querySelectorAll('a') ?? [])];
    const [first] = links;
    if (!last || !first) return ['there are no links'];
    const words = document.createRange();
    words.setStart(last, 0);
    words.setEndBefore(first);
    const { bottom } = words.getBoundingClientRect();
    const start = last.getBoundingClientRect().left;
    const firstOfLine = new Map<number, number>();
    for (const link of links) {
      const { top, height, left } = link.getBoundingClientRect();
      // Links may go on after the words.
      if (top + height / 2 < bottom || firstOfLine.has(top)) continue;
      firstOfLine.set(top, left - start);
    }
    return [...firstOfLine.values()]
      .filter((indent) => indent !== 0)
      .map((indent) => `${indent} px`);
  });

/** Where the groups of the footer begin, when not in one row. */
export async function partedGroups(page: Page): Promise<string[]> {
  const tops = await page
    .getByRole('contentinfo')
    .getByRole('heading')
    .evaluateAll((headings) => headings.map((one) => one.getBoundingClientRect().top));
  return new Set(tops).size === 1 ? [] : tops.map((top) => `one at ${top} px`);
}
