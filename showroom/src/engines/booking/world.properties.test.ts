import { describe, it } from 'vitest';
import { checkBooking } from '../../../test/checks/booking.ts';
import {
  type Choosing,
  holdThroughRandomSteps,
  type RandomStep,
} from '../../../test/random-steps.ts';
import { demoData, demosOfEngine } from '../../demo/read-demos.ts';
import { dayOf } from '../../words/days.ts';
import { beginBooking } from './begin.ts';
import type { BookingData } from './data.ts';
import { bookingSchema } from './schema.ts';
import {
  cancel,
  confirmByCode,
  payAdvance,
  remind,
  setCome,
  takeRest,
} from './steps/booking-states.ts';
import { book } from './steps/bookings.ts';
import { close, open } from './steps/closings.ts';
import { tripDays } from './steps/slots.ts';
import { type BookingWorld, bookingOf } from './world.ts';
import { worldSchema } from './world-schema.ts';

type Step = RandomStep<BookingData, BookingWorld>;

const codeIn = ({ bookings }: BookingWorld, { oneOf }: Choosing) =>
  oneOf([...bookings.map(({ code }) => code), 7]);

const bookOne: Step = (premises, world, choose) => {
  const { places, extras, plan } = premises.data;
  const isTrip = plan.kind === 'trips';
  return book(premises, world, {
    place: choose.oneOf([...places.map(({ id }) => id), 'nowhere']),
    day: isTrip
      ? choose.oneOf([...tripDays(premises), dayOf(premises.today, 5)])
      : dayOf(premises.today, choose.number(-1, 4)),
    time: isTrip ? null : choose.oneOf([18, 18.5, 19, 12, 3]) * 60,
    name: choose.oneOf(['Rahima', 'Karim', ' ']),
    phone: choose.oneOf(['+880 1711-000000', '০১৭১১০০০০০০', '01812000000', 'home']),
    guests: choose.oneOf([1, 1, 2, 0, 9]),
    extras: extras.filter(() => choose.maybe()).map(({ id }) => id),
  });
};

/** Confirms as the site does it: by the advance, or by the code of the message. */
const confirm: Step = (premises, world, choose) => {
  const code = codeIn(world, choose);
  if (premises.data.confirmation === 'bkash') return payAdvance(premises, world, code);
  const secret = choose.oneOf([bookingOf(world, code)?.secret ?? '', '0000']);
  return confirmByCode(premises, world, code, secret);
};

const steps: Readonly<Record<string, Step>> = {
  book: bookOne,
  bookMore: bookOne,
  bookStillMore: bookOne,
  confirm,
  cancel: (premises, world, choose) => cancel(premises, world, codeIn(world, choose), 'guest'),
  cancelAsOwner: (premises, world, choose) => {
    const code = codeIn(world, choose);
    const after = cancel(premises, world, code, 'owner');
    if (bookingOf(after, code)?.paid !== 0)
      throw new Error(`the owner keeps the advance of ${code}`);
    return after;
  },
  remind: (premises, world, choose) => remind(premises, world, codeIn(world, choose)),
  setCome: (premises, world, choose) =>
    setCome(premises, world, codeIn(world, choose), choose.maybe()),
  takeRest: (premises, world, choose) => takeRest(premises, world, codeIn(world, choose)),
  close: (premises, world, choose) =>
    close(premises, world, {
      place: choose.oneOf([null, ...premises.data.places.map(({ id }) => id)]),
      weekday: choose.number(0, 6),
      from: choose.oneOf([16, 18, 19]) * 60,
      to: choose.oneOf([17, 18.5, 20]) * 60,
      why: 'away',
    }),
  open: (_, world, choose) =>
    open(world, choose.oneOf([...world.closings.map(({ id }) => id), 99])),
};

describe('a site that takes bookings adds up after whatever its visitors do', () => {
  it.each(demosOfEngine('booking'))('%s', (name) => {
    const data = demoData(name, bookingSchema);
    const tried = { data, begin: beginBooking, check: checkBooking, schema: worldSchema, steps };
    holdThroughRandomSteps(tried, { runs: 30, mostSteps: 20 });
  });
});
