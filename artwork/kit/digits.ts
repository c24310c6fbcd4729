import type { Language } from '@nokshi/forms/languages.ts';

/** ০১২৩৪৫৬৭৮৯ */
export const bangla = (text: string | number): string =>
  String(text).replace(/\d/g, (digit) => String.fromCharCode(0x9e6 + Number(digit)));

/** A number, a time or a percentage in the digits of a language: `digits('8:14', language)`. */
export const digits = (text: string | number, language: Language): string =>
  language === 'bn' ? bangla(text) : String(text);
