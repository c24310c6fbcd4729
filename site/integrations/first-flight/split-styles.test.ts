import { expect, test } from 'vitest';
import { splitStyles, viewOf } from './split-styles.ts';

const html =
  '<body><header class="hero button"><a href="/">Home</a></header><main><p>Hello</p></main></body>';
const split = (css: string) => splitStyles(css, viewOf(html));

test('what the first view has no class for is late, and nothing is lost', () => {
  expect(split(':root{--a:1}.footer p{color:blue}p{margin:0}')).toEqual({
    first: ':root{--a:1}p{margin:0}',
    file: '.footer p{color:blue}',
  });
});

test('all rules of classes keep their order in the file', () => {
  expect(split('.hero p{color:red}.footer p{color:blue}.hero a{gap:0}')).toEqual({
    first: '.hero p{color:red}.hero a{gap:0}',
    file: '.hero p{color:red}.footer p{color:blue}.hero a{gap:0}',
  });
});

test('a rule that one of its selectors needs at once is first', () => {
  expect(split('p,.footer{color:red}.footer,.list a{color:blue}')).toEqual({
    first: 'p,.footer{color:red}',
    file: '.footer,.list a{color:blue}',
  });
});

test('what needs an element, a thread or a pointer that is not there yet is late', () => {
  const late = [
    'dialog::backdrop{color:red}',
    '[data-thread=river]{--thread-hue:235}',
    'a:hover{color:red}',
    'main>section:not(:first-of-type):before{content:""}',
  ];
  expect(split(late.join(''))).toEqual({ first: '', file: late.join('') });
  const first = [
    ':not(table)>p{color:red}',
    ':root:lang(bn){--a:1}',
    'p:nth-of-type(odd){color:red}',
    ':is(h2,p)>a{color:red}',
    '[data-script] p{color:red}',
    'p:not(:has(table)){color:red}',
  ];
  expect(split(first.join(''))).toEqual({ first: first.join(''), file: '' });
});

test('a condition goes with the rules that stand in it, paper and forced colours are always late', () => {
  const css =
    '@media (width>=60rem){.hero{gap:0}.footer{gap:1px}}@media print{p{color:#000}}@media (forced-colors:active){p{color:red}}';
  expect(split(css)).toEqual({
    first: '@media (width>=60rem){.hero{gap:0}}',
    file: '@media (width>=60rem){.hero{gap:0}.footer{gap:1px}}@media print{p{color:#000}}@media (forced-colors:active){p{color:red}}',
  });
});

test('braces in a string, frames of an animation and rules without a block keep together', () => {
  const css =
    '@layer a;@keyframes turn{from{opacity:0}to{opacity:1}}.footer:before{content:"}{";mask:url("data:x;{")}.hero{gap:0}';
  expect(split(css)).toEqual({
    first: '@layer a;@keyframes turn{from{opacity:0}to{opacity:1}}.hero{gap:0}',
    file: '.footer:before{content:"}{";mask:url("data:x;{")}.hero{gap:0}',
  });
});
