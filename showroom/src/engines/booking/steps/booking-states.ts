import { plainCode } from '@nokshi/forms/plain-signs.ts';
import type { Premises } from '../../../runtime/premises.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { type Day, dayOf, distanceOf } from '../../../words/days.ts';
import type { BookingData } from '../data.ts';
import { words } from '../words/words.ts';
import { type Booking, type BookingWorld, bookingOf, type Step } from '../world.ts';
import { priceOf } from './prices.ts';
import { activeBookings } from './slots.ts';

/** A booking that stands, by its code. */
const standing = (world: BookingWorld, code: number): Booking | undefined =>
  activeBookings(world).find((one) => one.code === code);

/** A booking with something done to it. */
const changed = (world: BookingWorld, booking: Booking, part: Partial<Booking>): BookingWorld => ({
  ...world,
  bookings: world.bookings.map((one) => (one === booking ? { ...one, ...part } : one)),
});

/** Confirms a booking by the code of its message. @throws Refusal for another code */
export const confirmByCode: Step<[number, string]> = (premises, world, code, typed) => {
  const booking = waiting(premises, world, code);
  if (plainCode(typed) !== booking.secret) {
    refuse(premises.language, words.wrongCode, {}, 'secret');
  }
  return changed(world, booking, { state: 'confirmed' });
};

/** Confirms a booking by its advance. @throws Refusal when it waits for none */
export const payAdvance: Step<[code: number]> = (premises, world, code) => {
  const booking = waiting(premises, world, code);
  const paid = priceOf(premises.data, booking).now;
  return changed(world, booking, { state: 'confirmed', paid });
};

function waiting(
  { language, today }: Premises<BookingData>,
  world: BookingWorld,
  code: number,
): Booking {
  const booking = bookingOf(world, code);
  if (booking?.state !== 'waiting') return refuse(language, words.notWaiting);
  if (booking.day < dayOf(today)) refuse(language, words.dayOver);
  return booking;
}

/** Who leaves a booking. */
export type Side = 'guest' | 'owner';

/** What a guest gets back when a booking is cancelled now, in whole taka: all where the owner does it. */
export const refundOf = (
  { data, today }: Pick<Premises<BookingData>, 'data' | 'today'>,
  { day, paid }: Booking,
  by: Side,
): number => (by === 'owner' || distanceOf(day, today) >= data.freeCancelling ? paid : 0);

/** What the owner keeps of the advances of a day's guests who cancelled late, in whole taka. */
export const keptOn = ({ bookings }: BookingWorld, day: Day): number =>
  bookings
    .filter((one) => one.state === 'cancelled' && one.day === day)
    .reduce((sum, { paid }) => sum + paid, 0);

/** Gives a slot free again. @throws Refusal when that was done already, or the guest has come */
export const cancel: Step<[code: number, by: Side]> = (premises, world, code, by) => {
  const { language } = premises;
  const booking = standing(world, code);
  if (!booking) return refuse(language, words.cancelledAlready);
  if (booking.hasCome) refuse(language, words.cameAlready);
  const paid = booking.paid - refundOf(premises, booking, by);
  return changed(world, booking, { state: 'cancelled', paid });
};

/** Sends a guest the reminder. @throws Refusal for a booking that is cancelled */
export const remind: Step<[code: number]> = ({ language }, world, code) => {
  const booking = standing(world, code);
  if (!booking) return refuse(language, words.cancelledAlready);
  return changed(world, booking, { isReminded: true });
};

/** Whether a guest can have come by now: on a firm booking, from its day on. */
export const mayHaveCome = ({ state, day }: Booking, today: Date): boolean =>
  state === 'confirmed' && day <= dayOf(today);

/** Notes that a guest has come, or has not. @throws Refusal before the day, and without a firm booking */
export const setCome: Step<[number, boolean]> = ({ language, today }, world, code, hasCome) => {
  const booking = standing(world, code);
  if (booking?.state !== 'confirmed') return refuse(language, words.notConfirmed);
  if (!mayHaveCome(booking, today)) refuse(language, words.notYet);
  return changed(world, booking, { hasCome });
};

/** Takes what is still to pay from a guest who has come. @throws Refusal as for {@link setCome} */
export const takeRest: Step<[code: number]> = (premises, world, code) => {
  const come = setCome(premises, world, code, true);
  const booking = standing(come, code);
  return booking ? changed(come, booking, { paid: booking.total }) : come;
};
