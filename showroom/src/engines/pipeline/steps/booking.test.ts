import { describe, expect, it } from 'vitest';
import { oneOf } from '../../../demo/one-of.ts';
import { demoData } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { sitDown } from '../../../ui/sit-down.ts';
import { beginPipeline } from '../begin.ts';
import type { FlatsDesk } from '../data.ts';
import { pipelineSchema } from '../schema.ts';
import { bookFlat, receivePart } from './flats.ts';

const premises = premisesForTest(demoData('chilekotha', pipelineSchema));
const { data } = premises;
const desk = data.desk as FlatsDesk;
const world = beginPipeline(data, premises.now);
const wish = {
  id: '9B',
  buyer: 'Rahima',
  phone: '01710-002233',
  parking: true,
  discount: 0,
  booking: 1_000_000,
  count: 3,
  each: 850_000,
};
const book = (change: Partial<typeof wish>, before = world) =>
  bookFlat(premises, before, desk, { ...wish, ...change });

describe('a booking', () => {
  it.each([
    [{ buyer: '' }, 'buyer', 'write a name'],
    [{ phone: '12345' }, 'phone', '11 digits'],
    [{ booking: Number.NaN }, 'booking', 'Booking money: please write whole taka'],
    [{ booking: 0 }, 'booking', 'more than 0'],
    [{ booking: 6_000_000 }, 'booking', 'Booking money and instalments are ৳\u00A010,50,000 more'],
    [{ each: -1 }, 'each', 'Each instalment: please write whole taka'],
    [{ discount: 0.5 }, 'discount', 'Discount: please write whole taka'],
    [{ discount: 60_000 }, 'discount', 'Sabbir Ahmed may give up to ৳\u00A050,000.'],
    [{ count: 4 }, 'count', 'numbers of instalments'],
  ])('with %j is refused at its field', (wrong, field, message) => {
    expect(() => book(wrong)).toThrow(message);
    expect(() => book(wrong)).toThrow(expect.objectContaining({ field }));
  });

  it('is refused for a flat that is taken, by its name', () => {
    expect(() => book({ id: '5B' })).toThrow('Flat 5B is taken already');
    expect(() => receivePart(premises, world, '9B')).toThrow('Flat 9B is not booked');
  });

  it('takes no more than the price that is left after the discount', () => {
    const most = 7_500_000 - 50_000 - 3 * wish.each;
    const given = { discount: 50_000, booking: most };
    expect(oneOf(book(given).flats, '9B').state).toBe('booked');
    expect(() => book({ ...given, booking: most + 1 })).toThrow(
      '৳\u00A01 more than the price of ৳\u00A074,50,000',
    );
  });

  it('has any discount from who may give any, up to the price', () => {
    const owner = sitDown(premises, world, 'ashraf');
    const flat = oneOf(book({ discount: 2_000_000 }, owner).flats, '9B');
    expect(flat).toMatchObject({ terms: { discount: 2_000_000 } });
    const beyond = () => book({ discount: 7_500_001 }, owner);
    expect(beyond).toThrow(
      'A discount of ৳\u00A075,00,001 is more than there is to pay: ৳\u00A075,00,000.',
    );
    expect(beyond).toThrow(expect.objectContaining({ field: 'discount' }));
  });
});

describe('a new buyer', () => {
  it('stands on the board with the flat, in both languages', () => {
    expect(book({}).leads[0]).toEqual({
      id: 'lead-01710002233',
      name: 'Rahima',
      area: null,
      phone: '01710002233',
      wants: { en: 'Flat 9B', bn: 'ফ্ল্যাট ৯বি' },
      stage: 'booked',
      person: 'sabbir',
      note: '',
      last: '2026-11-22',
    });
  });

  it('who was on the board keeps what is known of them', () => {
    const rupa = oneOf(world.leads, 'rupa');
    const after = oneOf(book({ phone: rupa.phone }).leads, 'rupa');
    expect(after).toEqual({ ...rupa, stage: 'booked', last: '2026-11-22' });
  });
});
