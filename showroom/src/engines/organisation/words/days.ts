import { languages } from '@nokshi/forms/languages.ts';
import type { DemoLanguage } from '../../../demo/languages.ts';
import { type DayOffset, dateOf } from '../../../words/days.ts';

/** A day as tables have it: Sun 22 Nov. */
export const shortDay = (offset: DayOffset, today: Date, language: DemoLanguage): string =>
  new Intl.DateTimeFormat(languages[language].locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })
    .format(dateOf(offset, today))
    .replace(',', '');

/**
 * The first and the last day of a week from Sunday to Saturday.
 * @param ahead 0 for this week
 */
export function weekOf(ahead: number, today: Date): readonly [DayOffset, DayOffset] {
  const first = ahead * 7 - today.getDay();
  return [first, first + 6];
}

/** A year by its distance from this one: 2024, ২০২৪. */
export const yearInWords = (ago: number, today: Date, language: DemoLanguage): string =>
  new Intl.NumberFormat(languages[language].takaLocale, { useGrouping: false }).format(
    today.getFullYear() - ago,
  );
