import { asciiNumber, isExact } from '@nokshi/forms/written-number.ts';
import type { DemoLanguage } from '../demo/languages.ts';
import { numeral } from './taka.ts';

/** Digits in groups of lakhs or of thousands, all with one separator: 12,50,000, 1,250,000, 1 250. */
const grouped = /^-?[1-9]\d{0,2}(?=([, ]))(?:(?:\1\d\d)*\1\d{3}|(?:\1\d{3})+)(?:(?!\1)[.,]\d+)?$/;

const withPoint = (plain: string): number =>
  /^-?(?:\d+(?:\.\d+|,\d{1,2})?|0,\d+)$/.test(plain) && isExact(plain)
    ? // Zero has no sign.
      Number(plain.replace(',', '.')) + 0
    : Number.NaN;

/**
 * A number that somebody typed, in digits of any script. A comma groups where groups of lakhs or thousands
 * fit, 12,50,000 and 1,250; before one or two digits it is the point of decimals, 4,2.
 * @returns NaN for words, and for separators that fit neither
 */
export function typedNumber(text: string): number {
  const plain = asciiNumber(text);
  const [, separator] = grouped.exec(plain) ?? [];
  return withPoint(separator === undefined ? plain : plain.replaceAll(separator, ''));
}

/**
 * A typed number of what has decimals, such as kilos: there 1,250 may be meant either way, so it is none.
 * @returns NaN, too, for what {@link typedNumber} can't read
 */
export const typedMeasure = (text: string): number =>
  /^-?[1-9]\d{0,2},\d{3}$/.test(asciiNumber(text)) ? Number.NaN : typedNumber(text);

/** A typed share of a hundred, with its sign or without; NaN for what {@link typedNumber} can't read. */
export const typedPercent = (text: string): number =>
  typedNumber(asciiNumber(text).replace(/%$/, ''));

/** A typed amount with up to two decimals in its hundredths: paisa of taka, cents; NaN for a finer one. */
export function typedHundredths(text: string): number {
  const hundredths = Math.round(typedNumber(text) * 100);
  return hundredths / 100 === typedNumber(text) ? hundredths : Number.NaN;
}

/** A number as a field of measures holds it: in groups, {@link typedMeasure} could not read it again. */
export const fieldNumber = (value: number, language: DemoLanguage): string =>
  numeral(value, language, 3).replaceAll(',', '');
