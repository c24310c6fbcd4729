import { withoutDirectionMarks } from '@nokshi/forms/invisible-signs.ts';
import stringWidth from 'string-width';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Escapes control characters, so that a visitor's text neither moves the cursor nor turns the line. */
const printable = (cell: string): string =>
  withoutDirectionMarks(cell)
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - stringWidth(text)));

/** Cut to, or filled up to, a width in terminal cells. */
function fit(text: string, width: number): string {
  if (stringWidth(text) <= width) return padded(text, width);
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (stringWidth(kept + segment) > width - 1) break;
    kept += segment;
  }
  return padded(`${kept}…`, width);
}

/**
 * Rows of text as a table that fits a terminal.
 * @param rows all have the same number of cells; the first of each is never cut
 * @param width columns of the terminal; the widest of the other cells give way
 */
export function table(rows: readonly (readonly string[])[], width: number): string {
  const clean = rows.map((row) => row.map(printable));
  const columns = clean[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(1, ...clean.map((row) => stringWidth(row[column] ?? ''))),
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
