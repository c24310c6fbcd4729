import type { Language } from '@nokshi/forms/languages.ts';
import { type DayOffset, dateOf, dayInWords } from '../../words/days.ts';
import { numeral } from '../../words/taka.ts';

/** Minutes after midnight, now. */
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

/** A time as people say it: 7.48 pm, সন্ধ্যা ৭:৪৮. @param minutes after midnight */
export function timeInWords(minutes: number, language: Language): string {
  const hour = Math.floor(minutes / 60);
  const twelve = numeral(hour % 12 || 12, language);
  const rest = minutes % 60;
  const past = `${numeral(Math.floor(rest / 10), language)}${numeral(rest % 10, language)}`;
  if (language === 'en') return `${twelve}.${past} ${hour < 12 ? 'am' : 'pm'}`;
  const part = partsOfDay.find(([from]) => hour >= from)?.[1] ?? '';
  return `${part} ${twelve}:${past}`;
}

/** A day as it stands on a receipt: 22 November 2026. */
export const dateOnPaper = (day: DayOffset, today: Date, language: Language): string =>
  dayInWords(day, today, language, 'year');

/** A day as a date field holds it. */
export function fieldDate(day: DayOffset, today: Date): string {
  const date = dateOf(day, today);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The day that a date field holds; NaN when it is empty. */
export function dayOfField(value: string, today: Date): DayOffset {
  const [year, month, day] = value.split('-').map(Number);
  if (!year || !month || !day) return Number.NaN;
  return Math.round((new Date(year, month - 1, day).getTime() - today.getTime()) / 86_400_000);
}
