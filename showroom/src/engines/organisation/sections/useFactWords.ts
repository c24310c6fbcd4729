import type { Fact } from '../data.ts';
import { yearInWords } from '../days.ts';
import { useOrganisation } from '../room.ts';

/** @returns what says the value of a fact, years by the visitor's own day */
export function useFactWords() {
  const { say, today, language } = useOrganisation();
  return (value: Fact['value']): string =>
    typeof value === 'object' && 'yearsAgo' in value
      ? yearInWords(value.yearsAgo, today, language)
      : say(value);
}
