const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const wide =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

/** What a visitor wrote must neither move the cursor nor turn the direction of the line. */
const unprintable = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

const widthOf = (grapheme: string): number => (wide.test(grapheme) ? 2 : 1);

/** Cut to, or filled up to, a width in terminal cells. */
function fit(text: string, width: number): string {
  let used = 0;
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    const cells = widthOf(segment);
    if (used + cells > width) {
      while (used > width - 1) {
        const last = [...graphemes.segment(kept)].at(-1)?.segment ?? '';
        kept = kept.slice(0, kept.length - last.length);
        used -= widthOf(last);
      }
      return `${kept}…${' '.repeat(Math.max(0, width - used - 1))}`;
    }
    kept += segment;
    used += cells;
  }
  return kept + ' '.repeat(width - used);
}

const cellsOf = (text: string): number => {
  let cells = 0;
  for (const { segment } of graphemes.segment(text)) cells += widthOf(segment);
  return cells;
};

/**
 * Rows of text as a table that fits a terminal.
 * @param rows all have the same number of cells; the first of each is never cut
 * @param width columns of the terminal; the widest of the other cells give way
 */
export function table(rows: readonly (readonly string[])[], width: number): string {
  const clean = rows.map((row) => row.map((cell) => cell.replace(unprintable, ' ').trim()));
  const columns = clean[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(1, ...clean.map((row) => cellsOf(row[column] ?? ''))),
  );
  const between = 2 * (columns - 1);
  while (widths.reduce((sum, one) => sum + one, between) > width) {
    const widest = widths.indexOf(Math.max(...widths.slice(1)), 1);
    if ((widths[widest] ?? 0) <= 4) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return clean
    .map((row) =>
      row
        .map((cell, column) => fit(cell, widths[column] ?? 1))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
