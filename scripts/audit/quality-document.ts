import { type Kept, missing, type Row } from './part.ts';
import type { Kepts } from './reports.ts';

/** docs/quality.md: every figure, and each that misses its bound by name. `allPages` is how many there are. */
export function qualityDocument(kept: Kepts, allPages: number): string {
  const parts = Object.values(kept);
  return [
    '# Quality, measured',
    '',
    'Written by `npm run audit`; do not edit. Each table says what was asked for, when it was measured and on what. What misses its bound stands first.',
    '',
    '## Summary',
    '',
    '| | asked for | missed |',
    '|---|---|---|',
    ...parts.map((part) => `| ${part.title} | ${cell(part.bound)} | ${count(part)} |`),
    '',
    ...parts.flatMap((part) => section(part, allPages)),
  ].join('\n');
}

function count(part: Kept): string {
  if (part.unable) return 'not measured';
  const missed = missing(part).length;
  return missed === 0 ? `none of ${part.rows.length}` : `**${missed} of ${part.rows.length}**`;
}

function section(part: Kept, allPages: number): string[] {
  const { title, date, machine, pages, bound, notes, unable, columns, rows } = part;
  const misses = missing(part);
  return [
    `## ${title}`,
    '',
    bound,
    '',
    `*${date}, ${machine}, on ${pages === allPages ? 'every page' : `${pages} of ${allPages} pages`}.*`,
    '',
    ...(unable ? [`Not measured: ${unable}`, ''] : []),
    ...misses.flatMap(({ subject, misses: reasons }) => [
      `- **${cell(subject)}**: ${cell(reasons.join('; '))}`,
    ]),
    ...(misses.length > 0 ? [''] : []),
    ...(rows.length > 0 ? table(columns, rows) : []),
    ...notes.flatMap((note) => [note, '']),
  ];
}

function table(columns: readonly string[], rows: readonly Row[]): string[] {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((one) => cell(String(one))).join(' | ')} |`;
  return [
    line(['', ...columns]),
    `|---|${columns.map(() => '---:|').join('')}`,
    ...rows.map(({ subject, figures }) => line([subject, ...figures])),
    '',
  ];
}

const cell = (text: string) =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
