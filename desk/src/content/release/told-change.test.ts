import { expect, test } from 'vitest';
import { toldChange } from './told-change.ts';

const words = { yes: 'yes', no: 'no' };

test.each([
  ['true', '', 'yes', 'no'],
  ['', 'true', 'no', 'yes'],
  ['POS', 'Till', 'POS', 'Till'],
  ['true words', '', 'true words', ''],
])('%j to %j is told as %j to %j', (before, after, ...told) => {
  expect(toldChange(before, after, words)).toEqual(told);
});
