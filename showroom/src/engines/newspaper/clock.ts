import type { Language } from '@nokshi/forms/languages.ts';
import { partOfDay } from '@nokshi/forms/part-of-day.ts';
import { digits } from './dates.ts';

/** Minutes after midnight of a time such as 17:30. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const onTwelve = (minutes: number) => Math.floor(minutes / 60) % 12 || 12;

/** A time without its part of the day: 5:30, ৫:৩০. */
export const plainTime = (minutes: number, language: Language): string =>
  `${digits(onTwelve(minutes), language)}:${digits(minutes % 60, language, 2)}`;

/** A time with its part of the day: 5.30 pm, বিকেল ৫:৩০. */
export function timeInWords(minutes: number, language: Language): string {
  const plain = plainTime(minutes, language);
  if (language === 'en') return `${plain.replace(':', '.')} ${minutes < 720 ? 'am' : 'pm'}`;
  return `${partOfDay(Math.floor(minutes / 60))} ${plain}`;
}
