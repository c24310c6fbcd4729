import { dayOf } from '../../../words/days.ts';
import { methods } from '../lists.ts';
import type { DiagnosticWorld } from '../world.ts';
import { sumsOf } from './bills.ts';

/** What came in today, by the way it was paid, and what today's bills still lack. */
export function dayEndOf(world: DiagnosticWorld, today: Date) {
  const taken = world.bills
    .flatMap((bill) => bill.payments.map((payment) => ({ ...payment, bill })))
    .filter(({ day }) => day === dayOf(today));
  const sum = (all: readonly { readonly amount: number }[]) =>
    all.reduce((total, { amount }) => total + amount, 0);
  const made = world.bills.filter(({ day }) => day === dayOf(today));
  return {
    taken,
    byMethod: methods.map((method) => {
      const own = taken.filter((one) => one.method === method);
      return { method, count: own.length, amount: sum(own) };
    }),
    total: sum(taken),
    bills: made.length,
    discount: made.reduce((total, { discount }) => total + discount, 0),
    due: made.reduce((total, bill) => total + sumsOf(world, bill).due, 0),
  };
}
