import type { Page } from '@playwright/test';

type Columns = Readonly<Record<number, number>>;

const cards: Columns = { 0: 1, 640: 2, 1024: 3 };

/** How many columns lists have from which width on: those of a section by the name of its title, by their pages. */
const grids: Readonly<Record<string, Readonly<Record<string, Columns>>>> = {
  '/services': { 'page-title': cards, process: { 0: 2, 768: 4 } },
  '/readyProducts': { galleries: cards },
  '/ready-products/e-commerce': { demos: cards },
  '/products/ERP': { features: cards },
  '/about-us': { team: { 0: 1, 768: 4 } },
};

export const withGrids = Object.keys(grids);

/** Lists that are laid out in more or fewer columns than the width has room for. */
export async function wrongColumns(page: Page, path: string, width: number): Promise<string[]> {
  const faults: string[] = [];
  for (const [title, columns] of Object.entries(grids[path] ?? {})) {
    const expected = Object.entries(columns).findLast(([from]) => Number(from) <= width)?.[1];
    const found = await page
      .locator(`section[aria-labelledby="${title}"] :is(ul, ol)`)
      .first()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    if (found !== expected) faults.push(`${title} in ${found} instead of ${expected}`);
  }
  return faults;
}

/** Blocks of a service whose picture is on the same side as that of the block above. */
export const sameSides = (page: Page): Promise<string[]> =>
  page.locator('section[aria-labelledby^="block-"]').evaluateAll((blocks) => {
    if (blocks.length === 0) return ['there are no blocks'];
    const lefts = blocks.map((block) => block.querySelector('img')?.getBoundingClientRect().left);
    return lefts.flatMap((left = 0, index) => {
      const above = lefts[index - 1] ?? Number.NEGATIVE_INFINITY;
      return Math.abs(left - above) > 200 ? [] : [`block ${index + 1}`];
    });
  });

/** Where the groups of the footer begin, when not in one row. */
export async function partedGroups(page: Page): Promise<string[]> {
  const tops = await page
    .getByRole('contentinfo')
    .getByRole('heading')
    .evaluateAll((headings) => headings.map((one) => one.getBoundingClientRect().top));
  return new Set(tops).size === 1 ? [] : tops.map((top) => `one at ${top} px`);
}
