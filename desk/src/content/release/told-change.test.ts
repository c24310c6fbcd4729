import { expect, test } from 'vitest';
import { toldChange } from './told-change.ts';

const said = { yes: 'yes', no: 'no', picture: 'a picture', newPicture: 'another picture' };

test.each([
  ['true', '', 'yes', 'no'],
  ['', 'true', 'no', 'yes'],
  ['picture/src.svg', 'picture/src.jpg', 'a picture', 'another picture'],
  ['', 'pictures/0/src.jpg', '', 'a picture'],
  ['', '', 'a picture', 'another picture'],
  ['POS', 'Till', 'POS', 'Till'],
  ['true words', '', 'true words', ''],
])('%j to %j is told as %j to %j', (before, after, ...told) => {
  expect(toldChange(before, after, said)).toEqual(told);
});
