import { filled } from '../../../frame/words.ts';
import { Refusal } from '../../../runtime/refuse.ts';
import type { Saying } from '../data.ts';
import { lastDay, type WeekdayOf } from '../slots.ts';
import { words } from '../words.ts';
import type { BookingWorld, Closing } from '../world.ts';

/**
 * Closes hours of every week.
 * @throws Refusal when they end before they begin, or somebody is booked in them
 */
export function close(
  world: BookingWorld,
  closing: Omit<Closing, 'id'>,
  weekdayOf: WeekdayOf,
  say: Saying,
): BookingWorld {
  if (!(closing.to > closing.from)) throw new Refusal(say(words.endsBefore));
  const guest = world.bookings.find(
    (one) =>
      one.state !== 'cancelled' &&
      one.day >= 0 &&
      one.day <= lastDay &&
      weekdayOf(one.day) === closing.weekday &&
      (closing.place === '' || closing.place === one.place) &&
      one.time >= closing.from &&
      one.time < closing.to,
  );
  if (guest) throw new Refusal(filled(say(words.guestThen), { name: say(guest.name) }));
  const id = Math.max(-1, ...world.closings.map((one) => one.id)) + 1;
  return { ...world, closings: [...world.closings, { ...closing, id }] };
}

export const open = (world: BookingWorld, id: number): BookingWorld => ({
  ...world,
  closings: world.closings.filter((one) => one.id !== id),
});
