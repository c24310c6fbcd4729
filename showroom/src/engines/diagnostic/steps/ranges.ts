import type { DemoLanguage } from '../../../demo/languages.ts';
import { typedNumber } from '../../../words/amount.ts';
import { numeral } from '../../../words/taka.ts';
import type { Part } from '../data.ts';
import type { Patient } from '../world.ts';

type Range = Part['ranges'][number];
export type Mark = 'low' | 'high' | 'within' | 'unknown';

/** A value to the digit that a report prints. */
export const asPrinted = (value: number, decimals: number): number =>
  typedNumber(numeral(value, 'en', decimals));

/** The reference range of a patient: the first that fits sex and age, in years that are over. */
export const rangeOf = (
  { ranges }: Part,
  { sex, age }: Pick<Patient, 'sex' | 'age'>,
): Range | undefined =>
  ranges.find(
    (one) => (one.sex === 'any' || one.sex === sex) && age >= one.from && Math.floor(age) <= one.to,
  );

/**
 * Where a value lies, as both are printed: the bounds of 12–15 are within, those of < 200 and > 40 are not.
 * Without a range for the patient it is unknown.
 */
export function markOf(value: number, range: Range | undefined, decimals: number): Mark {
  if (!range) return 'unknown';
  const printed = asPrinted(value, decimals);
  const { low, high } = range;
  if (high === null) return printed > low ? 'within' : 'low';
  if (printed < low) return 'low';
  return printed < high || (printed === high && low > 0) ? 'within' : 'high';
}

/** A range as on a report: 12–15, < 200, or > 40. */
export function rangeInWords(range: Range | undefined, decimals: number, language: DemoLanguage) {
  if (!range) return '–';
  const { low, high } = range;
  const written = (bound: number) => numeral(bound, language, decimals);
  if (high === null) return `> ${written(low)}`;
  return low === 0 ? `< ${written(high)}` : `${written(low)}–${written(high)}`;
}

/** Where a value stands on its scale, 0 to 1: a quarter below the range, a half within, a quarter above. */
export function placeOf(value: number, range: Range): number {
  const high = range.high ?? range.low * 2;
  const share = 0.25 + (0.5 * (value - range.low)) / (high - range.low);
  return Math.min(0.97, Math.max(0.03, share));
}
