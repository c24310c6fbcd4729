import { partOfDay } from '@nokshi/forms/part-of-day.ts';
import type { DemoLanguage } from '../demo/languages.ts';
import { numeral } from './taka.ts';

/** The minutes after midnight of a time such as 07:30. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** A time as people say it: 12.30 pm, দুপুর ১২:৩০, সকাল ৯টা. @param minutes after midnight */
export function timeInWords(minutes: number, language: DemoLanguage): string {
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const twelve = numeral(hour % 12 || 12, language);
  const past = `${numeral(Math.floor(rest / 10), language)}${numeral(rest % 10, language)}`;
  if (language === 'en') return `${twelve}.${past} ${hour < 12 ? 'am' : 'pm'}`;
  const part = partOfDay(hour);
  return rest === 0 ? `${part} ${twelve}টা` : `${part} ${twelve}:${past}`;
}
