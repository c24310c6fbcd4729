import { asciiDigits } from '@nokshi/forms/digits.ts';
import { filled } from '../../../frame/words.ts';
import { Refusal } from '../../../runtime/refuse.ts';
import { type BookingData, placeOf, type Saying, saidNumber } from '../data.ts';
import { priceOf } from './prices.ts';
import { closingOf, holderOf, type Slot, slotsOf, type WeekdayOf } from './slots.ts';
import { words } from '../words/words.ts';
import { type Booking, type BookingWorld, nextCode, secretOf } from '../world.ts';

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
export function book(
  world: BookingWorld,
  data: BookingData,
  wanted: Wanted,
  weekdayOf: WeekdayOf,
  say: Saying,
): BookingWorld {
  const place = placeOf(data, wanted.place);
  const isSlot = slotsOf(data, wanted.day, weekdayOf).some(
    (slot) => slot.place === wanted.place && slot.time === wanted.time,
  );
  if (!place || !isSlot) throw new Refusal(say(words.noSlot));
  // Another tab may have taken it meanwhile.
  if (holderOf(world, wanted)) {
    throw new Refusal(filled(say(words.taken), { place: say(place.name) }));
  }
  if (closingOf(world, wanted, weekdayOf)) throw new Refusal(say(words.closedThen));
  if (wanted.name.trim() === '') throw new Refusal(say(words.noName), 'name');
  const phone = asciiDigits(wanted.phone).replaceAll(/[\s+-]/g, '');
  if (!/^\d{11,14}$/.test(phone)) throw new Refusal(say(words.notPhone), 'phone');
  if (wanted.guests < 1 || wanted.guests > place.guests) {
    throw new Refusal(filled(say(words.tooMany), { most: saidNumber(say, place.guests) }));
  }
  const code = nextCode(world);
  const booking: Booking = {
    place: wanted.place,
    day: wanted.day,
    time: wanted.time,
    name: wanted.name.trim(),
    phone: wanted.phone.trim(),
    guests: wanted.guests,
    extras: wanted.extras,
    code,
    total: priceOf(data, wanted).total,
    paid: 0,
    state: 'waiting',
    secret: secretOf(code),
    isOwn: true,
    isReminded: false,
    hasCome: false,
  };
  return { ...world, bookings: [...world.bookings, booking] };
}

export const bookingOf = ({ bookings }: BookingWorld, code: number): Booking | undefined =>
  bookings.find((one) => one.code === code);

const changed = (world: BookingWorld, code: number, part: Partial<Booking>): BookingWorld => ({
  ...world,
  bookings: world.bookings.map((one) => (one.code === code ? { ...one, ...part } : one)),
});

/** Confirms a booking by the code of its message. @throws Refusal for another code */
export function confirmByCode(
  world: BookingWorld,
  code: number,
  typed: string,
  say: Saying,
): BookingWorld {
  const booking = waiting(world, code, say);
  if (asciiDigits(typed).trim() !== booking.secret)
    throw new Refusal(say(words.wrongCode), 'secret');
  return changed(world, code, { state: 'confirmed' });
}

/** Confirms a booking by its advance. @throws Refusal when it waits for none */
export function payAdvance(
  world: BookingWorld,
  data: BookingData,
  code: number,
  say: Saying,
): BookingWorld {
  const booking = waiting(world, code, say);
  return changed(world, code, { state: 'confirmed', paid: priceOf(data, booking).now });
}

function waiting(world: BookingWorld, code: number, say: Saying): Booking {
  const booking = bookingOf(world, code);
  if (booking?.state !== 'waiting') throw new Refusal(say(words.notWaiting));
  return booking;
}

/** What a guest gets back who cancels now, in whole taka. */
export const refundOf = ({ freeCancelling }: BookingData, { day, paid }: Booking): number =>
  day >= freeCancelling ? paid : 0;

/** Gives a slot free again. @throws Refusal when that was done already */
export function cancel(
  world: BookingWorld,
  data: BookingData,
  code: number,
  say: Saying,
): BookingWorld {
  const booking = bookingOf(world, code);
  if (!booking || booking.state === 'cancelled') throw new Refusal(say(words.cancelledAlready));
  const paid = booking.paid - refundOf(data, booking);
  return changed(world, code, { state: 'cancelled', paid });
}

export const remind = (world: BookingWorld, code: number): BookingWorld =>
  changed(world, code, { isReminded: true });

export const setCome = (world: BookingWorld, code: number, hasCome: boolean): BookingWorld =>
  changed(world, code, { hasCome });
