import { textIn } from '../../../demo/words.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { mobileNumber } from '../../../words/phone.ts';
import { numeral } from '../../../words/taka.ts';
import { placeOf } from '../data.ts';
import { words } from '../words/words.ts';
import type { Booking, Step } from '../world.ts';
import { nextCode, secretOf } from './codes.ts';
import { priceOf } from './prices.ts';
import { bookingAt, closingOf, holderOf, isClosedDay, type Slot, slotsOf } from './slots.ts';

export type Wanted = Slot & {
  readonly name: string;
  readonly phone: string;
  readonly guests: number;
  readonly extras: readonly string[];
};

/**
 * Holds a slot for a guest until the booking is confirmed.
 * @throws Refusal when the slot is taken, closed or none at all, or the guest can't be reached
 */
export const book: Step<[wanted: Wanted]> = (premises, world, wanted) => {
  const { data, language } = premises;
  const place = placeOf(data, wanted.place);
  const isSlot = slotsOf(premises, wanted.day).some(({ time }) => time === wanted.time);
  if (isClosedDay(data, wanted.day)) refuse(language, words.holidayThen);
  if (!place || !isSlot) return refuse(language, words.noSlot);
  // Another tab may have taken it meanwhile.
  if (holderOf(world, wanted)) {
    refuse(language, words.taken, { place: textIn(place.name, language) });
  }
  if (closingOf(world, wanted)) refuse(language, words.closedThen);
  const name = wanted.name.trim();
  if (name === '') refuse(language, words.noName, {}, 'name');
  const phone = mobileNumber(wanted.phone);
  if (phone === undefined) return refuse(language, words.notPhone, {}, 'phone');
  if (wanted.time !== null && bookingAt(world, phone, wanted)) {
    refuse(language, words.phoneThen, {}, 'phone');
  }
  const { guests } = wanted;
  if (!Number.isInteger(guests) || guests < 1 || guests > place.guests) {
    refuse(language, words.tooMany, { most: numeral(place.guests, language) });
  }
  const extras = data.extras.map(({ id }) => id).filter((id) => wanted.extras.includes(id));
  const code = nextCode(world);
  const booking: Booking = {
    ...wanted,
    name,
    phone,
    extras,
    code,
    total: priceOf(data, { ...wanted, extras }).total,
    paid: 0,
    state: 'waiting',
    secret: secretOf(code),
    isOwn: true,
    isReminded: false,
    hasCome: false,
  };
  return { ...world, bookings: [...world.bookings, booking] };
};
