import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { layerOrder } from '../../pipeline/style-sheet/layers.ts';
import { leafRulesOf } from '../../pipeline/style-sheet/leaf-rules.ts';
import { lookProblems } from './check/look.ts';
import { ownLook } from './look.ts';
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
  expect(ownLook(none, undefined)).toBe('');
});

test('ground, ink and thread, corners and a pattern are tokens', () => {
  const rule = ownLook(
    { ground: '#f4f7f2', ink: '#102010', thread: '#2f7d4f', corner: 0, pattern: 'plain' },
    undefined,
  );
  for (const token of ['--muslin-50:#f4f7f2', '--radius-medium:0rem', '--kantha:none']) {
    expect(rule).toContain(token);
  }
  expect(ownLook(none, '/_astro/tile.svg')).toContain('--own-pattern:url(/_astro/tile.svg)');
});

test('a printed page has the ink of paper, whatever the company chose', () => {
  const [rule] = leafRulesOf(ownLook({ ...none, ink: '#102010' }, undefined));
  expect(rule?.layer).toBe('tokens');
  expect(layerOrder.indexOf('print')).toBeGreaterThan(layerOrder.indexOf('tokens'));
});

test('by night, ink and thread are those of the styles', () => {
  const tokens = readFileSync(
    fileURLToPath(new URL('../styles/tokens.css', import.meta.url)),
    'utf8',
  );
  const rule = ownLook({ ...none, ink: '#102010', thread: '#2f7d4f' }, undefined);
  for (const name of ['ink', 'ink-soft', 'stitch']) {
    const [, ofStyles = ''] =
      new RegExp(`--${name}: light-dark\\((?:var|oklch)\\(.+?\\), (.+)\\);`).exec(tokens) ?? [];
    expect(ofStyles).not.toBe('');
    expect(rule).toContain(`,${ofStyles})`);
  }
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
