import { plainSigns } from './plain-signs.ts';

/**
 * A number with ASCII digits, where digits of any script stood, and letters that are pressed or read for
 * digits: `O1711-1234I1`. What a spreadsheet has shortened, as in `1.2E+09`, is no number any more.
 */
export const withDigits = (text: string): string =>
  plainSigns(text)
    .replace(/\d+(?:[.,]\d+)?\s*[eE]\s*[+-]?\s*\d+/g, ' ')
    .replace(
      /(^|[^\p{L}\d])([OoIl]*\d[\dOoIl]*|[Oo]{3,})(?![\p{L}\p{M}])/gu,
      (_, before: string, digits: string) =>
        before + digits.replace(/[Oo]/g, '0').replace(/[Il]/g, '1'),
    );

/**
 * A phone number as it is dialled in Bangladesh, in ASCII digits alone, so that all spellings of one
 * number are equal: `+880 1200-000000`, `0088 01200 000000` and `০১২০০-০০০০০০` are `01200000000`, and a
 * mobile whose 0 a spreadsheet took has it again. Numbers of other countries keep their country code, without
 * + or 00.
 * @param text may hold anything between the digits
 */
export const normalPhone = (text: string): string =>
  withDigits(text)
    .replace(/\D/g, '')
    .replace(/^00(?=[1-9])/, '')
    .replace(/^8800?/, '0')
    .replace(/^(?:88)?(?=1[3-9]\d{8}$)/, '0');

/** The digits of a number, from + on where its country was said. */
export const withPlus = (text: string): string =>
  text.replace(/[^\d+]/g, '').replace(/^00(?=[1-9])/, '+');

/** Whether 0 or 880 was lost behind a + or a part of the code: +1711… is of America, 881 of telephones at sea. */
export const isGuess = (text: string): boolean => /^(?:\+1\d{9}$|\+?881)/.test(withPlus(text));

/** Digits of the shortest number that anybody is asked for. */
export const fewestDigits = 6;

/** Whether a text is a phone number: without a letter or @, which references and addresses have. */
export const isPhone = (text: string): boolean =>
  !/[\p{L}@]/u.test(withDigits(text)) && normalPhone(text).length >= fewestDigits;
