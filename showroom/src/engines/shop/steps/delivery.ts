import { refuse } from '../../../runtime/refuse.ts';
import { isHoliday } from '../../../words/calendar.ts';
import { minutesOf } from '../../../words/clock.ts';
import { type Day, dateOf, dayOf, distanceOf } from '../../../words/days.ts';
import { type Premises, type ShopData, type Slot, slotsOf } from '../data.ts';
import { words } from '../words/words.ts';
import type { Draft, ShopWorld, Step } from '../world.ts';

/** How many days after the earliest one can still be chosen. */
const mostDaysLater = 20;

/** Chooses the day of delivery. @throws Refusal for a day on which nobody comes, or that is taken */
export const chooseDay: Step<[due: Day]> = (premises, world, due) => {
  checkDay(premises, world, due);
  return { ...world, due };
};

/** Keeps what was written at the checkout. */
export const keepDraft = (world: ShopWorld, part: Partial<Draft>): ShopWorld => ({
  ...world,
  draft: { ...world.draft, ...part },
});

/** Whether nobody brings anything on that day: by its weekday, or as it is a holiday. */
export const isClosed = ({ checkout }: ShopData, day: Day): boolean =>
  checkout.delivery.kind === 'day' &&
  (isHoliday(day) || checkout.delivery.closed.includes(dateOf(day).getDay()));

/** Whether another order is brought on that day. */
export const isTaken = ({ orders }: ShopWorld, day: Day): boolean =>
  orders.some(({ due, state }) => due === day && state !== 'cancelled');

/** Why no order can be brought on a day: too early, nobody comes, another is brought; nothing where one can. */
function faultOfDay({ data, today }: Premises, world: ShopWorld, day: Day) {
  const { delivery } = data.checkout;
  if (delivery.kind !== 'day') return undefined;
  const wait = distanceOf(day, today) - delivery.earliest;
  if (!(wait >= 0)) return words.tooEarly;
  if (wait > mostDaysLater) return words.tooLate;
  if (isClosed(data, day)) return words.dayClosed;
  return isTaken(world, day) ? words.dayTaken : undefined;
}

/** Whether an order can be brought on that day. */
export const isOpenDay = (premises: Premises, world: ShopWorld, day: Day): boolean =>
  premises.data.checkout.delivery.kind === 'day' && !faultOfDay(premises, world, day);

/** @throws Refusal for a day on which no order can be brought */
function checkDay(premises: Premises, world: ShopWorld, day: Day): void {
  const fault = faultOfDay(premises, world, day);
  if (fault) refuse(premises.language, fault);
}

/** The day of the hours that can be chosen today. */
export const dayOfSlot = ({ day }: Slot, today: Date): Day => dayOf(today, day);

/** Whether hours of today have begun: nothing can be packed for them any more. */
export const isOver = ({ day, from }: Slot, now: Date): boolean =>
  day === 0 && now.getHours() * 60 + now.getMinutes() >= minutesOf(from);

/** How many orders more may come in those hours. */
export function placesIn(
  { data, today, now }: Premises,
  { orders }: ShopWorld,
  slot: Slot,
): number {
  if (isOver(slot, now)) return 0;
  // What was ordered yesterday for tomorrow comes today, in the same hours.
  const alike = slotsOf(data).filter(({ from }) => from === slot.from);
  const day = dayOfSlot(slot, today);
  const ordered = orders.filter(
    (one) =>
      one.isOwn &&
      one.state !== 'cancelled' &&
      alike.some(({ id }) => id === one.slot) &&
      one.due === day,
  );
  return Math.max(0, slot.places - ordered.length);
}

/** The hours that still have room, the earliest first. */
export const openSlots = (premises: Premises, world: ShopWorld): readonly Slot[] =>
  slotsOf(premises.data).filter((slot) => placesIn(premises, world, slot) > 0);

/** The day on which an order comes, checked once more. @throws Refusal where it can't come then */
export function dueFor(premises: Premises, world: ShopWorld, slotId: string | null): Day | null {
  const { data, language, today, now } = premises;
  switch (data.checkout.delivery.kind) {
    case 'soon':
      return null;
    case 'day':
      if (world.due === null) return refuse(language, words.noDay);
      checkDay(premises, world, world.due);
      return world.due;
    case 'slot': {
      const slot = slotsOf(data).find(({ id }) => id === slotId);
      if (!slot) return refuse(language, words.noSlot, {}, 'slot');
      if (isOver(slot, now)) refuse(language, words.slotOver, {}, 'slot');
      if (placesIn(premises, world, slot) <= 0) refuse(language, words.slotFull, {}, 'slot');
      return dayOfSlot(slot, today);
    }
  }
}
