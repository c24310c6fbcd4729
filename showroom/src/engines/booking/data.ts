import type { z } from 'zod';
import type { WithDrawnPictures } from '../../demo/picture.ts';
import type { bookingSchema } from './schema.ts';

export type BookingData = WithDrawnPictures<z.output<typeof bookingSchema>>;
export type Place = BookingData['places'][number];
export type TripPlan = Extract<BookingData['plan'], { kind: 'trips' }>;
export type HourPlan = Extract<BookingData['plan'], { kind: 'hours' }>;

/** What is booked, a cabin or a person, by its id. */
export const placeOf = ({ places }: BookingData, id: string | null): Place | undefined =>
  places.find((one) => one.id === id);
