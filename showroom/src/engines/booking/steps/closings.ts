import { textIn } from '../../../demo/words.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { genitive } from '../../../words/genitive.ts';
import { placeOf } from '../data.ts';
import { words } from '../words/words.ts';
import type { BookingWorld, Closing, Step } from '../world.ts';
import { activeBookings, closingOf } from './slots.ts';

/**
 * Closes hours of every week.
 * @throws Refusal when they end before they begin, or somebody is booked in them
 */
export const close: Step<[Omit<Closing, 'id'>]> = ({ data, language, today }, world, closing) => {
  const { place, from, to } = closing;
  if (!(to > from)) refuse(language, words.endsBefore, {}, 'to');
  if (place !== null && !placeOf(data, place)) refuse(language, words.noSlot);
  const guest = activeBookings(world).find(
    (one) => one.day >= dayOf(today) && closingOf({ closings: [{ ...closing, id: 0 }] }, one),
  );
  if (guest) {
    const name = textIn(guest.name, language);
    refuse(language, words.guestThen, { name, whose: genitive(name) });
  }
  const id = Math.max(0, ...world.closings.map((one) => one.id)) + 1;
  return { ...world, closings: [...world.closings, { ...closing, id }] };
};

/** Opens closed hours again. */
export const open = (world: BookingWorld, id: number): BookingWorld => ({
  ...world,
  closings: world.closings.filter((one) => one.id !== id),
});
