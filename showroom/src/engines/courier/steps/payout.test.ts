import { describe, expect, it } from 'vitest';
import { demoData } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { beginCourier } from '../begin.ts';
import { courierSchema } from '../schema.ts';
import { type CourierWorld, type Parcel, parcelOf } from '../world.ts';
import { accountOf, payOut } from './payout.ts';

const premises = premisesForTest(demoData('dakghuri', courierSchema));
const number = 'DG-70418';
/** A courier with one parcel of Rong Mela, delivered. */
const withOne = (change: Partial<Parcel>): CourierWorld => {
  const world = beginCourier(premises.data, premises.now);
  const parcels = world.parcels.filter((one) => one.number === number);
  return { ...world, parcels: parcels.map((one) => ({ ...one, ...change })) };
};
const pay = (world: CourierWorld) => payOut(premises, world, 'rong-mela');

describe('a payout', () => {
  it('takes the charge, and the fee in per cent of the cash', () => {
    const parcels = withOne({ cash: 1000, charge: 70 }).parcels;
    expect(accountOf(parcels, 2)).toEqual({
      cash: 100_000,
      charge: 7000,
      fee: 2000,
      net: 91_000,
    });
  });

  it('is none where charge and fee together take all', () => {
    expect(() => pay(withOne({ cash: 7000, charge: 6950 }))).toThrow('holds nothing');
    expect(pay(withOne({ cash: 7000, charge: 6900 })).payouts[0]?.merchant).toBe('rong-mela');
  });

  it('takes in what had nothing to collect, though no rider hands anything in for it', () => {
    const sold = withOne({ cash: 1000, charge: 70 });
    const free = sold.parcels.map((one) => ({
      ...one,
      number: 'DG-1',
      cash: 0,
      isHandedIn: false,
    }));
    const after = pay({ ...sold, parcels: [...sold.parcels, ...free] });
    const payout = after.payouts[0]?.number;
    expect(parcelOf(after, number)?.payout).toBe(payout);
    expect(parcelOf(after, 'DG-1')?.payout).toBe(payout);
  });

  it('is none between counters, where the cash is the freight', () => {
    const counter = premisesForTest(demoData('nodipath', courierSchema));
    const world = beginCourier(counter.data, counter.now);
    expect(() => payOut(counter, world, 'shapla-tools')).toThrow('holds nothing');
  });
});
