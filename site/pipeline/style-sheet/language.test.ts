import { expect, test } from 'vitest';
import { inLanguage } from './language.ts';
import { leavesOf, sheetOf } from './leaves.ts';

function said(css: string, language: string): string {
  const sheet = sheetOf(inLanguage(leavesOf(`@layer tokens{${css}}`), language));
  return sheet.slice(sheet.indexOf('{') + 1, -1);
}

test('a page has the tokens of its own language, once', () => {
  const css =
    ':root{--gap:1px;--ink:#000}@media print{:root{--gap:2px}}:root:lang(bn){--gap:3px}:root[data-own]:lang(bn){--gap:4px}';
  expect(said(css, 'en')).toBe(':root{--gap:1px;--ink:#000}@media print{:root{--gap:2px}}');
  expect(said(css, 'bn')).toBe(
    ':root{--ink:#000}:root:lang(bn){--gap:3px}:root[data-own]:lang(bn){--gap:4px}',
  );
});

test('what a language says under a condition replaces nothing, and other rules stay', () => {
  const css = ':root{--gap:1px}@media print{:root:lang(bn){--gap:2px}}p:lang(en){--gap:3px}';
  expect(said(css, 'bn')).toBe(css);
});
