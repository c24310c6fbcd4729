import { midnightOf } from '../../runtime/now.ts';
import { minutesOf } from '../../words/clock.ts';
import { chosenDay } from '../../words/days.ts';
import { mobileNumber } from '../../words/phone.ts';
import type { BookingData } from './data.ts';
import { firstCode, secretOf } from './steps/codes.ts';
import { priceOf } from './steps/prices.ts';
import type { BookingWorld } from './world.ts';

/** A site at first, with its sample bookings. Boats leave on dates; days of hours move with today. */
export function beginBooking(data: BookingData, now: Date): BookingWorld {
  const { plan } = data;
  const today = midnightOf(now);
  return {
    bookings: data.bookings.map((one, index) => {
      const { total, now: paid } = priceOf(data, one);
      const code = firstCode + index;
      return {
        ...one,
        day: plan.kind === 'trips' ? chosenDay(one.day, today) : one.day,
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
    }),
    closings: (plan.kind === 'hours' ? plan.closed : []).map((one, id) => ({
      id,
      place: null,
      weekday: one.weekday,
      from: minutesOf(one.from),
      to: minutesOf(one.to),
      why: one.why,
    })),
    trips: plan.kind === 'trips' ? plan.days.map((day) => chosenDay(day, today)) : [],
  };
}
