import { refuse } from '../../../runtime/refuse.ts';
import { dayOf } from '../../../words/days.ts';
import { numeral } from '../../../words/taka.ts';
import type { PaymentMeans, SchoolData, Student } from '../data.ts';
import { words } from '../words/words.ts';
import type { Due, SchoolWorld } from '../world.ts';
import type { Step } from './school.ts';

/** A month by its distance from that of a day: 2026-11. */
export function monthOf(distance: number, today: Date): string {
  const month = new Date(today.getFullYear(), today.getMonth() + distance, 1);
  return dayOf(month).slice(0, 7);
}

/** The fee of a month, of which nothing is paid yet. */
export const feeOf = ({ classes }: SchoolData, student: Student, month: string): Due => ({
  id: `${student.id}-${month}`,
  student: student.id,
  for: { kind: 'month', month },
  amount: classes.find(({ id }) => id === student.class)?.fee ?? 0,
  payments: [],
});

/** Asks for the fees of the months that have begun since the latest one that was asked for. */
export function askFees(data: SchoolData, world: SchoolWorld, today: Date): SchoolWorld {
  const asked = world.dues.flatMap((due) => (due.for.kind === 'month' ? due.for.month : []));
  const latest = asked.toSorted().at(-1) ?? '';
  const months = [];
  for (let back = 0; monthOf(-back, today) > latest; back += 1)
    months.unshift(monthOf(-back, today));
  const added = months.flatMap((month) => data.students.map((one) => feeOf(data, one, month)));
  return added.length === 0 ? world : { ...world, dues: [...world.dues, ...added] };
}

/** What a student owes and has paid, the oldest month first. */
export const duesOf = ({ dues }: SchoolWorld, student: string): Due[] =>
  dues.filter((due) => due.student === student);

export const paidOf = ({ payments }: Due): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

export const leftOf = (due: Due): number => due.amount - paidOf(due);

export const owed = (dues: readonly Due[]): number =>
  dues.reduce((sum, due) => sum + leftOf(due), 0);

/** The last money of a student that has a receipt, and what it was for. */
export const lastReceipt = (dues: readonly Due[]) =>
  dues
    .flatMap((due) => due.payments.map((payment) => ({ due, payment })))
    .filter(({ payment }) => payment.receipt !== null)
    .sort((one, other) => (other.payment.receipt ?? 0) - (one.payment.receipt ?? 0))[0];

/**
 * Takes money for one due, all of it or a part, and keeps how it came.
 * @param given its amount in whole taka; NaN for what is no number
 * @throws Refusal when it is no amount, or more than is owed
 */
export const payDue: Step<
  [id: string, paid: { readonly amount: number; readonly means: PaymentMeans }]
> = ({ language, today }, world, id, { amount, means }) => {
  const due = world.dues.find((one) => one.id === id);
  const left = due ? leftOf(due) : 0;
  if (left === 0) refuse(language, words.nothingOwed);
  if (!Number.isSafeInteger(amount) || amount <= 0) {
    refuse(language, words.notAmount, {}, 'amount');
  }
  if (amount > left) {
    refuse(language, words.tooMuch, { left: numeral(left, language) }, 'amount');
  }
  const payment = { amount, means, day: dayOf(today), receipt: nextReceipt(world) };
  return {
    ...world,
    dues: world.dues.map((one) =>
      one === due ? { ...one, payments: [...one.payments, payment] } : one,
    ),
  };
};

/** The number before that of the first receipt. */
const firstReceipt = 2300;

const nextReceipt = ({ dues }: SchoolWorld): number =>
  Math.max(
    firstReceipt,
    ...dues.flatMap(({ payments }) => payments.map(({ receipt }) => receipt ?? 0)),
  ) + 1;
