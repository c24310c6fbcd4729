import type { Kept } from '../../demo/world-schema.ts';
import type { StepOf } from '../../runtime/premises.ts';
import type { BookingData } from './data.ts';
import type { booking, closing, worldSchema } from './world-schema.ts';

export type Booking = Kept<typeof booking>;
export type Closing = Kept<typeof closing>;
export type BookingWorld = Kept<typeof worldSchema>;

/** A step, by what it takes besides. */
export type Step<Args extends readonly unknown[]> = StepOf<BookingData, BookingWorld, Args>;

/** A booking by its code. */
export const bookingOf = ({ bookings }: BookingWorld, code: number): Booking | undefined =>
  bookings.find((one) => one.code === code);
