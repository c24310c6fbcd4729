import { asciiDigits } from '@nokshi/forms/digits.ts';

/** A number that somebody typed, in Bangla or Latin digits, with or without separators; NaN for words. */
export function typedNumber(text: string): number {
  const plain = asciiDigits(text).replaceAll(/[\s,৳]/g, '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
