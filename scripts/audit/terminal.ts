import { type Kept, missing } from './check.ts';

/** One part as a table for the terminal. */
export function terminalTable(check: Kept): string {
  const { title, bound, columns, rows, notes, unable } = check;
  const shown = rows.length > 80 ? missing(check) : rows;
  const lines = [
    ['', ...columns],
    ...shown.map(({ subject, figures }) => [subject, ...figures]),
  ].map((line) => line.map(String));
  const widths = lines.reduce<number[]>(
    (most, line) => line.map((text, column) => Math.max(most[column] ?? 0, text.length)),
    [],
  );
  const table = lines.map((line, index) => {
    const cells = line.map((text, column) =>
      column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
    );
    const misses = index === 0 ? '' : (shown[index - 1]?.misses.join('; ') ?? '');
    return `  ${cells.join('  ')}${misses && `   ✗ ${misses}`}`;
  });
  const missed = missing(check).length;
  const verdict =
    unable ??
    (missed === 0 ? `all ${rows.length} keep the bound` : `${missed} of ${rows.length} miss it`);
  return [
    `\n${title}: ${verdict}`,
    `  ${bound}`,
    '',
    ...table,
    ...notes.map((note) => `  ${note}`),
  ].join('\n');
}
