import type { DemoText } from '../../demo/words.ts';
import type { Day } from '../../words/days.ts';

export type Booking = {
  readonly code: number;
  readonly place: string;
  readonly day: Day;
  /** Minutes after midnight; null for a trip. */
  readonly time: number | null;
  readonly name: DemoText;
  /** As it is dialled. */
  readonly phone: string;
  readonly guests: number;
  readonly extras: readonly string[];
  readonly total: number;
  readonly paid: number;
  /** A waiting one holds its slot until it is confirmed or left. */
  readonly state: 'waiting' | 'confirmed' | 'cancelled';
  /** The code of the message that confirms it. */
  readonly secret: string;
  readonly isOwn: boolean;
  readonly isReminded: boolean;
  readonly hasCome: boolean;
};

/** Hours that are closed every week. */
export type Closing = {
  readonly id: number;
  /** Whose they are; null for all. */
  readonly place: string | null;
  readonly weekday: number;
  readonly from: number;
  readonly to: number;
  readonly why: DemoText;
};

export type BookingWorld = {
  readonly bookings: readonly Booking[];
  readonly closings: readonly Closing[];
};

/** A booking by its code. */
export const bookingOf = ({ bookings }: BookingWorld, code: number): Booking | undefined =>
  bookings.find((one) => one.code === code);
