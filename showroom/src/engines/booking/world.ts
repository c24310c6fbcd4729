import type { Kept } from '../../demo/world-schema.ts';
import type { booking, closing, worldSchema } from './world-schema.ts';

export type Booking = Kept<typeof booking>;
export type Closing = Kept<typeof closing>;
export type BookingWorld = Kept<typeof worldSchema>;

/** A booking by its code. */
export const bookingOf = ({ bookings }: BookingWorld, code: number): Booking | undefined =>
  bookings.find((one) => one.code === code);
