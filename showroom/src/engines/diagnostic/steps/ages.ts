import { asSeen } from '@nokshi/forms/invisible-signs.ts';
import type { DemoLanguage } from '../../../demo/languages.ts';
import { textIn } from '../../../demo/words.ts';
import { typedNumber } from '../../../words/amount.ts';
import { numeral } from '../../../words/taka.ts';
import { words } from '../words/words.ts';

/** Young ages are told in these, each with how many make a year, and up to how many are told so. */
const months = { inYear: 12, most: 23, signs: /^(m|mos?|mths?|months?|মাস)$/i };
const weeks = { inYear: 365 / 7, most: 103, signs: /^(w|wks?|weeks?|সপ্তাহ)$/i };
const days = { inYear: 365, most: 30, signs: /^(d|days?|দিন)$/i };
const oldest = 130;

/** Whether a patient can be so old: in whole years, or below two. */
export const isAge = (age: number): boolean =>
  age >= 0 && age <= oldest && (age < 2 || Number.isInteger(age));

/** An age that somebody typed, in years: 30, 14 months, 6 weeks, ১২ দিন. @returns NaN for what is none */
export function typedAge(text: string): number {
  const [, number = '', sign = ''] = /^([^\p{L}]*?)[-\s]*(\p{L}.*?)?\.?$/u.exec(asSeen(text)) ?? [];
  const count = typedNumber(number);
  const { inYear, most } = [months, weeks, days].find(({ signs }) => signs.test(sign)) ?? {
    inYear: 1,
    most: /^(y|yrs?|years?|বছর|বৎসর)?$/i.test(sign) ? oldest : -1,
  };
  // Who is no year old is so many days, weeks or months, and who is no week old, so many days.
  const least = inYear === days.inYear ? 0 : 1;
  return Number.isInteger(count) && count >= least && count <= most ? count / inYear : Number.NaN;
}

/** An age as it stands with a name, as it was typed: 30, 14 months, 6 weeks, ১২ দিন. @param age in years */
export function ageInWords(age: number, language: DemoLanguage): string {
  if (Number.isInteger(age) && age > 0) return numeral(age, language);
  const isWhole = (count: number) => count > 0 && Math.abs(count - Math.round(count)) < 1e-6;
  const [inYear, one, many] = isWhole(age * months.inYear)
    ? ([months.inYear, words.month, words.months] as const)
    : age * days.inYear > days.most && isWhole(age * weeks.inYear)
      ? ([weeks.inYear, words.week, words.weeks] as const)
      : ([days.inYear, words.oneDay, words.days] as const);
  const count = Math.round(age * inYear);
  return `${numeral(count, language)} ${textIn(count === 1 ? one : many, language)}`;
}
