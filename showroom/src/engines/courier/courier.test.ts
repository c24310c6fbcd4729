import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { withAddresses } from '../../demo/picture.ts';
import { book } from './booking.ts';
import { askFor, handIn, handOver, inHand } from './delivery.ts';
import { readSheet } from './order-sheet.ts';
import { accountOf, paidIn, payableOf, payOut, unpaidOf } from './payout.ts';
import { giveToRider, load, loadOf, moveOn, onLorry, onManifest } from './routing.ts';
import { courierSchema } from './schema.ts';
import { beginCourier, type CourierWorld } from './world.ts';

const dataOf = (name: string) => {
  const file = join(import.meta.dirname, '../../../demos', name, 'demo.yaml');
  return withAddresses(
    courierSchema.parse(parse(readFileSync(file, 'utf8'))),
    () => '/picture.svg',
  );
};
const moment = { day: 0, at: 600 };
const parcelOf = (world: CourierWorld, number: string) => {
  const parcel = world.parcels.find((one) => one.number === number);
  if (!parcel) throw new Error(`no parcel ${number}`);
  return parcel;
};
const refusals = {
  notHere: 'not here',
  wrongCode: 'wrong code',
  notAmount: 'not an amount',
  tooLittle: 'too little',
};

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

describe('rows from Excel', () => {
  const { places } = dataOf('dakghuri');
  const good = 'Sumaiya\t1712345610\tHouse 8\tmirpur\t1,450\t1';

  it('are read in both scripts, with headings and empty rows left out', () => {
    const text = `Name\tPhone\tAddress\tArea\tCash\n${good}\n\nরহিমা\t০১৭১২৩৪৫৬১১\tবাসা ৮\tউত্তরা\t৯৫০`;
    const { rows, faults } = readSheet(text, places);
    expect(faults).toEqual([]);
    expect(rows).toMatchObject([
      { phone: '01712345610', place: 'mirpur', goods: 1450 },
      { phone: '01712345611', place: 'uttara', goods: 950, kilos: 1 },
    ]);
  });

  it('are refused by row with what stands there', () => {
    const text = [
      good,
      'Karim\t0171\tHouse 9\tSylhet\t12 tk',
      '\t01712345678\t\tSavar\t-5\t500',
    ].join('\n');
    expect(readSheet(text, places).faults).toEqual([
      { row: 2, fault: 'phone', found: '0171' },
      { row: 2, fault: 'area', found: 'Sylhet' },
      { row: 2, fault: 'cash', found: '12 tk' },
      { row: 3, fault: 'name', found: '' },
      { row: 3, fault: 'address', found: '' },
      { row: 3, fault: 'cash', found: '-5' },
      { row: 3, fault: 'kilos', found: '500' },
    ]);
  });
});

describe('a courier from counter to counter', () => {
  const data = dataOf('nodipath');
  if (data.way.kind !== 'counter') throw new Error('nodipath has counters');
  const [onRoad, tonight, south] = data.way.lorries;
  if (!onRoad || !tonight || !south) throw new Error('nodipath has three lorries');
  const begin = () => beginCourier(data);
  const sentences = { gone: 'gone', left: 'left', noStop: 'no stop', full: 'full' };
  const moves = { atEnd: 'at end', nothing: 'nothing' };
  const booked = begin().parcels.find(
    ({ state, place }) => state === 'booked' && place === 'rangpur',
  );
  if (!booked) throw new Error('nothing is booked to Rangpur');

  it('shows the figures of its picture', () => {
    const at = (place: string) => loadOf(onManifest(begin(), onRoad.id, place));
    expect(loadOf(onManifest(begin(), onRoad.id))).toEqual({
      pieces: 184,
      kilos: 3200,
      cash: 50500,
    });
    expect(at('bogura')).toMatchObject({ pieces: 58, cash: 14250 });
    expect(at('rangpur')).toMatchObject({ pieces: 71, cash: 19860 });
    expect(at('dinajpur')).toMatchObject({ pieces: 55, cash: 16390 });
    expect(parcelOf(begin(), 'NP-88213')).toMatchObject({ code: '4072', cash: 480, pieces: 2 });
  });

  it('loads only on a lorry that still loads, stops there and has room', () => {
    const put = (lorry: typeof onRoad, world = begin()) =>
      load(world, booked.number, lorry, moment, sentences);
    expect(() => put(onRoad)).toThrow('left');
    expect(() => put(south)).toThrow('no stop');
    expect(() => put({ ...tonight, capacity: 1 })).toThrow('full');
    const loaded = put(tonight);
    expect(onLorry(loaded, tonight.id)).toHaveLength(1);
    expect(() => put(tonight, loaded)).toThrow('gone');
  });

  it('unloads at each stop what is for it, and hands it over for the code', () => {
    expect(() => moveOn(begin(), tonight, moment, moves)).toThrow('nothing');
    let world = moveOn(begin(), onRoad, moment, moves);
    expect(loadOf(onLorry(world, onRoad.id)).pieces).toBe(126);
    world = moveOn(moveOn(world, onRoad, moment, moves), onRoad, moment, moves);
    expect(onLorry(world, onRoad.id)).toHaveLength(0);
    expect(() => moveOn(world, onRoad, moment, moves)).toThrow('at end');
    const done = handOver(
      world,
      'NP-88213',
      { code: '৪০৭২', cash: 480, kind: 'counter' },
      moment,
      refusals,
    );
    expect(parcelOf(done, 'NP-88213').state).toBe('delivered');
  });
});
