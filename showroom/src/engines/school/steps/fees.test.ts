import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../words/days.ts';
import { beginSchool } from '../begin.ts';
import { openSchool } from '../testing.ts';
import type { SchoolWorld } from '../world.ts';
import { askFees, duesOf, lastReceipt, monthOf, owed, paidOf, payDue } from './fees.ts';

describe('fees', () => {
  const { school, world } = openSchool('boro-jamtola');
  const due = duesOf(world, 'rakib').find((one) => paidOf(one) === 0);
  if (!due) throw new Error('nothing due');
  const pay = (before: SchoolWorld, amount: number, means: 'cash' | 'bkash' = 'cash') =>
    payDue(school, before, due.id, { amount, means });

  it('begin with the oldest month that is owed', () => {
    const open = duesOf(world, 'rakib').filter((one) => paidOf(one) < one.amount);
    expect(open.map((one) => one.for)).toEqual([
      { kind: 'month', month: '2026-10' },
      { kind: 'month', month: '2026-11' },
      expect.objectContaining({ kind: 'exam' }),
    ]);
  });

  it('take a part, then the rest, and no more', () => {
    const before = owed(duesOf(world, 'rakib'));
    const part = pay(world, 200);
    expect(owed(duesOf(part, 'rakib'))).toBe(before - 200);
    expect(() => pay(part, 401)).toThrow('Only ৳ 400');
    const all = pay(part, 400, 'bkash');
    expect(() => pay(all, 1)).toThrow('already');
    expect(all.dues.find(({ id }) => id === due.id)?.payments).toEqual([
      { amount: 200, means: 'cash', day: '2026-11-22', receipt: 2301 },
      { amount: 400, means: 'bkash', day: '2026-11-22', receipt: 2302 },
    ]);
    expect(lastReceipt(duesOf(all, 'rakib'))?.payment.receipt).toBe(2302);
    expect(lastReceipt(duesOf(world, 'rakib'))).toBeUndefined();
  });

  it.each([Number.NaN, 0, -50, 12.5])('refuse the amount %d', (amount) => {
    expect(() => pay(world, amount)).toThrow('whole number');
  });

  it('say at which field an amount is wrong', () => {
    for (const amount of [0, 1_000_000]) {
      expect(() => pay(world, amount)).toThrow(expect.objectContaining({ field: 'amount' }));
    }
  });

  it('have the latest receipt last, whichever month it was for', () => {
    const [month, , exam] = duesOf(world, 'rakib').filter((one) => paidOf(one) === 0);
    if (!month || !exam) throw new Error('nothing due');
    const take = (before: SchoolWorld, id: string) =>
      payDue(school, before, id, { amount: 100, means: 'cash' });
    const last = (of: SchoolWorld) => lastReceipt(duesOf(of, 'rakib'))?.due.id;
    expect(last(take(take(world, month.id), exam.id))).toBe(exam.id);
    expect(last(take(take(world, exam.id), month.id))).toBe(month.id);
  });
});

it.each([new Date(2026, 11, 1, 9), new Date(2027, 0, 31), new Date(2028, 1, 29)])(
  'no fee is paid before its month, nor ahead, on %s',
  (now) => {
    const { data } = openSchool('boro-jamtola').school;
    for (const due of beginSchool(data, now).dues) {
      if (due.for.kind !== 'month') continue;
      for (const { day } of due.payments) {
        expect(day.slice(0, 7), due.id).toBe(due.for.month);
        expect(day <= dayOf(now), `${due.id} on ${day}`).toBe(true);
      }
    }
  },
);

describe('a month', () => {
  const january = new Date(2027, 0, 15);

  it('is told from today, over the end of a year', () => {
    expect([-1, 0, 2].map((distance) => monthOf(distance, january))).toEqual([
      '2026-12',
      '2027-01',
      '2027-03',
    ]);
  });

  it('brings its fee when it begins, once, whatever was paid before', () => {
    const { school, world } = openSchool('boro-jamtola');
    const paid = payDue(school, world, 'rakib-2026-11', { amount: 1, means: 'cash' });
    expect(askFees(school.data, paid, new Date(2026, 10, 30))).toBe(paid);
    const after = askFees(school.data, paid, new Date(2027, 0, 2));
    expect(duesOf(after, 'rakib').map(({ id }) => id)).toEqual([
      ...duesOf(paid, 'rakib').map(({ id }) => id),
      'rakib-2026-12',
      'rakib-2027-01',
    ]);
    expect(duesOf(after, 'rakib').at(-1)?.payments).toEqual([]);
    expect(askFees(school.data, after, january)).toBe(after);
  });
});
