import { describe, expect, it } from 'vitest';
import { demoData } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { beginCourier } from '../begin.ts';
import { courierSchema } from '../schema.ts';
import { type Parcel, parcelOf, withParcel } from '../world.ts';
import { askFor, cashOf, handIn, handOver, inHand, sendBack, shortOf } from './delivery.ts';
import { nextPayout } from './payout.ts';
import { takeIn } from './routing.ts';

const premises = premisesForTest(demoData('dakghuri', courierSchema));
const begin = () => beginCourier(premises.data, premises.now);
const refusal = (sentence: string, field?: string) =>
  expect.objectContaining({ field, message: expect.stringContaining(sentence) });

describe('a parcel at the door', () => {
  const imran = 'DG-70421';
  const give = (cash: number, change: Partial<Parcel> = {}, code = '1234') => {
    const world = withParcel(begin(), imran, (one) => ({ ...one, code: '1234', ...change }));
    return parcelOf(handOver(premises, world, imran, { code, cash }), imran)?.state;
  };

  it('is handed over for its code, in either script and with blanks', () => {
    expect(give(2400, {}, '১২ ৩৪')).toBe('delivered');
    expect(() => give(2400, {}, '1243')).toThrow(refusal('not the code', 'code'));
  });

  it('says how much is due when it is too little, or none', () => {
    expect(() => give(Number.NaN)).toThrow(refusal('amount', 'cash'));
    expect(() => give(-1)).toThrow(refusal('amount', 'cash'));
    expect(() => give(2400.37)).toThrow(refusal('amount', 'cash'));
    expect(() => give(0)).toThrow(refusal('৳ 2,400 is due', 'cash'));
  });

  it('asks for no cash where all is paid', () => {
    expect(give(Number.NaN, { cash: 0 })).toBe('delivered');
  });

  it('goes back when it is refused, for its charge and without its cash', () => {
    const before = begin();
    const after = sendBack(premises, before, imran);
    const parcel = parcelOf(after, imran);
    expect(parcel).toMatchObject({ state: 'returned', cash: 0, carrier: null });
    const net = (world: typeof before) => nextPayout(world, parcel?.merchant ?? '', 1).net;
    expect(net(before) - net(after)).toBe((parcel?.charge ?? 0) * 100);
    expect(() => sendBack(premises, after, imran)).toThrow('not here');
    expect(() => takeIn(premises, after, imran)).toThrow('moved on');
  });

  it('waits for another day only where there is one', () => {
    expect(() => askFor(premises, begin(), 'DG-1', '2026-11-23')).toThrow('not here');
  });
});

it('hands nothing over at a counter before the lorry has brought it', () => {
  const counter = premisesForTest(demoData('nodipath', courierSchema));
  const world = beginCourier(counter.data, counter.now);
  const { code, cash } = parcelOf(world, 'NP-88231') ?? { code: '', cash: 0 };
  expect(() => handOver(counter, world, 'NP-88231', { code, cash })).toThrow('not here');
});

describe('the cash of a rider', () => {
  const due = () => cashOf(inHand(begin(), 'jewel'));
  const count = (counted: number, isShortKnown = false) =>
    handIn(premises, begin(), 'jewel', counted, isShortKnown);

  it('is what that rider collected, and nothing for what was paid before', () => {
    const other = parcelOf(begin(), 'DG-70444');
    const given = { code: other?.code ?? '', cash: other?.cash ?? 0 };
    const world = handOver(premises, begin(), 'DG-70444', given);
    expect(inHand(world, 'habib')).toMatchObject([{ number: 'DG-70444' }]);
    expect(cashOf(inHand(world, 'jewel'))).toBe(due());
    const paid = world.parcels.map((parcel) => ({ ...parcel, cash: 0 }));
    expect(inHand({ ...world, parcels: paid }, 'jewel')).toEqual([]);
    expect(() => handIn(premises, { ...world, parcels: paid }, 'jewel', 0)).toThrow('no cash');
  });

  it('is refused at the count when it is no amount, too much, or too little and nobody said so', () => {
    expect(() => count(-1, true)).toThrow(refusal('amount', 'counted'));
    expect(() => count(0.5, true)).toThrow(refusal('amount', 'counted'));
    const sum = due().toLocaleString('en-IN');
    expect(() => count(due() + 1)).toThrow(refusal(`৳ ${sum}`, 'counted'));
    expect(() => count(due() - 1)).toThrow(refusal(`come to ৳ ${sum}: ৳ 1 is missing`, 'counted'));
  });

  it('may be nothing at all when that is said, and only that rider owes it', () => {
    const after = count(0, true);
    expect(shortOf(after, 'jewel')).toBe(due());
    expect(shortOf(after, 'habib')).toBe(0);
  });

  it('leaves all else about its parcels as it is', () => {
    const held = inHand(begin(), 'jewel');
    const after = count(due());
    for (const parcel of held) {
      expect(parcelOf(after, parcel.number)).toEqual({ ...parcel, isHandedIn: true });
    }
  });
});
