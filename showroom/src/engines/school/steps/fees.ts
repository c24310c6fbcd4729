import { filled } from '../../../frame/words.ts';
import { Refusal } from '../../../runtime/refuse.ts';
import { type Saying, saidNumber } from '../data.ts';
import { words } from '../words/words.ts';
import type { Due, SchoolWorld } from '../world.ts';

export const paymentMeans = ['cash', 'bkash'] as const;
export type PaymentMeans = (typeof paymentMeans)[number];

export const duesOf = ({ dues }: SchoolWorld, student: string): Due[] =>
  dues.filter((due) => due.student === student);

export const owed = (dues: readonly Due[]): number =>
  dues.reduce((sum, { amount, paid }) => sum + amount - paid, 0);

/**
 * Takes money for one due, all of it or a part.
 * @param amount in whole taka; NaN for what is no number
 * @throws Refusal when it is no amount, or more than is owed
 */
export function payDue(
  world: SchoolWorld,
  id: string,
  amount: number,
  means: PaymentMeans,
  say: Saying,
): SchoolWorld {
  const due = world.dues.find((one) => one.id === id);
  if (!due) throw new Refusal(say(words.nothingOwed));
  const left = due.amount - due.paid;
  if (left === 0) throw new Refusal(say(words.nothingOwed));
  if (!Number.isInteger(amount) || amount <= 0) throw new Refusal(say(words.notAmount), 'amount');
  if (amount > left) {
    throw new Refusal(filled(say(words.tooMuch), { left: saidNumber(say, left) }), 'amount');
  }
  const receipt = Math.max(firstReceipt, ...world.dues.map((one) => one.receipt)) + 1;
  return {
    ...world,
    dues: world.dues.map((one) =>
      one.id === id ? { ...one, paid: one.paid + amount, receipt, means } : one,
    ),
  };
}

/** The number before that of the first receipt. */
const firstReceipt = 2300;
