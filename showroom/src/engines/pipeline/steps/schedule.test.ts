import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneOf } from '../../../demo/one-of.ts';
import { demoData } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { beginPipeline } from '../begin.ts';
import type { FlatsDesk } from '../data.ts';
import { pipelineSchema } from '../schema.ts';
import { paidOf, priceOf, receivePart, scheduleOf } from './flats.ts';

const premises = premisesForTest(demoData('chilekotha', pipelineSchema));
const { data } = premises;
const desk = data.desk as FlatsDesk;
const world = beginPipeline(data, premises.now);
const terms = {
  booking: 1_000_000,
  each: 850_000,
  count: 3,
  discount: 0,
  parking: true,
  day: '2026-11-22',
};

describe('a schedule', () => {
  it('begins with the booking, has the instalments in their order, and ends at the handover', () => {
    expect(scheduleOf(desk, '9B', terms)).toEqual([
      { kind: 'booking', order: 0, day: '2026-11-22', amount: 1_000_000 },
      { kind: 'instalment', order: 1, day: '2027-02-22', amount: 850_000 },
      { kind: 'instalment', order: 2, day: '2027-05-22', amount: 850_000 },
      { kind: 'instalment', order: 3, day: '2027-08-22', amount: 850_000 },
      { kind: 'handover', order: 0, day: '2027-12-17', amount: 3_950_000 },
    ]);
  });

  it('leaves the handover for after the last instalment', () => {
    const days = (count: number) =>
      scheduleOf(desk, '9B', { ...terms, count })
        .slice(-2)
        .map(({ day }) => day);
    expect(days(6)).toEqual(['2028-05-22', '2028-05-22']);
    expect(days(3)).toEqual(['2027-08-22', '2027-12-17']);
    // Without instalments, a booking that is late has the handover with it.
    const late = scheduleOf(desk, '9B', { ...terms, count: 0, day: '2028-01-10' });
    expect(late.map(({ kind, day }) => [kind, day])).toEqual([
      ['booking', '2028-01-10'],
      ['handover', '2028-01-10'],
    ]);
  });
});

it('what is paid of a flat grows with each part that came', () => {
  const paid = (of = world) => {
    const flat = oneOf(of.flats, '5B');
    if (flat.state !== 'booked') throw new Error('5B is not booked');
    return paidOf(desk, flat);
  };
  expect(paid()).toBe(1_850_000);
  expect(paid(receivePart(premises, world, '5B'))).toBe(2_700_000);
});

it('makes a schedule whose parts sum to the price, whatever was agreed', () => {
  fc.assert(
    fc.property(
      fc.nat(2_000_000),
      fc.nat(400_000),
      fc.constantFrom(3, 6, 9),
      fc.nat(200_000),
      fc.boolean(),
      (booking, each, count, discount, parking) => {
        const agreed = { booking, each, count, discount, parking, day: '2026-11-22' };
        const parts = scheduleOf(desk, '8C', agreed);
        const sum = parts.reduce((all, { amount }) => all + amount, 0);
        expect(sum).toBe(priceOf(desk, '8C', agreed));
        expect(parts).toHaveLength(count + 2);
      },
    ),
  );
});
