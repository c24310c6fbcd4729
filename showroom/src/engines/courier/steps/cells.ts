import { withoutInvisibleSigns } from '@nokshi/forms/invisible-signs.ts';

/** One cell with what ends it: in quotes, which stand doubled within, or plain up to the next one. */
const cellsBetween = (separator: string) =>
  new RegExp(
    `(?:"((?:[^"]|"")*)"(?=${separator}|[\\r\\n]|$)|([^${separator}\\r\\n]*))(${separator}|\\r\\n?|\\n|$)`,
    'g',
  );

/**
 * The rows of a table as spreadsheets copy it, with tabs, or without any as CSV (RFC 4180). A cell with line
 * breaks is one cell, and its blanks are single; signs that nobody sees are left out.
 */
export function readCells(text: string): {
  readonly isCsv: boolean;
  readonly rows: readonly (readonly string[])[];
} {
  const isCsv = !text.includes('\t');
  const rows: string[][] = [[]];
  const seen = withoutInvisibleSigns(text);
  for (const [, quoted, plain = '', end] of seen.matchAll(cellsBetween(isCsv ? ',' : '\t'))) {
    const cell = quoted?.replaceAll('""', '"') ?? plain;
    rows.at(-1)?.push(cell.replaceAll(/\s+/g, ' ').trim());
    if (end === '') break;
    if (end !== ',' && end !== '\t') rows.push([]);
  }
  return { isCsv, rows };
}
