import { asciiDigits } from './digits.ts';

/**
 * A phone number as it is dialled in Bangladesh, in ASCII digits alone, so that all spellings of one
 * number are equal: `+880 1200-000000`, `0088 01200 000000` and `০১২০০-০০০০০০` are `01200000000`.
 * Numbers of other countries keep their country code, without + or 00.
 * @param text may hold anything between the digits
 */
export const normalPhone = (text: string): string =>
  asciiDigits(text.normalize('NFKC'))
    .replace(/\D/g, '')
    .replace(/^00(?=[1-9])/, '')
    .replace(/^8800?/, '0');

/** Digits of the shortest number that anybody is asked for. */
export const fewestDigits = 6;

/** Whether a text is a phone number: without a letter or @, which references and addresses have. */
export const isPhone = (text: string): boolean =>
  !/[\p{L}@]/u.test(text) && normalPhone(text).length >= fewestDigits;

/**
 * The numbers that a field may mean, each as `normalPhone` has it: one, or several with words between
 * as in `01200-000000, office 02-…`.
 */
export const phonesIn = (written: string): string[] => [
  ...new Set(
    [written, ...written.split(/[,;/]|\p{L}+/u)]
      .map(normalPhone)
      .filter(({ length }) => length >= fewestDigits),
  ),
];
