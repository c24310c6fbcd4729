import { describe, it } from 'vitest';
import { check } from '../../../test/checks/courier.ts';
import {
  type Choosing,
  holdThroughRandomSteps,
  type RandomStep,
} from '../../../test/random-steps.ts';
import { demoData, demosOfEngine } from '../../demo/read-demos.ts';
import { dayOf } from '../../words/days.ts';
import { beginCourier } from './begin.ts';
import type { CourierData } from './data.ts';
import { courierSchema } from './schema.ts';
import { book, bookSheet } from './steps/booking.ts';
import { askFor, handIn, handOver, sendBack } from './steps/delivery.ts';
import { payOut } from './steps/payout.ts';
import { giveToRider, load, moveOn, takeIn } from './steps/routing.ts';
import type { CourierWorld, Parcel } from './world.ts';
import { worldSchema } from './world-schema.ts';

type Step = RandomStep<CourierData, CourierWorld>;

const inState = ({ parcels }: CourierWorld, state: Parcel['state'], choose: Choosing) => {
  const such = parcels.filter((parcel) => parcel.state === state);
  return choose.oneOf(choose.number(0, 5) > 0 && such.length > 0 ? such : parcels);
};

const bookingOf = ({ places, merchants }: CourierData, choose: Choosing) => ({
  merchant: choose.maybe() ? choose.oneOf(merchants).id : null,
  from: 'Rahima',
  fromPhone: '01200345610',
  to: choose.oneOf(['Karim', 'Karim', 'Karim', '']),
  phone: choose.oneOf(['01200345610', '+880 1200-345610', '০১২০০৩৪৫৬১০', '0120']),
  address: 'Mirpur 6',
  place: choose.oneOf([...places.map(({ id }) => id), 'nowhere']),
  pieces: choose.number(0, 51),
  kilos: choose.number(0, 205) / 2,
  goods: choose.oneOf([0, 0, 950, 500_000, 500_001, -5, Number.NaN]),
  isToPay: choose.maybe(),
});

const riders = ({ way }: CourierData) =>
  way.kind === 'door' ? [...way.riders.map(({ id }) => id), 'nobody'] : ['nobody'];
const lorries = ({ way }: CourierData) =>
  way.kind === 'counter' ? [...way.lorries.map(({ id }) => id), 'none'] : ['none'];

const steps: Readonly<Record<string, Step>> = {
  book: (premises, world, choose) => book(premises, world, [bookingOf(premises.data, choose)]),
  bookSheet: (premises, world, choose) => {
    const rows = Array.from({ length: choose.number(0, 3) }, () =>
      bookingOf(premises.data, choose),
    );
    return bookSheet(premises, world, rows);
  },
  takeIn: (premises, world, choose) =>
    takeIn(premises, world, inState(world, 'booked', choose).number),
  giveToRider: (premises, world, choose) =>
    giveToRider(
      premises,
      world,
      inState(world, 'hub', choose).number,
      choose.oneOf(riders(premises.data)),
    ),
  load: (premises, world, choose) =>
    load(
      premises,
      world,
      inState(world, 'booked', choose).number,
      choose.oneOf(lorries(premises.data)),
    ),
  moveOn: (premises, world, choose) =>
    moveOn(premises, world, choose.oneOf(lorries(premises.data))),
  handOver: (premises, world, choose) => {
    const state = premises.data.way.kind === 'door' ? 'rider' : 'hub';
    const parcel = inState(world, state, choose);
    const cash = parcel.cash + choose.oneOf([0, 0, 50, -1, Number.NaN]);
    const code = choose.oneOf([parcel.code, parcel.code, '0000']);
    return handOver(premises, world, parcel.number, { code, cash });
  },
  askFor: (premises, world, choose) =>
    askFor(
      premises,
      world,
      inState(world, 'rider', choose).number,
      dayOf(premises.today, choose.oneOf([1, 1, 7, 8, 0, -1])),
    ),
  sendBack: (premises, world, choose) =>
    sendBack(premises, world, inState(world, 'rider', choose).number),
  handIn: (premises, world, choose) =>
    handIn(
      premises,
      world,
      choose.oneOf(riders(premises.data)),
      choose.number(0, 12_000),
      choose.maybe(),
    ),
  payOut: (premises, world, choose) =>
    payOut(premises, world, choose.oneOf(premises.data.merchants.map(({ id }) => id))),
};

describe.each(demosOfEngine('courier'))('%s', (name) => {
  it('adds up through any steps', () => {
    const data = demoData(name, courierSchema);
    holdThroughRandomSteps(
      { data, begin: beginCourier, check, schema: worldSchema, steps },
      { runs: 30, mostSteps: 20 },
    );
  });
});
