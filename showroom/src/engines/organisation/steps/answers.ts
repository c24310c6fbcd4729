import { isEmail } from '@nokshi/forms/email.ts';
import { languages } from '@nokshi/forms/languages.ts';
import { plainSigns } from '@nokshi/forms/plain-signs.ts';
import type { DemoLanguage } from '../../../demo/languages.ts';
import { typedMeasure, typedNumber } from '../../../words/amount.ts';
import { dateOf, dayOf } from '../../../words/days.ts';
import { mobileNumber } from '../../../words/phone.ts';
import type { FormField } from '../data.ts';

/** The fault of an answer; the sentences stand in words.ts. */
export type AnswerFault =
  | 'missing'
  | 'noMail'
  | 'noPhone'
  | 'noCount'
  | 'noMeasure'
  | 'pastDay'
  | 'noDay';

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
  if (kind === 'mail' && !isEmail(text)) return 'noMail';
  if (kind === 'phone' && !isPhone(text)) return 'noPhone';
  if (kind === 'count' && !isCount(typedNumber(text))) return 'noCount';
  if (kind === 'measure' && !isMeasure(typedMeasure(text))) return 'noMeasure';
  if (kind === 'day' && !/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'noDay';
  if (kind === 'day' && text < today) return 'pastDay';
  return undefined;
}

/** A telephone number as it is dialled: a mobile of Bangladesh, or one with the code of its country. */
export const dialled = (text: string): string =>
  mobileNumber(text) ?? plainSigns(text).replaceAll(/[\s\-()]/g, '');

const isPhone = (text: string): boolean =>
  mobileNumber(text) !== undefined || /^\+\d{8,15}$/.test(dialled(text));

/** Whether so many can be asked for. */
export const isCount = (value: number): boolean => Number.isInteger(value) && isMeasure(value);

const isMeasure = (value: number): boolean => value > 0 && value < 10_000;

/** The weeks that goods need before they can be shipped. */
const weeksAhead = 4;

/** The names of the first month in which goods can be shipped that are asked for today, and of the following five. */
export function nextMonths(today: Date, language: DemoLanguage): readonly string[] {
  const first = dateOf(dayOf(today, weeksAhead * 7));
  return Array.from({ length: 6 }, (_, index) =>
    new Intl.DateTimeFormat(languages[language].locale, { month: 'long', year: 'numeric' }).format(
      new Date(first.getFullYear(), first.getMonth() + index, 1),
    ),
  );
}
