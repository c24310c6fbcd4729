import { languages } from '@nokshi/forms/languages.ts';
import type { DemoLanguage } from '../../../demo/languages.ts';

/** The same day so many months on; in a shorter month its last day. */
export function monthsOn(day: Date, months: number): Date {
  const moved = new Date(day);
  moved.setDate(1);
  moved.setMonth(moved.getMonth() + months);
  const last = new Date(moved.getFullYear(), moved.getMonth() + 1, 0).getDate();
  moved.setDate(Math.min(day.getDate(), last));
  return moved;
}

/** A month in words: Nov 2025. */
export const monthInWords = (day: Date, language: DemoLanguage): string =>
  new Intl.DateTimeFormat(languages[language].locale, { month: 'short', year: 'numeric' }).format(
    day,
  );

/** The name that a batch has from the month it was made in: NS-2511. */
export const batchNumber = (prefix: string, made: Date): string =>
  `${prefix}-${String(made.getFullYear()).slice(2)}${String(made.getMonth() + 1).padStart(2, '0')}`;
