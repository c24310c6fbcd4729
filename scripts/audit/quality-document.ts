import { type Kept, type Kepts, missing, type Row } from './check.ts';

/**
 * docs/quality.md: every figure, and each that misses its bound by name. What wasn't measured on this
 * machine stays as it stands, with its date and machine.
 * @param names of all parts, in order, and their titles
 * @param allPages how many there are
 * @param standing the document as it is
 * @returns undefined when a part was never measured
 */
export function qualityDocument(
  kept: Kepts,
  names: readonly (readonly [name: string, title: string])[],
  allPages: number,
  standing: string,
): string | undefined {
  const checks = names.map(([name, title]) => {
    const check = kept[name];
    return check
      ? { summary: summary(check), section: section(check, allPages).join('\n') }
      : keptSection(standing, title);
  });
  if (!checks.every((check) => check !== undefined)) return undefined;
  return [
    '# Quality, measured',
    '',
    'Written by `npm run audit`; do not edit. Each table says what was asked for, when it was measured and on what. What misses its bound stands first.',
    '',
    '## Summary',
    '',
    '| | asked for | missed |',
    '|---|---|---|',
    ...checks.map((check) => check.summary),
    '',
    ...checks.map((check) => check.section),
  ].join('\n');
}

type WrittenSection = { summary: string; section: string };

const summary = (check: Kept): string =>
  `| ${check.title} | ${cell(check.bound)} | ${count(check)} |`;

/** The section that an earlier run has written about a check. */
function keptSection(standing: string, title: string): WrittenSection | undefined {
  const line = standing.split('\n').find((one) => one.startsWith(`| ${title} |`));
  const [, ...sections] = standing.split(/^(?=## )/m);
  const section = sections.find((one) => one.startsWith(`## ${title}\n`));
  return line === undefined || section === undefined
    ? undefined
    : { summary: line, section: `${section.trimEnd()}\n` };
}

function count(check: Kept): string {
  if (check.unable) return 'not measured';
  const missed = missing(check).length;
  return missed === 0 ? `none of ${check.rows.length}` : `**${missed} of ${check.rows.length}**`;
}

function section(check: Kept, allPages: number): string[] {
  const { title, date, machine, pages, bound, notes, unable, columns, rows } = check;
  const misses = missing(check);
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
