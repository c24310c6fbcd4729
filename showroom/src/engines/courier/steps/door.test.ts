import { describe, expect, it } from 'vitest';
import { dataOn } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { dayOf } from '../../../words/days.ts';
import { beginCourier } from '../begin.ts';
import { courierSchema } from '../schema.ts';
import { parcelOf, timeOf, withParcel } from '../world.ts';
import { book, bookSheet, mostKilos, mostPieces } from './booking.ts';
import { askFor, cashOf, handIn, handOver, inHand, shortOf } from './delivery.ts';
import { accountOf, nextPayout, paidIn, payOut } from './payout.ts';
import { giveToRider, takeIn } from './routing.ts';

describe('a courier to the door', () => {
  const data = dataOn('dakghuri', courierSchema);
  const premises = premisesForTest(data);
  const begin = () => beginCourier(data, premises.now);
  const held = cashOf(inHand(begin(), 'jewel'));

  it('shows the figures of its picture', () => {
    const { unpaid, all } = nextPayout(begin(), 'rong-mela', 1);
    expect(unpaid).toHaveLength(29);
    expect(all).toEqual({ cash: 5_830_000, charge: 203_000, fee: 58_300, net: 5_568_700 });
  });

  it('promises a merchant what the office pays, and the cash with riders on top', () => {
    const world = begin();
    const { net, waiting, all } = nextPayout(world, 'rong-mela', 1);
    expect(net + waiting).toBe(all.net);
    expect(waiting).toBeGreaterThan(0);
    const paid = payOut(premises, world, 'rong-mela');
    expect(accountOf(paidIn(paid, paid.payouts[0]?.number ?? 0), 1).net).toBe(net);
    expect(nextPayout(paid, 'rong-mela', 1)).toMatchObject({ net: 0, waiting });
    expect(() => payOut(premises, paid, 'rong-mela')).toThrow('holds nothing');
  });

  it('pays nothing when the charges take all', () => {
    const world = begin();
    const parcel = withParcel(
      { ...world, parcels: world.parcels.slice(0, 1) },
      'DG-70418',
      (one) => ({ ...one, cash: 70, charge: 70 }),
    );
    expect(() => payOut(premises, parcel, 'rong-mela')).toThrow('holds nothing');
  });

  it('lists a payout whose parcels add up to its sum', () => {
    const { unpaid, all } = nextPayout(begin(), 'rong-mela', 1);
    const sum = unpaid.reduce((before, parcel) => before + accountOf([parcel], 1).net, 0);
    expect(sum).toBe(all.net);
  });

  it('delivers for the right code and enough cash only', () => {
    const world = giveToRider(premises, begin(), 'DG-70425', 'habib');
    const { code = '', cash = 0 } = parcelOf(world, 'DG-70425') ?? {};
    const give = (given: string, taken: number, before = world) =>
      handOver(premises, before, 'DG-70425', { code: given, cash: taken });
    expect(() => give('0000', cash)).toThrow('not the code');
    expect(() => give(code, Number.NaN)).toThrow('an amount');
    expect(() => give(code, cash - 1)).toThrow('too little');
    expect(parcelOf(give(code, cash + 10), 'DG-70425')?.state).toBe('delivered');
    const done = give(code, cash);
    expect(() => give(code, cash, done)).toThrow('not here');
    expect(() => giveToRider(premises, done, 'DG-70425', 'jewel')).toThrow('already moved on');
    expect(() => takeIn(premises, done, 'DG-70425')).toThrow('already moved on');
  });

  it('gives no parcel to the rider who has it, nor into the hub where it is', () => {
    expect(() => giveToRider(premises, begin(), 'DG-70421', 'shohag')).toThrow('moved on');
    expect(() => giveToRider(premises, begin(), 'DG-70421', 'nobody')).toThrow('moved on');
    expect(() => takeIn(premises, begin(), 'DG-70425')).toThrow('moved on');
    expect(parcelOf(takeIn(premises, begin(), 'DG-70433'), 'DG-70433')?.asked).toBeNull();
  });

  it('takes in a rider’s cash when the count is right', () => {
    expect(held).toBeGreaterThan(0);
    expect(() => handIn(premises, begin(), 'jewel', held + 1)).toThrow('you counted more');
    expect(() => handIn(premises, begin(), 'jewel', held + 1, true)).toThrow('you counted more');
    expect(() => handIn(premises, begin(), 'jewel', Number.NaN, true)).toThrow('an amount');
    const after = handIn(premises, begin(), 'jewel', held, true);
    expect(inHand(after, 'jewel')).toEqual([]);
    expect(after.shortages).toEqual([]);
    expect(() => handIn(premises, after, 'jewel', 0)).toThrow('holds no cash');
  });

  it('records what a rider is short of when that is said, and pays merchants in full', () => {
    const full = handIn(premises, begin(), 'jewel', held);
    expect(() => handIn(premises, begin(), 'jewel', held - 50)).toThrow('৳ 50 is missing');
    const short = handIn(premises, begin(), 'jewel', held - 50, true);
    expect(short.shortages).toEqual([
      { rider: 'jewel', day: '2026-11-22', due: held, counted: held - 50 },
    ]);
    expect(shortOf(short, 'jewel')).toBe(50);
    expect(nextPayout(short, 'rong-mela', 1)).toEqual(nextPayout(full, 'rong-mela', 1));
  });

  it('remembers the day that a receiver asked for, a week ahead at most', () => {
    const asked = (days: number) => dayOf(premises.today, days);
    const ask = (days: number) =>
      parcelOf(askFor(premises, begin(), 'DG-70421', asked(days)), 'DG-70421');
    expect(ask(1)).toMatchObject({ state: 'asked', asked: '2026-11-23', carrier: null });
    expect(ask(7)).toMatchObject({ asked: '2026-11-29' });
    for (const day of [0, -1, 8]) expect(() => ask(day)).toThrow('next week');
    expect(() => askFor(premises, begin(), 'DG-70425', asked(1))).toThrow('not here');
  });

  it('begins with nothing that lies ahead, at any hour', () => {
    for (const hour of [0, 6, 9, 12, 13, 23]) {
      const now = new Date(2026, 10, 22, hour, 1);
      const { parcels, pasted } = beginCourier(data, now);
      const times = parcels.flatMap(({ steps }) => steps.map(timeOf));
      expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime());
      expect(pasted.day).toBe(hour < 13 ? '2026-11-21' : '2026-11-22');
    }
  });

  it('paid last on the weekday that it pays on', () => {
    for (const day of [21, 22, 23]) {
      const { payouts } = beginCourier(data, new Date(2026, 10, day, 15));
      expect(payouts[0]?.day).toBe(day === 23 ? '2026-11-22' : '2026-11-15');
    }
  });

  describe('books', () => {
    const booking = {
      merchant: 'rong-mela',
      from: 'Rong Mela',
      fromPhone: '01711532210',
      to: 'Rahima',
      phone: '+880 1712-345678',
      address: 'Mirpur 6',
      place: 'narayanganj',
      pieces: 1,
      kilos: 2.5,
      goods: 900,
      isToPay: false,
    };
    const put = (change: Partial<typeof booking>) =>
      book(premises, begin(), [{ ...booking, ...change }]).parcels[0];

    it('with the next number, the charge of place and weight, and a code', () => {
      const [first, second] = book(premises, begin(), [booking, booking]).parcels;
      expect(first).toMatchObject({ charge: 140, kilos: 3, cash: 900, state: 'booked' });
      expect(first?.phone).toBe('01712345678');
      expect(first?.code).toMatch(/^\d{4}$/);
      expect(Number(second?.number.slice(3))).toBe(Number(first?.number.slice(3)) + 1);
    });

    it('what it can carry and no more', () => {
      expect(put({ kilos: mostKilos, pieces: mostPieces, goods: 0 })).toBeDefined();
      expect(() => put({ kilos: mostKilos + 0.5 })).toThrow('weight');
      expect(() => put({ kilos: 0 })).toThrow('weight');
      expect(() => put({ pieces: mostPieces + 1 })).toThrow('Pieces');
      expect(() => put({ pieces: 0 })).toThrow('Pieces');
      expect(() => put({ goods: -1 })).toThrow('whole taka');
      expect(() => put({ to: '' })).toThrow('fill this in');
      expect(() => put({ phone: '0171' })).toThrow('11 digits');
      expect(() => put({ place: 'x' })).toThrow('don’t deliver there');
    });

    it('the rows of a sheet, and says when they came; none without a row', () => {
      const { pasted } = bookSheet(premises, begin(), [booking, booking]);
      expect(pasted).toEqual({ count: 2, day: '2026-11-22', at: 900 });
      expect(() => bookSheet(premises, begin(), [])).toThrow('no row');
    });
  });
});
