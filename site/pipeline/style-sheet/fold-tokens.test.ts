import { expect, test } from 'vitest';
import { foldTokens, shortInPage } from './fold-tokens.ts';
import { leavesOf, sheetOf } from './leaves.ts';

/** What is read of a style sheet, its tokens aside. */
function folded(tokens: string, rules: string, short = shortInPage): string {
  const leaves = leavesOf(`@layer tokens{${tokens}}@layer ui{${rules}}`);
  const [, ui = ''] = sheetOf(foldTokens(leaves, leaves, short)).split('@layer ui');
  return ui.slice(1, -1);
}

test('a token that is the same everywhere is its value, through the tokens that it reads', () => {
  const tokens =
    ':root{--hue:275;--gap:calc(var(--step)*2);--step:4px;--ink:oklch(.2 .1 var(--hue))}';
  expect(folded(tokens, 'p{gap:var(--gap);color:var(--ink)}a{gap:var(--gap)}')).toBe(
    'p{gap:calc(4px*2);color:oklch(.2 .1 275)}a{gap:calc(4px*2)}',
  );
});

test('a token that another language, scheme, ground or condition changes keeps its name', () => {
  const changes = [
    ':root:lang(bn){--gap:2px}',
    '[data-ground]{--gap:2px}',
    '@media (width>=1px){:root{--gap:2px}}',
    '@media print{:root,:root [data-ground]{--gap:2px}}',
    '@property --gap{syntax:"<length>";inherits:true;initial-value:0}',
  ];
  for (const change of changes) {
    expect(folded(`:root{--gap:1px}${change}`, 'p{gap:var(--gap)}')).toBe('p{gap:var(--gap)}');
  }
});

test('a token is computed on the root where a ground changes what it reads', () => {
  const tokens = ':root{--near:calc(var(--far)*2);--far:1px}[data-ground]{--far:2px}';
  expect(folded(tokens, 'p{gap:var(--near)}')).toBe('p{gap:var(--near)}');
});

test('what only the root changes may be read in its place', () => {
  const tokens = ':root{--near:calc(var(--scale)*2);--scale:1px}:root:lang(bn){--scale:2px}';
  expect(folded(tokens, 'p{gap:var(--near)}')).toBe('p{gap:calc(var(--scale)*2)}');
});

test('a long value that is read twice keeps its name, as does what stands beside a rule', () => {
  const long = 'clamp(1rem,0.885rem + 0.51vw,1.25rem)';
  expect(folded(`:root{--size:${long}}`, 'p{width:var(--size)}a{width:var(--size)}')).toContain(
    'var(--size)',
  );
  expect(folded(`:root{--size:${long}}`, 'p{width:var(--size)}a{width:var(--size)}', 40)).toBe(
    `p{width:${long}}a{width:${long}}`,
  );
  expect(folded(':root{--own:1px}', 'p{--own:2px;gap:var(--own)}')).toContain('var(--own)');
});
