import { languages } from '@nokshi/forms/languages.ts';
import type { DemoLanguage } from '../../../demo/languages.ts';
import { type Day, dateOf, dayAfter, dayOf, distanceOf } from '../../../words/days.ts';

/** A day as tables have it: Sun 22 Nov. */
export const shortDay = (day: Day, language: DemoLanguage): string =>
  new Intl.DateTimeFormat(languages[language].locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })
    .format(dateOf(day))
    .replace(',', '');

/**
 * Who is on duty in this week and the ones after it, from Sunday to Saturday: each has a week in turn.
 * @param begun a day of the first one's week
 */
export function rotaOf<Officer>(officers: readonly Officer[], begun: Day, today: Date) {
  const first = dayAfter(begun, -dateOf(begun).getDay());
  const gone = Math.max(0, Math.floor(distanceOf(dayOf(today), dateOf(first)) / 7));
  return officers.flatMap((_, index) => {
    const week = gone + index;
    const officer = officers[week % officers.length];
    const from = dayAfter(first, week * 7);
    return officer ? [{ ...officer, from, to: dayAfter(from, 6) }] : [];
  });
}

/** A year by its distance from this one: 2024, ২০২৪. */
export const yearInWords = (ago: number, today: Date, language: DemoLanguage): string =>
  new Intl.NumberFormat(languages[language].takaLocale, { useGrouping: false }).format(
    today.getFullYear() - ago,
  );
