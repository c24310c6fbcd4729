import { expect, it } from 'vitest';
import { mobileNumber } from './phone.ts';

it('reads a mobile number in every spelling', () => {
  for (const written of [
    '01700-000000',
    '+880 1700 000000',
    '০১৭০০ ০০০০০০',
    '008801700000000',
    'O17OO-OOO000',
    '+৮৮ ০১৭০০-০০০০০০',
    '+01700000000',
    '1700000000',
    '٠١٧٠٠٠٠٠٠٠٠',
    '\u202a+880 1700\u2011000000\u202c',
    "'01700000000",
    '01700000000।',
  ]) {
    expect(mobileNumber(written), written).toBe('01700000000');
  }
});

it('takes nothing else for one', () => {
  for (const written of [
    '',
    '1,2,3,4,5,6',
    '12345.67890',
    '0170000000',
    '01100000000',
    'x01700000000',
    '1.7E+09',
    // The 880, or the 0 behind it, was lost: they may be of America, or at sea.
    '+1700000000',
    '001700000000',
    '+88 1700000000',
    '8.80170E+12',
    '+44 1700 000000',
    '01700000000/57',
  ]) {
    expect(mobileNumber(written), written).toBeUndefined();
  }
});
