/** A style sheet of a page, with its place among the others, as Astro has it: core/build/internal.js. */
export type Sheet = {
  order: number;
  depth: number;
  sheet: { type: 'inline'; content: string } | { type: 'external'; src: string };
};

const { cssOrder } = (await import(
  new URL('./core/build/runtime.js', import.meta.resolve('astro')).href
)) as { cssOrder: (one: Sheet, other: Sheet) => number };

/**
 * The style sheets of a page as one, in Astro's order. Astro joins them anew for each page that it renders, in a time
 * that grows with the square of their number.
 * @throws for what can't be joined: a file, or a sheet that imports another one
 */
export function joinedStyles(sheets: readonly Sheet[]): Sheet[] {
  const texts = sheets.toSorted(cssOrder).map(({ sheet }) => {
    if (sheet.type === 'external' || sheet.content.includes('@import')) {
      throw new Error('Every style sheet of a page stands in it, and imports none.');
    }
    return sheet.content;
  });
  return texts.length === 0
    ? []
    : [{ order: 0, depth: 0, sheet: { type: 'inline', content: texts.join('') } }];
}
