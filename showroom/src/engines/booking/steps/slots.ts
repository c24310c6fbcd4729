import { minutesOf } from '../../../words/clock.ts';
import type { DayOffset } from '../../../words/days.ts';
import type { BookingData, HourPlan } from '../data.ts';
import type { Booking, BookingWorld, Closing } from '../world.ts';

/** What one booking takes: a place on a day, from a time on. */
export type Slot = {
  readonly place: string;
  readonly day: DayOffset;
  /** Minutes after midnight; 0 for a trip. */
  readonly time: number;
};

/** The weekday of a day, 0 is Sunday. */
export type WeekdayOf = (day: DayOffset) => number;

/** The booking that holds a slot, if any does. */
export const holderOf = ({ bookings }: BookingWorld, slot: Slot): Booking | undefined =>
  bookings.find(
    (one) =>
      one.state !== 'cancelled' &&
      one.place === slot.place &&
      one.day === slot.day &&
      one.time === slot.time,
  );

/** Why a slot is closed, if it is. */
export const closingOf = (
  { closings }: BookingWorld,
  slot: Slot,
  weekdayOf: WeekdayOf,
): Closing | undefined =>
  closings.find(
    (one) =>
      (one.place === '' || one.place === slot.place) &&
      one.weekday === weekdayOf(slot.day) &&
      slot.time >= one.from &&
      slot.time < one.to,
  );

/** The times at which slots of a weekday begin, closed ones too. */
export const timesOf = ({ open, length }: HourPlan, weekday: number): number[] =>
  open
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .flatMap(({ from, to }) => {
      const count = Math.floor((minutesOf(to) - minutesOf(from)) / length);
      return Array.from({ length: count }, (_, index) => minutesOf(from) + index * length);
    })
    .sort((one, other) => one - other);

/** How far ahead hours may be booked. */
export const lastDay = 30;

/** All slots of a day, free or not. Hours are booked from tomorrow on. */
export function slotsOf(
  { plan, places }: BookingData,
  day: DayOffset,
  weekdayOf: WeekdayOf,
): Slot[] {
  if (plan.kind === 'trips') {
    return plan.days.includes(day) ? places.map(({ id }) => ({ place: id, day, time: 0 })) : [];
  }
  if (day < 1 || day > lastDay) return [];
  const times = timesOf(plan, weekdayOf(day));
  return places.flatMap(({ id }) => times.map((time) => ({ place: id, day, time })));
}

/** The slots of a day that can still be booked. */
export const freeSlots = (
  data: BookingData,
  world: BookingWorld,
  day: DayOffset,
  weekdayOf: WeekdayOf,
): Slot[] =>
  slotsOf(data, day, weekdayOf).filter(
    (slot) => !holderOf(world, slot) && !closingOf(world, slot, weekdayOf),
  );
