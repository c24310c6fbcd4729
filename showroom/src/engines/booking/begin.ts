import { minutesOf } from '../../words/clock.ts';
import { mobileNumber } from '../../words/phone.ts';
import type { BookingData } from './data.ts';
import { firstCode, secretOf } from './steps/codes.ts';
import { priceOf } from './steps/prices.ts';
import { closingOf, isClosedDay } from './steps/slots.ts';
import type { Booking, BookingWorld } from './world.ts';

/** A site at first, with its sample bookings: those that fall into closed hours or days are left out. */
export function beginBooking(data: BookingData): BookingWorld {
  const { plan } = data;
  const closings = (plan.kind === 'hours' ? plan.closed : []).map((one, id) => ({
    ...one,
    id,
    place: null,
    from: minutesOf(one.from),
    to: minutesOf(one.to),
  }));
  const bookings = data.bookings.map((one, index): Booking => {
    const { total, now: paid } = priceOf(data, one);
    const code = firstCode + index;
    return {
      ...one,
      time: one.time === undefined ? null : minutesOf(one.time),
      phone: mobileNumber(one.phone) ?? one.phone,
      code,
      total,
      paid,
      state: 'confirmed',
      secret: secretOf(code),
      isOwn: false,
      isReminded: false,
      hasCome: false,
    };
  });
  const isOpen = (one: Booking) => !isClosedDay(data, one.day) && !closingOf({ closings }, one);
  return { bookings: bookings.filter(isOpen), closings };
}
