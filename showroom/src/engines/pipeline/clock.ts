import { type Language, languages } from '@nokshi/forms/languages.ts';
import { partOfDay } from '@nokshi/forms/part-of-day.ts';
import { type DayOffset, dateOf } from '../../words/days.ts';

/** A time such as 15:30 in words: 3.30 pm, বিকেল ৩:৩০. */
export function timeInWords(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const ofTwelve = ((hour + 11) % 12) + 1;
  const minutes = String(minute).padStart(2, '0');
  if (language !== 'bn') return `${ofTwelve}.${minutes} ${hour < 12 ? 'am' : 'pm'}`;
  const part = partOfDay(hour);
  const digits = minute === 0 ? `${ofTwelve}টা` : `${ofTwelve}:${minutes}`;
  const inBangla = digits.replaceAll(/\d/g, (digit) =>
    String.fromCodePoint(0x09e6 + Number(digit)),
  );
  return `${part} ${inBangla}`;
}

/** A day so many months after another; in a shorter month its last day. @param today midnight */
export function monthsAfter(day: DayOffset, months: number, today: Date): DayOffset {
  const date = dateOf(day, today);
  const wanted = date.getDate();
  date.setDate(1);
  date.setMonth(date.getMonth() + months);
  const last = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
  date.setDate(Math.min(wanted, last));
  return daysTo(date, today);
}

/** How many days a date is from today, clock changes left aside. */
const daysTo = (date: Date, today: Date): DayOffset =>
  Math.round((date.getTime() - today.getTime()) / 86_400_000);

/** The days from now to the next time a day of the year comes: today is 0. */
export function daysToYearly(month: number, day: number, today: Date): DayOffset {
  const inYear = (year: number) => daysTo(new Date(year, month - 1, day), today);
  const thisYear = inYear(today.getFullYear());
  return thisYear >= 0 ? thisYear : inYear(today.getFullYear() + 1);
}

/** A month of a year in words: December 2027. */
export const monthInWords = (day: DayOffset, today: Date, language: Language): string =>
  new Intl.DateTimeFormat(languages[language].locale, { month: 'long', year: 'numeric' }).format(
    dateOf(day, today),
  );
