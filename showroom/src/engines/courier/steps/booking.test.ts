import { describe, expect, it } from 'vitest';
import { demoData } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { beginCourier } from '../begin.ts';
import { courierSchema } from '../schema.ts';
import { type Booking, book, bookSheet } from './booking.ts';

const booking: Booking = {
  merchant: null,
  from: 'Rong Mela',
  fromPhone: '+880 1200-532210',
  to: 'Rahima',
  phone: '01200345678',
  address: 'Mirpur 6',
  place: 'narayanganj',
  pieces: 1,
  kilos: 2.5,
  goods: 900,
  isToPay: false,
};
const courier = (name: string) => {
  const premises = premisesForTest(demoData(name, courierSchema));
  const world = beginCourier(premises.data, premises.now);
  return (change: Partial<Booking>) =>
    book(premises, world, [{ ...booking, ...change }]).parcels[0];
};
const toDoor = courier('dakghuri');
const toCounter = courier('nodipath');
const refusal = (sentence: string, field: string) =>
  expect.objectContaining({ field, message: expect.stringContaining(sentence) });

describe('a booking', () => {
  it.each<[string, string, Partial<Booking>]>([
    ['from', 'fill this in', { from: '' }],
    ['fromPhone', '11 digits', { fromPhone: '0120' }],
    ['to', 'fill this in', { to: '' }],
    ['phone', '11 digits', { phone: '0120' }],
    ['address', 'fill this in', { address: '' }],
    ['goods', 'up to 5,00,000', { goods: 500_001 }],
    ['goods', 'whole taka', { goods: 0.5 }],
    ['pieces', 'Pieces', { pieces: 1.5 }],
    ['kilos', 'weight', { kilos: 100.5 }],
    ['place', 'don’t deliver there', { place: 'sylhet' }],
  ])('is refused at its field: %s, %s (%o)', (field, sentence, change) => {
    expect(() => toDoor(change)).toThrow(refusal(sentence, field));
  });

  it('has the sender’s number as it is dialled, so that the office can call', () => {
    expect(toDoor({})?.fromPhone).toBe('01200532210');
  });

  it('collects the goods, and the freight on top where the receiver pays it', () => {
    expect(toDoor({ goods: 500_000 })?.cash).toBe(500_000);
    expect(toDoor({ isToPay: true })).toMatchObject({ charge: 140, cash: 1040 });
  });

  it('goes from a counter to any other, and not back to where it is booked', () => {
    expect(toCounter({ place: 'rangpur' })?.place).toBe('rangpur');
    expect(() => toCounter({ place: 'dhaka' })).toThrow(refusal('don’t deliver there', 'place'));
  });
});

it('books no sheet without a row', () => {
  const premises = premisesForTest(demoData('dakghuri', courierSchema));
  const world = beginCourier(premises.data, premises.now);
  expect(() => bookSheet(premises, world, [])).toThrow(refusal('no row', 'rows'));
});
