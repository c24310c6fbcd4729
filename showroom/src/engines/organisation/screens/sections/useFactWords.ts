import type { Fact } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { yearInWords } from '../../words/days.ts';

/** @returns what says the value of a fact, years by the visitor's own day */
export function useFactWords() {
  const { translate, today, language } = useOrganisation();
  return (value: Fact['value']): string =>
    typeof value === 'object' && 'yearsAgo' in value
      ? yearInWords(value.yearsAgo, today, language)
      : translate(value);
}
