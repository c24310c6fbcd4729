import type { DayOffset } from '../../words/days.ts';
import type { Sale } from './sold.ts';

/** How a part of a bill is paid: with points of a member, or on account. */
export const meansOfPaying = ['cash', 'bkash', 'card', 'points', 'due'] as const;
export type Means = (typeof meansOfPaying)[number];

/** One good on a bill. Quantities are thousandths of its unit, amounts paisa. */
export type Line = {
  readonly item: string;
  readonly quantity: number;
  /** The price of the old receipt, for what is exchanged for the same in another size. */
  readonly fixed: number | null;
};

/** One piece that comes back, with what was paid for it. */
export type ReturnedPiece = { readonly item: string; readonly price: number };

export type PaidPart = { readonly by: Means; readonly amount: number };

/** A bill that is under way at a counter. */
export type Bill = {
  readonly customer: string | null;
  readonly lines: readonly Line[];
  readonly discount: { readonly value: number; readonly isPercent: boolean };
  /** The old receipt of an exchange. */
  readonly exchange: string | null;
  readonly back: readonly ReturnedPiece[];
  /** The building site that it goes to. */
  readonly site: string | null;
  /** What has been paid of it so far. */
  readonly parts: readonly PaidPart[];
};

/** What a customer came to owe (or paid, below zero). */
export type Entry = {
  readonly customer: string;
  readonly day: DayOffset;
  readonly bill: string;
  readonly by: 'bill' | 'cash' | 'bkash';
  readonly amount: number;
};

export type Counter = {
  readonly id: string;
  readonly isOpen: boolean;
  readonly float: number;
  /** What its drawer should hold now. */
  readonly cash: number;
  readonly bill: Bill;
};

type Closing = {
  readonly counter: string;
  readonly day: DayOffset;
  readonly minutes: number;
  readonly expected: number;
  readonly counted: number;
};

export type OfferDays = {
  readonly id: string;
  readonly percent: number;
  readonly from: DayOffset;
  readonly to: DayOffset;
};

/** What changes in a shop. */
export type TillWorld = {
  readonly stock: readonly { readonly item: string; readonly left: number }[];
  readonly counters: readonly Counter[];
  readonly members: readonly { readonly customer: string; readonly points: number }[];
  readonly entries: readonly Entry[];
  readonly offers: readonly OfferDays[];
  /** The newest first. */
  readonly sales: readonly Sale[];
  readonly closings: readonly Closing[];
  readonly nextNumber: number;
  readonly nextChallan: number;
};

export const emptyBill: Bill = {
  customer: null,
  lines: [],
  discount: { value: 0, isPercent: true },
  exchange: null,
  back: [],
  site: null,
  parts: [],
};

export const leftOf = ({ stock }: TillWorld, item: string): number =>
  stock.find((one) => one.item === item)?.left ?? 0;

/** A counter of the world. @throws when there is none of that name */
export function counterOf({ counters }: TillWorld, id: string): Counter {
  const counter = counters.find((one) => one.id === id);
  if (!counter) throw new Error(`there is no counter ${id}`);
  return counter;
}

export const withCounter = (
  world: TillWorld,
  id: string,
  step: (counter: Counter) => Counter,
): TillWorld => ({
  ...world,
  counters: world.counters.map((one) => (one.id === id ? step(one) : one)),
});
