import { expect, test } from 'vitest';
import { stylesByClass } from './styles-by-class.ts';

const isForeign = (name: string) => name.startsWith('x');

test('rules of foreign classes stand apart, in media queries, too', () => {
  const css =
    ':root{--a:1}.a{color:red}.xa{color:blue}.a .xb{top:0}@media (width>=1px){.xa{top:0}.b{top:0}}@media print{.xa{top:0}}';
  expect(stylesByClass(css, isForeign)).toEqual({
    own: ':root{--a:1}.a{color:red}@media (width>=1px){.b{top:0}}',
    foreign: '.xa{color:blue}.a .xb{top:0}@media (width>=1px){.xa{top:0}}@media print{.xa{top:0}}',
  });
});

test('a rule is no foreign one that holds for something else as well, or without a foreign class', () => {
  for (const css of ['.xa,.a{top:0}', '.a:not(.xa){top:0}', '@keyframes xa{to{top:0}}']) {
    expect(stylesByClass(css, isForeign)).toEqual({ own: css, foreign: '' });
  }
});

test('a comma in brackets makes no further selector', () => {
  expect(stylesByClass('.xa :is(th,td),.xb:is(.a,.b){top:0}', isForeign).own).toBe('');
  const own = '.a:is(.xa,.b) p{top:0}';
  expect(stylesByClass(own, isForeign)).toEqual({ own, foreign: '' });
});
