import type { Kept } from '../../demo/world-schema.ts';
import type { Premises } from '../../runtime/premises.ts';
import type { BookingData } from './data.ts';
import type { booking, closing, worldSchema } from './world-schema.ts';

export type Booking = Kept<typeof booking>;
export type Closing = Kept<typeof closing>;
export type BookingWorld = Kept<typeof worldSchema>;

/** Changes the world by what is known at the moment, and what the step is about. */
export type Step<Args extends readonly unknown[]> = (
  premises: Premises<BookingData>,
  world: BookingWorld,
  ...args: Args
) => BookingWorld;

/** A booking by its code. */
export const bookingOf = ({ bookings }: BookingWorld, code: number): Booking | undefined =>
  bookings.find((one) => one.code === code);
