import type { DemoText } from '../../demo/words.ts';
import { minutesOf } from '../../words/clock.ts';
import type { DayOffset } from '../../words/days.ts';
import { seeded } from '../../words/seeded.ts';
import type { BookingData } from './data.ts';
import { priceOf } from './steps/prices.ts';

export type Booking = {
  readonly code: number;
  readonly place: string;
  readonly day: DayOffset;
  /** Minutes after midnight; 0 for a trip. */
  readonly time: number;
  readonly name: DemoText;
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
  /** Empty for all places. */
  readonly place: string;
  readonly weekday: number;
  readonly from: number;
  readonly to: number;
  readonly why: DemoText;
};

export type BookingWorld = {
  readonly bookings: readonly Booking[];
  readonly closings: readonly Closing[];
};

const firstCode = 2041;

/** Four digits that are the same for the same booking each time. */
export const secretOf = (code: number): string =>
  String(1000 + Math.floor(seeded(`booking ${code}`)() * 9000));

export function nextCode({ bookings }: BookingWorld): number {
  return Math.max(firstCode, ...bookings.map(({ code }) => code)) + 1;
}

export const beginBooking = (data: BookingData): BookingWorld => ({
  bookings: data.bookings.map((one, index) => {
    const { total, now } = priceOf(data, one);
    const code = firstCode + index;
    return {
      ...one,
      time: one.time === undefined ? 0 : minutesOf(one.time),
      code,
      total,
      paid: now,
      state: 'confirmed',
      secret: secretOf(code),
      isOwn: false,
      isReminded: false,
      hasCome: false,
    };
  }),
  closings: (data.plan.kind === 'hours' ? data.plan.closed : []).map((one, id) => ({
    id,
    place: '',
    weekday: one.weekday,
    from: minutesOf(one.from),
    to: minutesOf(one.to),
    why: one.why,
  })),
});
