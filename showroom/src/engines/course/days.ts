import { type Language, languages } from '@nokshi/forms/languages.ts';
import { type DayOffset, dateOf } from '../../words/days.ts';

/** A day in short: 6 Dec, ৬ ডিসেম্বর. */
export const dayOf = (offset: DayOffset, today: Date, language: Language): string =>
  new Intl.DateTimeFormat(languages[language].locale, {
    day: 'numeric',
    month: language === 'en' ? 'short' : 'long',
  }).format(dateOf(offset, today));

/** How many days until a weekday comes, 1 to 7. @param weekday 0 is Sunday */
export const daysUntil = (weekday: number, today: Date): DayOffset =>
  ((weekday - today.getDay() + 6) % 7) + 1;

/** The name of a weekday. @param weekday 0 is Sunday */
export const weekdayName = (weekday: number, today: Date, language: Language): string =>
  new Intl.DateTimeFormat(languages[language].locale, { weekday: 'long' }).format(
    dateOf(daysUntil(weekday, today), today),
  );
