import { expect, it } from 'vitest';
import { demoData } from '../../../demo/read-demos.ts';
import { premisesForTest } from '../../../demo/testing.ts';
import { Refusal } from '../../../runtime/refuse.ts';
import { beginOffice } from '../begin.ts';
import { officeSchema } from '../schema.ts';
import type { OfficeWorld } from '../world-schema.ts';
import { dueOf, heldOf, receiveCheque, receivePayment, settleCheque } from './dues.ts';

const premises = premisesForTest(demoData('godhuli', officeSchema));
const world = beginOffice(premises.data, premises.now);
const cheque = { buyer: 'sylhet', number: '7700123', amount: 56_000, day: '2026-11-22' };
const due = (of: OfficeWorld, buyer: string) => dueOf(premises.data, of, buyer);

it('takes no more from a dealer than is owed', () => {
  const payment = { buyer: 'barishal', amount: 96_000 };
  const after = receivePayment(premises, world, payment);
  expect(due(after, 'barishal')).toBe(0);
  expect(() => receivePayment(premises, after, { ...payment, amount: 1 })).toThrow(/owes nothing/);
  expect(() => receivePayment(premises, world, { ...payment, amount: 96_001 })).toThrow(
    /owes only ৳.96,000/,
  );
  for (const amount of [0, -5, 1.5, Number.NaN]) {
    expect(() => receivePayment(premises, world, { ...payment, amount })).toThrow(Refusal);
  }
});

it('lowers the due when the bank has cleared a cheque, not before', () => {
  const held = receiveCheque(premises, world, cheque);
  expect([due(held, 'sylhet'), heldOf(held, 'sylhet')]).toEqual([356_000, 56_000]);
  const rest = { buyer: 'sylhet', amount: 300_000 };
  expect(due(receivePayment(premises, held, rest), 'sylhet')).toBe(56_000);
  expect(() => receivePayment(premises, held, { ...rest, amount: 300_001 })).toThrow(/owes only/);
  const cleared = settleCheque(premises, held, '7700123', 'cleared');
  expect([due(cleared, 'sylhet'), heldOf(cleared, 'sylhet')]).toEqual([300_000, 0]);
  expect(heldOf(cleared, 'bogura')).toBe(120_000);
  expect(() => settleCheque(premises, cleared, '7700123', 'returned')).toThrow(/already/);
  const returned = settleCheque(premises, held, '7700123', 'returned');
  expect([due(returned, 'sylhet'), heldOf(returned, 'sylhet')]).toEqual([356_000, 0]);
});

it('takes a cheque to the bank on its date, which stays that day', () => {
  const later = receiveCheque(premises, world, { ...cheque, day: '2026-11-29' });
  const settleOn = (date: number) =>
    settleCheque(
      premisesForTest(premises.data, new Date(2026, 10, date, 9)),
      later,
      '7700123',
      'cleared',
    );
  expect(() => settleOn(28)).toThrow(/on its date/);
  expect(due(settleOn(29), 'sylhet')).toBe(300_000);
});

it('waits for the bank over a weekend and on holidays', () => {
  const held = receiveCheque(premises, world, cheque);
  const settleOn = (now: Date) => () =>
    settleCheque(premisesForTest(premises.data, now), held, '7700123', 'cleared');
  // A Friday, a Saturday, Victory Day, and the day on which banks close their books.
  expect(settleOn(new Date(2026, 10, 27))).toThrow('again on Sunday 29 November');
  expect(settleOn(new Date(2026, 10, 28))).toThrow('again on Sunday 29 November');
  expect(settleOn(new Date(2026, 11, 16))).toThrow('again on Thursday 17 December');
  expect(settleOn(new Date(2026, 11, 31))).toThrow('again on Sunday 3 January');
  expect(settleOn(new Date(2027, 0, 3))).not.toThrow();
});

it('enters a cheque number once, in whatever digits it is typed', () => {
  const held = receiveCheque(premises, world, { ...cheque, number: '\u200e৭৭００১২৩\u200b' });
  expect(held.cheques[0]?.number).toBe('7700123');
  for (const number of ['7700123', '৭৭০০ ১২৩', '4471902', '']) {
    expect(() => receiveCheque(premises, held, { ...cheque, number })).toThrow(Refusal);
  }
});
