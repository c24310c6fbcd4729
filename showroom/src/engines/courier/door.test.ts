import { describe, expect, it } from 'vitest';
import { book } from './booking.ts';
import { askFor, handIn, handOver, inHand } from './delivery.ts';
import { accountOf, paidIn, payableOf, payOut, unpaidOf } from './payout.ts';
import { giveToRider } from './routing.ts';
import { dataOf, moment, parcelOf, refusals } from './testing.ts';
import { beginCourier } from './world.ts';

describe('a courier to the door', () => {
  const data = dataOf('dakghuri');
  const begin = () => beginCourier(data);

  it('shows the figures of its picture', () => {
    const parcels = unpaidOf(begin(), 'rong-mela');
    expect(parcels).toHaveLength(29);
    expect(accountOf(parcels, 1)).toEqual({
      cash: 5_830_000,
      charge: 203_000,
      fee: 58_300,
      net: 5_568_700,
    });
  });

  it('lists a payout whose parcels add up to its sum', () => {
    const parcels = unpaidOf(begin(), 'rong-mela');
    const sum = parcels.reduce((before, parcel) => before + accountOf([parcel], 1).net, 0);
    expect(sum).toBe(accountOf(parcels, 1).net);
  });

  it('delivers for the right code and enough cash only', () => {
    const world = giveToRider(begin(), 'DG-70425', 'habib', moment, 'gone');
    const { code, cash } = parcelOf(world, 'DG-70425');
    const give = (given: string, taken: number) =>
      handOver(world, 'DG-70425', { code: given, cash: taken, kind: 'door' }, moment, refusals);
    expect(() => give('0000', cash)).toThrow('wrong code');
    expect(() => give(code, Number.NaN)).toThrow('not an amount');
    expect(() => give(code, cash - 1)).toThrow('too little');
    expect(parcelOf(give(code, cash + 10), 'DG-70425').state).toBe('delivered');
    const done = give(code, cash);
    expect(() =>
      handOver(done, 'DG-70425', { code, cash, kind: 'door' }, moment, refusals),
    ).toThrow('not here');
    expect(() => giveToRider(done, 'DG-70425', 'jewel', moment, 'gone')).toThrow('gone');
  });

  it('takes in a rider’s cash only when the count is right, and pays out only what it holds', () => {
    const world = begin();
    const held = inHand(world, 'jewel').reduce((sum, { cash }) => sum + cash, 0);
    expect(held).toBeGreaterThan(0);
    const sentences = { nothing: 'nothing', wrongSum: 'wrong sum' };
    expect(() => handIn(world, 'jewel', held - 50, sentences)).toThrow('wrong sum');
    const before = payableOf(world, 'rong-mela').length;
    const after = handIn(world, 'jewel', held, sentences);
    expect(payableOf(after, 'rong-mela').length).toBeGreaterThan(before);
    const paid = payOut(after, 'rong-mela', 'nothing');
    const [payout] = paid.payouts;
    expect(paidIn(paid, payout?.number ?? 0)).toHaveLength(29);
    expect(() => payOut(paid, 'rong-mela', 'nothing')).toThrow('nothing');
  });

  it('remembers the day that a receiver asked for', () => {
    expect(parcelOf(askFor(begin(), 'DG-70421', 1, moment), 'DG-70421')).toMatchObject({
      state: 'asked',
      asked: 1,
      carrier: '',
    });
  });

  it('books with the next number, the charge of place and weight, and a code', () => {
    const booking = {
      merchant: 'rong-mela',
      from: 'Rong Mela',
      fromPhone: '01711532210',
      to: 'Rahima',
      phone: '01712345678',
      address: 'Mirpur 6',
      place: 'narayanganj',
      pieces: 1,
      kilos: 3,
      goods: 900,
      isToPay: false,
    };
    const [first, second] = book(begin(), data, [booking, booking], moment, 'no place').parcels;
    expect(first).toMatchObject({ charge: 140, cash: 900, state: 'booked' });
    expect(first?.code).toMatch(/^\d{4}$/);
    expect(Number(second?.number.slice(3))).toBe(Number(first?.number.slice(3)) + 1);
    expect(() => book(begin(), data, [{ ...booking, place: 'x' }], moment, 'no place')).toThrow();
  });
});
