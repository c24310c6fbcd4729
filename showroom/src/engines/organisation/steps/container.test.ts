import { plainCode } from '@nokshi/forms/plain-signs.ts';
import { expect, it } from 'vitest';
import { checkDigit, faultOfNumber, paintedNumber } from './container.ts';

it.each([
  // The example that the standard itself works out comes first.
  ['CSQU3054383', 3],
  ['MSKU6011672', 2],
  ['NPLU4820161', 1],
])('%s ends in the check digit %i', (number, digit) => {
  expect(checkDigit(number)).toBe(digit);
  expect(faultOfNumber(number)).toBeUndefined();
});

it('takes 10 for 0', () => {
  const tens = Array.from({ length: 200 }, (_, index) => `NPLU${String(100_000 + index)}`);
  for (const number of tens) expect(checkDigit(number)).toBeLessThan(10);
});

it('notices every slip of one digit', () => {
  const right = 'NPLU4820161';
  for (let at = 4; at < 10; at += 1) {
    const slip = `${right.slice(0, at)}${(Number(right[at]) + 1) % 10}${right.slice(at + 1)}`;
    expect(faultOfNumber(slip), slip).toBe('digit');
  }
});

it('reads a number as people type it, in Bangla digits too', () => {
  expect(plainCode(' nplu 482 016-1 ')).toBe('NPLU4820161');
  expect(plainCode('NPLU ৪৮২০১৬-১')).toBe('NPLU4820161');
  expect(plainCode('\u200bＮＰＬＵ\u00a0482016－1\u2060')).toBe('NPLU4820161');
  expect(paintedNumber('NPLU4820161')).toBe('NPLU 482016-1');
});

it('refuses what is no container number', () => {
  for (const text of [
    '',
    '4820161',
    'NPLX4820161',
    'NPLU482016',
    'জাহাজ',
    'NPLU48201611',
    'XNPLU4820161',
  ]) {
    expect(faultOfNumber(plainCode(text)), text).toBe('form');
  }
});
