import { type Language, languages } from '@nokshi/forms/languages.ts';
import { partOfDay } from '@nokshi/forms/part-of-day.ts';

/** A time of day on a clock: 15:40, বিকেল ৩:৪০. Intl has no such times for Bangla. */
export function timeOfDay(moment: Date, timeZone: string, language: Language): string {
  if (language !== 'bn') {
    return new Intl.DateTimeFormat(languages[language].locale, {
      timeZone,
      timeStyle: 'short',
      hourCycle: 'h23',
    }).format(moment);
  }
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    ...{ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' },
  }).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const digits = (value: number, least: number) =>
    new Intl.NumberFormat(languages.bn.locale, { minimumIntegerDigits: least }).format(value);
  return `${partOfDay(of('hour'))} ${digits(((of('hour') + 11) % 12) + 1, 1)}:${digits(of('minute'), 2)}`;
}

/** A day on a clock: 22 Nov 2026, ২২ নভেম্বর ২০২৬. */
export function dayInWords(moment: Date, timeZone: string, language: Language): string {
  const { locale } = languages[language];
  if (language !== 'bn') {
    return new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium' }).format(moment);
  }
  // Its own style puts a comma before the year.
  const parts = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' }).formatToParts(
    moment,
  );
  return ['day', 'month', 'year']
    .map((type) => parts.find((part) => part.type === type)?.value)
    .join(' ');
}

/** A day of this year, in few letters: 22 Nov; ২২ নভেম্বর, since months are not shortened in Bangla. */
export const shortDay = (moment: Date, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(languages[language].locale, {
    timeZone,
    day: 'numeric',
    month: language === 'bn' ? 'long' : 'short',
  }).format(moment);

/** A day and its time: 22 Nov 2026, 15:40; ২২ নভেম্বর ২০২৬, বিকেল ৩:৪০. */
export const momentInWords = (moment: Date, timeZone: string, language: Language): string =>
  `${dayInWords(moment, timeZone, language)}, ${timeOfDay(moment, timeZone, language)}`;
