import type { z } from 'zod';
import type { WithAddresses } from '../../demo/picture.ts';
import type { DemoText } from '../../demo/words.ts';
import { numeral } from '../../words/taka.ts';
import type { bookingSchema } from './schema.ts';

export type BookingData = WithAddresses<z.output<typeof bookingSchema>>;
export type Place = BookingData['places'][number];
export type TripPlan = Extract<BookingData['plan'], { kind: 'trips' }>;
export type HourPlan = Extract<BookingData['plan'], { kind: 'hours' }>;

/** Says words in the language of the visitor, for refusals. */
export type Saying = (words: DemoText) => string;

/** A number in the digits of that language. */
export const saidNumber = (say: Saying, value: number): string =>
  say({ en: numeral(value, 'en'), bn: numeral(value, 'bn') });

export const placeOf = ({ places }: BookingData, id: string): Place | undefined =>
  places.find((one) => one.id === id);
