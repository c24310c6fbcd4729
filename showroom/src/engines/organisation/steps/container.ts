/** A to Z are worth 10 to 38 without the multiples of 11 (ISO 6346, annex A). */
const worth = (letter: string): number => {
  if (/\d/.test(letter)) return Number(letter);
  const place = letter.charCodeAt(0) - 65;
  return 10 + place + Math.floor((place + 9) / 10);
};

/**
 * The last digit of a container number, which guards against slips of the pen (ISO 6346, 3.1.4).
 * @param number at least its four letters and six digits
 */
export const checkDigit = (number: string): number =>
  ([...number.slice(0, 10)].reduce((sum, letter, index) => sum + worth(letter) * 2 ** index, 0) %
    11) %
  10;

/** As it is painted on the door: NPLU 482016-1. */
export const paintedNumber = (number: string): string =>
  `${number.slice(0, 4)} ${number.slice(4, 10)}-${number.slice(10)}`;

/** The fault of a container number. */
export type NumberFault = 'form' | 'digit';

/** @param number as from plainCode */
export function faultOfNumber(number: string): NumberFault | undefined {
  if (!/^[A-Z]{3}[UJZ]\d{7}$/.test(number)) return 'form';
  return checkDigit(number) === Number(number.at(-1)) ? undefined : 'digit';
}
