import { expect, test } from 'vitest';
import { lookProblems } from './check/look.ts';
import { lookTokens } from './look.ts';
import { company } from './schemas/company.ts';

const none = { ground: '', ink: '', thread: '', corner: 14, pattern: 'kantha' } as const;
const problems = (look: object) =>
  lookProblems([
    {
      ...{ file: 'company/index.yaml', folder: 'company', id: 'company', schema: company },
      data: { colours: { primaryHue: 275, accentHue: 75 }, look: { ...none, ...look } },
    },
  ]).map(({ field, problem }) => `${field}: ${problem}`);

test('a company that chooses nothing changes no token', () => {
  expect(lookTokens(none, undefined)).toEqual([]);
});

test('ground, ink and thread, corners and a pattern are tokens', () => {
  const tokens = lookTokens(
    { ground: '#f4f7f2', ink: '#102010', thread: '#2f7d4f', corner: 0, pattern: 'plain' },
    undefined,
  );
  expect(tokens).toEqual(
    expect.arrayContaining([
      '--muslin-50:#f4f7f2',
      '--ink:light-dark(#102010,oklch(0.96 0.01 85))',
      '--stitch:light-dark(#2f7d4f,var(--accent-400))',
      '--radius-medium:0rem',
      '--kantha:none',
    ]),
  );
  expect(lookTokens(none, '/_astro/tile.svg')).toContain('--own-pattern:url(/_astro/tile.svg)');
});

test('colours in which nobody could read are named with their contrast', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ ground: '#f4f7f2', ink: '#102010', thread: '#2f7d4f' })).toEqual([]);
  expect(problems({ ink: '#b0b0b0' })).toContainEqual(
    expect.stringMatching(
      /^look\.ink: gives ink \(#b0b0b0\) a contrast of 1\.9 to 1 on #\w+; at least 4\.5/,
    ),
  );
  expect(problems({ ground: '#303030' }).length).toBeGreaterThan(1);
  expect(problems({ thread: '#fbf8f2' })).toHaveLength(1);
});
