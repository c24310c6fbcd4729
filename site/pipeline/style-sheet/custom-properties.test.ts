import { expect, test } from 'vitest';
import { readProperties, withProperties } from './custom-properties.ts';
import { leafRulesOf, sheetOf } from './leaf-rules.ts';

/** The sheet without what nothing in it reads. */
function kept(css: string, mentioned: readonly string[] = []) {
  const leaves = leafRulesOf(css);
  const read = readProperties(leaves, leaves, mentioned);
  return sheetOf(leaves.flatMap((leaf) => withProperties(leaf, read)));
}

test('a property of the root that nothing reads goes, and one that only it reads goes with it', () => {
  const css =
    ':root{--ink:#000;--lost:var(--deeper);--deeper:1px;color-scheme:light}p{color:var(--ink)}';
  expect(kept(css)).toBe(':root{--ink:#000;color-scheme:light}p{color:var(--ink)}');
});

test('a property stays that another one or a script reads', () => {
  const css = ':root{--far:1px;--near:calc(var(--far)*2);--said:2px}p{margin:var(--near)}';
  expect(kept(css, ['--said'])).toBe(css);
});

test('what other rules set stays, and a rule of tokens that holds nothing else goes', () => {
  const tokens = ':root:lang(bn){--lost:1}[data-background]{--lost:2}@media print{:root{--lost:3}}';
  const sheet = kept(`@layer tokens{${tokens}}@layer ui{p{--own:1}:root .a{--own:2}}`);
  expect(sheet).toMatch(/@layer ui\{p\{--own:1\}:root \.a\{--own:2\}\}$/);
  expect(sheet).not.toContain('--lost');
});
