import type { DemoLanguage } from '../../../demo/languages.ts';

/** A text such as 43.2 or 3/41 in the digits of a language. */
export const inDigits = (text: string, language: DemoLanguage): string =>
  language === 'bn'
    ? text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x9e6 + Number(digit)))
    : text;
