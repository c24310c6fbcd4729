import { type Language, languages } from '@nokshi/forms/languages.ts';
import { type DayOffset, dateOf } from '../../words/days.ts';
import { numeral } from '../../words/taka.ts';

/** The minutes after midnight of a time such as 07:30. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

export function minutesNow(): number {
  const now = new Date();
  return now.getHours() * 60 + now.getMinutes();
}

/** The parts of a Bangla day, each from an hour on. */
const partsOfDay = [
  [20, 'রাত'],
  [18, 'সন্ধ্যা'],
  [15, 'বিকেল'],
  [12, 'দুপুর'],
  [6, 'সকাল'],
  [4, 'ভোর'],
  [0, 'রাত'],
] as const;

/** A time as people say it: 12.30 pm, দুপুর ১২:৩০. @param minutes after midnight */
export function timeInWords(minutes: number, language: Language): string {
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const twelve = numeral(hour % 12 || 12, language);
  const past = `${numeral(Math.floor(rest / 10), language)}${numeral(rest % 10, language)}`;
  if (language === 'en') return `${twelve}.${past} ${hour < 12 ? 'am' : 'pm'}`;
  const part = partsOfDay.find(([from]) => hour >= from)?.[1] ?? '';
  return rest === 0 ? `${part} ${twelve}টা` : `${part} ${twelve}:${past}`;
}

/** A weekday by its number, 0 is Sunday. */
export const weekdayInWords = (
  weekday: number,
  language: Language,
  length: 'long' | 'short',
): string =>
  // 22 November 2026 was a Sunday.
  new Intl.DateTimeFormat(languages[language].locale, { weekday: length }).format(
    new Date(2026, 10, 22 + weekday),
  );

/** A month by its distance from this one. */
export const monthInWords = (month: number, today: Date, language: Language): string =>
  new Intl.DateTimeFormat(languages[language].locale, { month: 'long' }).format(
    new Date(today.getFullYear(), today.getMonth() + month, 1),
  );

/** The nearest school day from today on. */
export function nextSchoolDay(today: Date, weekdays: readonly number[]): DayOffset {
  for (let day = 0; day < 7; day += 1) {
    if (weekdays.includes(dateOf(day, today).getDay())) return day;
  }
  return 0;
}

/** A school day that has been. @param back how many before the latest one, which may be today */
export function pastSchoolDay(today: Date, weekdays: readonly number[], back = 0): DayOffset {
  let left = back;
  for (let day = 0; day > -60; day -= 1) {
    if (!weekdays.includes(dateOf(day, today).getDay())) continue;
    if (left === 0) return day;
    left -= 1;
  }
  return 0;
}
