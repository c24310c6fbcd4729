import { type DayOffset, dateOf } from './days.ts';

/** A day as fields of days hold it: 2026-11-22. */
export function fieldDate(day: DayOffset, today: Date): string {
  const date = dateOf(day, today);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** The day that a field of days holds; NaN when it is empty. */
export function dayOfField(value: string, today: Date): DayOffset {
  const [year, month, day] = value.split('-').map(Number);
  if (!year || !month || !day) return Number.NaN;
  return Math.round((new Date(year, month - 1, day).getTime() - today.getTime()) / 86_400_000);
}
