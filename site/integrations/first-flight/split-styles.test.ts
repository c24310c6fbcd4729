import { expect, test } from 'vitest';
import { splitStyles } from './split-styles.ts';

const split = (css: string) => splitStyles(css, new Set(['hero', 'button']));

test('what the first view has no class for is late, and nothing is lost', () => {
  expect(split(':root{--a:1}.hero p{color:red}.footer p{color:blue}p{margin:0}')).toEqual({
    first: ':root{--a:1}.hero p{color:red}p{margin:0}',
    late: '.footer p{color:blue}',
  });
});

test('a rule that one of its selectors needs at once is first', () => {
  expect(split('.footer,.button{color:red}.footer,.list a{color:blue}')).toEqual({
    first: '.footer,.button{color:red}',
    late: '.footer,.list a{color:blue}',
  });
});

test('a condition goes with the rules that stand in it, paper is always late', () => {
  const css =
    '@media (width>=60rem){.hero{gap:0}.footer{gap:1px}}@media print{.hero{display:none}}';
  expect(split(css)).toEqual({
    first: '@media (width>=60rem){.hero{gap:0}}',
    late: '@media (width>=60rem){.footer{gap:1px}}@media print{.hero{display:none}}',
  });
});

test('braces in a string, frames of an animation and rules without a block keep together', () => {
  const css =
    '@layer a;@keyframes turn{from{opacity:0}to{opacity:1}}.footer:before{content:"}{";mask:url("data:x;{")}.hero{gap:0}';
  expect(split(css)).toEqual({
    first: '@layer a;@keyframes turn{from{opacity:0}to{opacity:1}}.hero{gap:0}',
    late: '.footer:before{content:"}{";mask:url("data:x;{")}',
  });
});
