import { expect, it } from 'vitest';
import { begun, paid, premisesOf } from '../testing.ts';
import { counterOf } from '../world.ts';
import { clearBill, putOnBill, setCustomer } from './bill.ts';
import { cashIn, closeDrawer } from './drawer.ts';
import { ageInWords, ageOfDues, collect, dueOf } from './dues.ts';

const dealer = premisesOf('loha-lokkor');
const { today } = dealer;

it('takes money for the oldest bill first, and never beyond what is owed', () => {
  const world = begun(dealer);
  expect(ageOfDues(world, 'jashim', today)).toBe(26);
  const after = collect(dealer, world, '1', 'jashim', 67_500, 'cash');
  expect(ageOfDues(after, 'jashim', today)).toBe(9);
  expect(cashIn(after, counterOf(after, '1')) - cashIn(world, counterOf(world, '1'))).toBe(
    6_750_000,
  );
  expect(dueOf(collect(dealer, world, '1', 'jashim', 117_500, 'bkash'), 'jashim')).toBe(0);
  expect(() => collect(dealer, world, '1', 'jashim', 117_501, 'bkash')).toThrow('owes only');
  for (const wrong of [Number.NaN, 0, -1, 1.5]) {
    expect(() => collect(dealer, world, '1', 'jashim', wrong, 'cash')).toThrow('amount');
  }
});

it('counts the days of dues that a visitor made, from today on', () => {
  const free = clearBill(dealer, begun(dealer), '1');
  const put = putOnBill(dealer, free, '1', 'paint', 1000);
  const after = paid(dealer, setCustomer(dealer, put, '1', 'padma'), '1', 'due');
  const age = (days: number) => ageOfDues(after, 'padma', premisesOf('loha-lokkor', days).today);
  expect([age(0), age(1), age(30)]).toEqual([0, 1, 30]);
  expect([0, 1, 30].map((days) => ageInWords(days, 'en'))).toEqual(['Today', '1 day', '30 days']);
  expect(Object.is(age(0), 0)).toBe(true);
  expect(ageOfDues(free, 'padma', today)).toBeUndefined();
});

it('asks for the oldest bill whatever their order in the book, and for one made after all was paid', () => {
  const world = begun(dealer);
  const mixed = { ...world, entries: world.entries.toReversed() };
  const after = collect(dealer, mixed, '1', 'jashim', 67_500, 'bkash');
  expect([mixed, after].map((book) => ageOfDues(book, 'jashim', today))).toEqual([26, 9]);
  const settled = collect(dealer, world, '1', 'jashim', 117_500, 'bkash');
  expect(ageOfDues(settled, 'jashim', today)).toBeUndefined();
  const bought = paid(dealer, settled, '1', 'due');
  expect(ageOfDues(bought, 'jashim', today)).toBe(0);
});

it('books bKash beside the drawers, even while they are closed', () => {
  const free = clearBill(dealer, begun(dealer), '1');
  const closed = closeDrawer(dealer, free, '1', [1]);
  const after = collect(dealer, closed, '1', 'jashim', 500, 'bkash');
  expect(after.entries.at(-1)).toEqual({
    customer: 'jashim',
    day: '2026-11-22',
    amount: -50_000,
    by: 'bkash',
  });
  expect(cashIn(after, counterOf(after, '1'))).toBe(cashIn(closed, counterOf(closed, '1')));
});
