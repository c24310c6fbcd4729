import { dateOf } from '../../../../words/days.ts';
import type { Fact } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { yearInWords } from '../../words/days.ts';

type Value = Fact['value'];

/** Whether what a fact says depends on the day, for the attribute that says so. */
export const isOfToday = (value: Value): true | undefined => isYearsAgo(value) || undefined;

const isYearsAgo = (value: Value): value is Extract<Value, { yearsAgo: number }> =>
  typeof value === 'object' && 'yearsAgo' in value;

/** @returns what says the value of a fact, years by the one in which the world began */
export function useFactWords() {
  const { data, t, language } = useOrganisation();
  return (value: Value): string =>
    isYearsAgo(value) ? yearInWords(value.yearsAgo, dateOf(data.begun), language) : t(value);
}
