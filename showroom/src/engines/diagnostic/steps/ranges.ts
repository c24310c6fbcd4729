import type { DemoLanguage } from '../../../demo/languages.ts';
import { numeral } from '../../../words/taka.ts';
import type { Part } from '../data.ts';
import type { Patient } from '../world.ts';

type Range = Part['ranges'][number];
export type Mark = 'low' | 'high' | 'within';

/** The reference range of a patient: the first that fits sex and age. */
export const rangeOf = (
  { ranges }: Part,
  { sex, age }: Pick<Patient, 'sex' | 'age'>,
): Range | undefined =>
  ranges.find((one) => (one.sex === 'any' || one.sex === sex) && age >= one.from && age <= one.to);

/** Where a value lies; its bounds are within. Without a range for the patient nothing is marked. */
export function markOf(value: number, range: Range | undefined): Mark {
  if (!range) return 'within';
  if (value < range.low) return 'low';
  return range.high !== null && value > range.high ? 'high' : 'within';
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
export function placeOf(value: number, range: Range | undefined): number {
  if (!range) return 0.5;
  const high = range.high ?? range.low * 2;
  const share = 0.25 + (0.5 * (value - range.low)) / (high - range.low);
  return Math.min(0.97, Math.max(0.03, share));
}
