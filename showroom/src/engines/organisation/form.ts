import { asciiDigits } from '@nokshi/forms/digits.ts';
import { type Language, languages } from '@nokshi/forms/languages.ts';
import { typedNumber } from '../../words/amount.ts';
import type { FormField } from './data.ts';

/** What is wrong with an answer; the sentences stand in words.ts. */
export type AnswerFault = 'missing' | 'noMail' | 'noPhone' | 'noCount' | 'pastDay';

/**
 * What is wrong with what was typed into a field, if anything.
 * @param today as in 2026-11-22
 */
export function faultOf(
  { kind, isNeeded }: Pick<FormField, 'kind' | 'isNeeded'>,
  text: string,
  today: string,
): AnswerFault | undefined {
  if (text === '') return isNeeded ? 'missing' : undefined;
  if (kind === 'mail' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return 'noMail';
  if (kind === 'phone' && !isPhone(text)) return 'noPhone';
  if (kind === 'count' && !isCount(typedNumber(text))) return 'noCount';
  if (kind === 'day' && text < today) return 'pastDay';
  return undefined;
}

/** A mobile of eleven digits, or a number with its country. Digits may be Bangla. */
const isPhone = (text: string): boolean =>
  /^(01[2-9]\d{8}|\+\d{8,15})$/.test(asciiDigits(text).replaceAll(/[\s\-()]/g, ''));

const isCount = (value: number): boolean => Number.isInteger(value) && value > 0 && value < 10_000;

/** The names of this month and the following five. */
export const nextMonths = (today: Date, language: Language): readonly string[] =>
  Array.from({ length: 6 }, (_, index) =>
    new Intl.DateTimeFormat(languages[language].locale, { month: 'long', year: 'numeric' }).format(
      new Date(today.getFullYear(), today.getMonth() + index, 1),
    ),
  );
