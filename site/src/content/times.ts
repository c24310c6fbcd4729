import { numberIn } from '@nokshi/forms/fill.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { partOfDay } from '@nokshi/forms/part-of-day.ts';

/** A time of day in two pieces: the part of the day, where the language says it, and the clock. */
export type TimeOfDay = { part: string | undefined; clock: string };

/**
 * "15:40" as the language tells it: 15:40, or বিকেল and ৩:৪০; a full hour is ৮টা. Intl would print PM
 * in a Bangla sentence.
 * @param time hours and minutes on the clock of 24 hours
 * @throws when it is no such time
 */
export function timeOfDay(time: string, language: Language): TimeOfDay {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) throw new Error(`${time} is no time of day`);
  if (language !== 'bn') return { part: undefined, clock: time };
  const hour = Number(hours);
  const twelve = numberIn(language, hour % 12 || 12);
  const part = partOfDay(hour);
  if (minutes === '00') return { part, clock: `${twelve}${fullHour}` };
  const digits = [...minutes].map((digit) => numberIn(language, Number(digit)));
  return { part, clock: `${twelve}:${digits.join('')}` };
}

/** What ends a full hour in Bangla. */
const fullHour = 'টা';

/** What follows a time in a sentence: until it (পর্যন্ত), at it, or by it (মধ্যে). */
export type TimeUse = 'until' | 'at' | 'by';

/** The endings that Bangla gives a full hour, and other times. */
const endings: Readonly<Record<TimeUse, readonly [hour: string, other: string]>> = {
  until: ['', ''],
  at: ['য়', '-এ'],
  by: ['র', '-এর'],
};

/** A time of day as it stands in a sentence: সন্ধ্যা ৬টার before মধ্যে. */
export function timeInSentence(time: string, use: TimeUse, language: Language): string {
  const { part, clock } = timeOfDay(time, language);
  if (part === undefined) return clock;
  const [hour, other] = endings[use];
  return `${part} ${clock}${clock.endsWith(fullHour) ? hour : other}`;
}

/** The time of day by its light. */
export type Light = 'morning' | 'day' | 'dusk' | 'night';

/** The light over Dhaka at a time of day, 15:40, in the middle of the year. */
export function lightAt(time: string): Light {
  const hour = Number(time.slice(0, 2));
  if (hour < 5 || hour >= 19) return 'night';
  if (hour < 11) return 'morning';
  return hour < 16 ? 'day' : 'dusk';
}
