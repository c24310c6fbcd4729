import { type BookingData, placeOf } from '../../src/engines/booking/data.ts';
import { priceOf } from '../../src/engines/booking/steps/prices.ts';
import { activeBookings, closingOf, timesOf } from '../../src/engines/booking/steps/slots.ts';
import type { Booking, BookingWorld } from '../../src/engines/booking/world.ts';
import { midnightOf } from '../../src/runtime/now.ts';
import { dateOf, dayOf } from '../../src/words/days.ts';
import { mobileNumber } from '../../src/words/phone.ts';

/** The broken invariants in a site that takes bookings, in words; none when all hold. */
export function checkBooking(data: BookingData, world: BookingWorld, now: Date): readonly string[] {
  const today = midnightOf(now);
  const stand = activeBookings(world);
  const own = stand.filter(({ isOwn }) => isOwn);
  return [
    ...repeated(
      'code',
      world.bookings.map(({ code }) => String(code)),
    ),
    ...repeated(
      'slot',
      stand.map(({ place, day, time }) => `${place} on ${day} at ${time}`),
    ),
    ...repeated(
      'time of one guest',
      own
        .filter(({ time }) => time !== null)
        .map(({ phone, day, time }) => `${phone} on ${day} at ${time}`),
    ),
    ...world.bookings.flatMap((booking) => faultsOfBooking(data, booking, today)),
    ...own
      .filter((one) => one.day >= dayOf(today) && closingOf(world, one))
      .map(({ code }) => `booking ${code} is in closed hours`),
    ...stand
      .filter(
        ({ day, time }) =>
          data.plan.kind === 'hours' &&
          time !== null &&
          !timesOf(data.plan, dateOf(day).getDay()).includes(time),
      )
      .map(({ code, time }) => `booking ${code} at ${time} is out of hours`),
    ...repeated(
      'closing',
      world.closings.map(({ id }) => String(id)),
    ),
    ...world.closings
      .filter(({ from, to }) => !(to > from))
      .map(({ id }) => `closing ${id} ends before it begins`),
  ];
}

const repeated = (what: string, all: readonly string[]): readonly string[] =>
  all.filter((one, index) => all.indexOf(one) !== index).map((one) => `${what} ${one} twice`);

function faultsOfBooking(data: BookingData, booking: Booking, today: Date): readonly string[] {
  const { code, place, day, guests, total, paid, state, phone, hasCome } = booking;
  const price = priceOf(data, booking);
  const most = placeOf(data, place)?.guests ?? 0;
  const isPaid = {
    waiting: paid === 0,
    confirmed: paid === price.now || (paid === total && day <= dayOf(today)),
    cancelled: paid === 0 || paid === price.now || paid === total,
  };
  const faults: readonly (readonly [boolean, string])[] = [
    [total === price.total, `costs ${total} and not ${price.total}`],
    [isPaid[state], `is ${state} and has ${paid} paid`],
    [Number.isInteger(guests) && guests >= 1 && guests <= most, `is for ${guests} guests`],
    [mobileNumber(phone) === phone, `has the number ${phone}`],
    [paid >= 0 && paid <= total, `has ${paid} of ${total} paid`],
    [!hasCome || state === 'confirmed', `is ${state}, and the guest has come`],
    [!hasCome || day <= dayOf(today), 'is still ahead, and the guest has come'],
  ];
  return faults.filter(([isRight]) => !isRight).map(([, fault]) => `booking ${code} ${fault}`);
}
