import type { Premises } from '../../../runtime/premises.ts';
import { isHoliday } from '../../../words/calendar.ts';
import { minutesOf } from '../../../words/clock.ts';
import { type Day, dateOf, dayOf, distanceOf } from '../../../words/days.ts';
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
  { closings }: Pick<BookingWorld, 'closings'>,
  { place, day, time }: Slot,
): Closing | undefined =>
  time === null
    ? undefined
    : closings.find(
        (one) =>
          (one.place === null || one.place === place) &&
          one.weekday === dateOf(day).getDay() &&
          time >= one.from &&
          time < one.to,
      );

const isSameTime = (one: Omit<Slot, 'place'>, other: Omit<Slot, 'place'>): boolean =>
  one.time === other.time && one.day === other.day;

/** The bookings that stand. */
export const activeBookings = ({ bookings }: BookingWorld): readonly Booking[] =>
  bookings.filter(({ state }) => state !== 'cancelled');

/** The booking that holds a slot, if any does. */
export const holderOf = (world: BookingWorld, slot: Slot): Booking | undefined =>
  activeBookings(world).find((one) => one.place === slot.place && isSameTime(one, slot));

/** The booking of a number at a time, wherever it is. */
export const bookingAt = (world: BookingWorld, phone: string, slot: Slot): Booking | undefined =>
  activeBookings(world).find((one) => one.phone === phone && isSameTime(one, slot));

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
export function tripDays({ data, today }: Here): readonly Day[] {
  const { plan } = data;
  if (plan.kind !== 'trips') return [];
  const distances = plan.days.map((day) => distanceOf(day, today));
  const [last = 0, before = last - 7] = distances.toReversed();
  const gap = Math.max(plan.length, last - before);
  const ahead = distances.filter((distance) => distance >= 1);
  for (let next = last + gap; ahead.length < plan.days.length; next += gap) {
    if (next >= 1) ahead.push(next);
  }
  return ahead.map((distance) => dayOf(today, distance));
}

/** The trips that an owner looks up: the one under way, and those to come. */
export function sheetTrips(here: Here, world: BookingWorld): readonly Day[] {
  const { plan } = here.data;
  if (plan.kind !== 'trips') return [];
  const underWay = activeBookings(world).find(({ day }) => {
    const distance = distanceOf(day, here.today);
    return distance <= 0 && distance > -plan.length;
  });
  return [...(underWay ? [underWay.day] : []), ...tripDays(here)];
}

/** Whether nobody receives guests on a day, as it is a public holiday. Boats leave on those too. */
export const isClosedDay = ({ plan }: Pick<BookingData, 'plan'>, day: Day): boolean =>
  plan.kind === 'hours' && isHoliday(day);

/** All slots of a day, free or not. Hours are booked from tomorrow on. */
export function slotsOf(here: Here, day: Day): readonly Slot[] {
  const { plan, places } = here.data;
  if (plan.kind === 'trips') {
    const isTrip = tripDays(here).includes(day);
    return isTrip ? places.map(({ id }) => ({ place: id, day, time: null })) : [];
  }
  const distance = distanceOf(day, here.today);
  if (!(distance >= 1 && distance <= lastDay) || isClosedDay(here.data, day)) return [];
  const times = timesOf(plan, dateOf(day).getDay());
  return places.flatMap(({ id }) => times.map((time) => ({ place: id, day, time })));
}

/** The slots of a day that can still be booked. */
export const freeSlots = (here: Here, world: BookingWorld, day: Day): readonly Slot[] =>
  slotsOf(here, day).filter((slot) => !holderOf(world, slot) && !closingOf(world, slot));
