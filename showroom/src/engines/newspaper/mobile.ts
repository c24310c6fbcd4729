import { asciiDigits } from '@nokshi/forms/digits.ts';

/** A mobile number of Bangladesh as its eleven digits, or nothing. */
export function mobileOf(text: string): string | undefined {
  const plain = asciiDigits(text)
    .replaceAll(/[\s-]/g, '')
    .replace(/^\+?88/, '');
  return /^01[2-9]\d{8}$/.test(plain) ? plain : undefined;
}
