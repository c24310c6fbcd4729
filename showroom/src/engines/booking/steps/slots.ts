import type { Premises } from '../../../runtime/premises.ts';
import { minutesOf } from '../../../words/clock.ts';
import { type ChosenDay, chosenDay, type Day, dateOf, distanceOf } from '../../../words/days.ts';
import type { BookingData } from '../data.ts';
import type { Booking, BookingWorld, Closing } from '../world.ts';

/** What one booking takes: a place on a day, from a time on. */
export type Slot = {
  readonly place: string;
  readonly day: Day;
  /** Minutes after midnight; null for a trip. */
  readonly time: number | null;
};

/** Where and when slots are looked up: the data, and the visitor's day. */
type Here = Pick<Premises<BookingData>, 'data' | 'today'>;

/** How far ahead hours may be booked. */
export const lastDay = 30;

/** Why a slot is closed, if it is. */
export const closingOf = (
  { closings }: BookingWorld,
  { place, day, time }: Slot,
  today: Date,
): Closing | undefined =>
  time === null
    ? undefined
    : closings.find(
        (one) =>
          (one.place === null || one.place === place) &&
          one.weekday === dateOf(day, today).getDay() &&
          time >= one.from &&
          time < one.to,
      );

const isSameTime = (one: Omit<Slot, 'place'>, other: Omit<Slot, 'place'>, today: Date): boolean =>
  one.time === other.time && chosenDay(one.day, today) === chosenDay(other.day, today);

const isSame = (one: Slot, other: Slot, today: Date): boolean =>
  one.place === other.place && isSameTime(one, other, today);

/**
 * The bookings that stand. Sample bookings move with today: one that meets what the visitor has booked
 * or closed gives way.
 */
export function activeBookings(world: BookingWorld, today: Date): readonly Booking[] {
  const live = world.bookings.filter(({ state }) => state !== 'cancelled');
  const fixed = live.filter(({ day }) => typeof day === 'string');
  return live.filter(
    (one) =>
      typeof one.day === 'string' ||
      !(fixed.some((other) => isSame(one, other, today)) || closingOf(world, one, today)),
  );
}

/** The booking that holds a slot, if any does. */
export const holderOf = (world: BookingWorld, slot: Slot, today: Date): Booking | undefined =>
  activeBookings(world, today).find((one) => isSame(one, slot, today));

/** The booking of a number at a time, wherever it is. */
export const bookingAt = (
  world: BookingWorld,
  phone: string,
  slot: Slot,
  today: Date,
): Booking | undefined =>
  activeBookings(world, today).find((one) => one.phone === phone && isSameTime(one, slot, today));

/** The hours of a week, and how long a slot of them is, in minutes. */
export type Hours = {
  readonly length: number;
  readonly open: readonly {
    readonly weekdays: readonly number[];
    readonly from: string;
    readonly to: string;
  }[];
};

/** The times at which slots of a weekday begin, closed ones too. */
export const timesOf = ({ open, length }: Hours, weekday: number): readonly number[] =>
  open
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .flatMap(({ from, to }) => {
      const count = Math.floor((minutesOf(to) - minutesOf(from)) / length);
      return Array.from({ length: count }, (_, index) => minutesOf(from) + index * length);
    })
    .sort((one, other) => one - other);

/** The days on which the next trips begin: those of the beginning, then more at the same distance. */
export function tripDays({ data, today }: Here, { trips }: BookingWorld): readonly ChosenDay[] {
  const { plan } = data;
  if (plan.kind !== 'trips') return [];
  const distances = trips.map((day) => distanceOf(day, today));
  const [last = 0, before = last - 7] = distances.toReversed();
  const gap = Math.max(plan.length, last - before);
  const ahead = distances.filter((distance) => distance >= 1);
  for (let next = last + gap; ahead.length < plan.days.length; next += gap) {
    if (next >= 1) ahead.push(next);
  }
  return ahead.map((distance) => chosenDay(distance, today));
}

/** All slots of a day, free or not. Hours are booked from tomorrow on. */
export function slotsOf(here: Here, world: BookingWorld, day: Day): readonly Slot[] {
  const { plan, places } = here.data;
  if (plan.kind === 'trips') {
    const isTrip = tripDays(here, world).includes(chosenDay(day, here.today));
    return isTrip ? places.map(({ id }) => ({ place: id, day, time: null })) : [];
  }
  const distance = distanceOf(day, here.today);
  if (!(distance >= 1 && distance <= lastDay)) return [];
  const times = timesOf(plan, dateOf(day, here.today).getDay());
  return places.flatMap(({ id }) => times.map((time) => ({ place: id, day, time })));
}

/** The slots of a day that can still be booked. */
export const freeSlots = (here: Here, world: BookingWorld, day: Day): readonly Slot[] =>
  slotsOf(here, world, day).filter(
    (slot) => !holderOf(world, slot, here.today) && !closingOf(world, slot, here.today),
  );
