import { refuse } from '../../../runtime/refuse.ts';
import { chosenDay } from '../../../words/days.ts';
import { numeral } from '../../../words/taka.ts';
import type { PaymentMeans } from '../data.ts';
import { words } from '../words/words.ts';
import type { Due, SchoolWorld } from '../world.ts';
import type { School } from './school.ts';

/** A month by its distance from that of a day: 2026-11. */
export function monthOf(distance: number, today: Date): string {
  const month = new Date(today.getFullYear(), today.getMonth() + distance, 1);
  return chosenDay(0, month).slice(0, 7);
}

/** How far a month such as 2026-11 is from that of a day. */
export function distanceOfMonth(month: string, today: Date): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return (year - today.getFullYear()) * 12 + number - 1 - today.getMonth();
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
export function payDue(
  { language, today }: School,
  world: SchoolWorld,
  id: string,
  { amount, means }: { readonly amount: number; readonly means: PaymentMeans },
): SchoolWorld {
  const due = world.dues.find((one) => one.id === id);
  const left = due ? leftOf(due) : 0;
  if (left === 0) refuse(language, words.nothingOwed);
  if (!Number.isSafeInteger(amount) || amount <= 0) {
    refuse(language, words.notAmount, {}, 'amount');
  }
  if (amount > left) {
    refuse(language, words.tooMuch, { left: numeral(left, language) }, 'amount');
  }
  const payment = { amount, means, day: chosenDay(0, today), receipt: nextReceipt(world) };
  return {
    ...world,
    dues: world.dues.map((one) =>
      one === due ? { ...one, payments: [...one.payments, payment] } : one,
    ),
  };
}

/** The number before that of the first receipt. */
const firstReceipt = 2300;

const nextReceipt = ({ dues }: SchoolWorld): number =>
  Math.max(
    firstReceipt,
    ...dues.flatMap(({ payments }) => payments.map(({ receipt }) => receipt ?? 0)),
  ) + 1;
