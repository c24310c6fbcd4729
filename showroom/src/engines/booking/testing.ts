import { dataOn } from '../../demo/read-demos.ts';
import { midnightOf } from '../../runtime/now.ts';
import type { Premises } from '../../runtime/premises.ts';
import { dayOf } from '../../words/days.ts';
import type { BookingData } from './data.ts';
import { bookingSchema } from './schema.ts';

/** Nine in the morning of 18 November 2026, a Wednesday. */
export const morning = new Date(2026, 10, 18, 9);

/** A demo of a booking site that was begun that morning, or on another day. */
export const siteForTest = (name: string, begun = dayOf(morning)): BookingData =>
  dataOn(name, bookingSchema, begun);

/** The morning of another day of November 2026. */
export const morningOf = (day: number): Date => new Date(2026, 10, day, 9);

/** What an English step knows of a site at a moment. */
export const premisesOf = (data: BookingData, now = morning): Premises<BookingData> => ({
  data,
  language: 'en',
  today: midnightOf(now),
  now,
});
