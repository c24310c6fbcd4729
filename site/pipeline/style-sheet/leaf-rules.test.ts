import { expect, test } from 'vitest';
import { layerOrder } from './layers.ts';
import { leafRulesOf, sheetOf } from './leaf-rules.ts';

const layers = `@layer ${layerOrder.join()};`;

test('a style sheet without layers comes out as it went in', () => {
  for (const css of [
    'p{color:red}@media (width>=60rem){.a{top:0}.b{top:0}}',
    '@keyframes turn{from{opacity:0}to{opacity:1}}.a::before{content:"}{";mask:url(data:x;{)}',
    '@font-face{font-family:A;src:url(a.woff2)}@supports (top:0){@media (hover){a:hover{top:0}}}',
  ]) {
    expect(sheetOf(leafRulesOf(css))).toBe(css);
  }
});

test('rules come out in the order of the layers, each layer in one block', () => {
  const css =
    '@layer section{.b{top:0}}p{top:0}@layer base{a{top:0}}@layer section{@media (width>=1px){.c{top:0}}}';
  expect(sheetOf(leafRulesOf(css))).toBe(
    `${layers}p{top:0}@layer base{a{top:0}}@layer section{.b{top:0}@media (width>=1px){.c{top:0}}}`,
  );
});

test('what stands in the same condition one after the other shares it', () => {
  const css = '@media print{a{top:0}}@media print{b{top:0}}@media (hover){c{top:0}}';
  expect(sheetOf(leafRulesOf(css))).toBe('@media print{a{top:0}b{top:0}}@media (hover){c{top:0}}');
});
