import fc from 'fast-check';
import { expect, it } from 'vitest';
import { demoData } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { Refusal } from '../../../runtime/refuse.ts';
import { sitDown } from '../../../ui/sit-down.ts';
import { beginPipeline } from '../begin.ts';
import type { FieldDesk } from '../data.ts';
import { pipelineSchema } from '../schema.ts';
import { noteCall, partsOf, quote } from './quotations.ts';

const premises = premisesForTest(demoData('langol', pipelineSchema));
const { data } = premises;
const desk = data.desk as FieldDesk;
const world = beginPipeline(data, premises.now);
const terms = { lead: 'abdul', machine: 'tiller-16', discount: 0, now: 0 };
const offer = (change: Partial<typeof terms>, before = world) =>
  quote(premises, before, desk, { ...terms, ...change });

it('quotes a machine so that subsidy, discount, payment and rest sum to its price', () => {
  fc.assert(
    fc.property(fc.nat(90_000), fc.nat(25_000), (now, discount) => {
      const parts = partsOf(desk, { machine: 'tiller-16', now, discount });
      expect(parts.subsidy + parts.discount + parts.now + parts.later).toBe(parts.price);
      expect(parts.buyerPays).toBe(parts.now + parts.later);
    }),
  );
  expect(offer({ now: 92_500 }).quotations[0]).toMatchObject({ number: 263, day: '2026-11-22' });
  expect(() => offer({ now: 92_501 })).toThrow(/1 more than the price/);
  for (const now of [Number.NaN, -1, 1.5]) expect(() => offer({ now })).toThrow(Refusal);
});

it('gives discount up to the limit of a person, and says who may give more, or that nobody may', () => {
  expect(offer({ discount: 25_000 }).quotations[0]?.discount).toBe(25_000);
  expect(() => offer({ discount: 25_001 })).toThrow(/Nirmal Chandra Roy may give/);
  const harvester = { machine: 'harvester-72', discount: 200_000 };
  expect(() => offer(harvester)).toThrow(/Nobody here may give ৳.2,00,000/);
  const manager = sitDown(premises, world, 'nirmal');
  expect(offer({ ...harvester, discount: 150_000 }, manager).quotations[0]?.by).toBe('nirmal');
  expect(() => offer({ ...harvester, discount: 150_001 }, manager)).toThrow(/Nobody here/);
});

it('gives no discount beyond what there is to pay', () => {
  const manager = sitDown(premises, world, 'nirmal');
  expect(offer({ discount: 92_500 }, manager).quotations[0]?.discount).toBe(92_500);
  expect(() => offer({ discount: 92_501 }, manager)).toThrow(
    /A discount of ৳.92,501 is more than there is to pay: ৳.92,500/,
  );
});

it('notes a service call once', () => {
  const after = noteCall(premises, world, 's1', 'booked');
  expect(() => noteCall(premises, after, 's1', 'fine')).toThrow(/already/);
});

it('notes a call for the machine that it was about', () => {
  const outcomes = ({ service }: typeof world) => service.map(({ outcome }) => outcome);
  const one = noteCall(premises, world, 's2', 'booked');
  expect(outcomes(one).slice(0, 3)).toEqual([null, 'booked', null]);
  const two = noteCall(premises, one, 's1', 'fine');
  expect(outcomes(two).slice(0, 3)).toEqual(['fine', 'booked', null]);
  expect(() => noteCall(premises, world, 's99', 'fine')).toThrow(Refusal);
});

it.each([
  [{ discount: 0.5 }, 'discount', 'Discount: please write whole taka'],
  [{ discount: 30_000 }, 'discount', 'Mahfuz Rahman may give up to ৳\u00A025,000.'],
  [{ now: Number.NaN }, 'now', 'Now, on delivery: please write whole taka'],
  [{ now: 92_501 }, 'now', '৳\u00A01 more than the price of ৳\u00A01,85,000'],
])('refuses a quotation with %j at its field', (wrong, field, message) => {
  expect(() => offer(wrong)).toThrow(message);
  expect(() => offer(wrong)).toThrow(expect.objectContaining({ field }));
});
