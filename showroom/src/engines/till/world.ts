import { oneOf } from '../../demo/one-of.ts';
import type { Kept } from '../../demo/world-schema.ts';
import type { StepOf } from '../../runtime/premises.ts';
import type { TillData } from './data.ts';
import type { worldSchema } from './world-schema.ts';

export type TillWorld = Kept<typeof worldSchema>;
export type Counter = TillWorld['counters'][number];
export type Bill = Counter['bill'];
export type Line = Bill['lines'][number];
export type ReturnedPiece = Bill['back'][number];
export type PaidPart = Bill['parts'][number];
export type Entry = TillWorld['entries'][number];
export type OfferDays = TillWorld['offers'][number];
export type Sale = TillWorld['sales'][number];
export type Sold = Sale['lines'][number];

/** A step, by what it takes besides. */
export type Step<Args extends readonly unknown[]> = StepOf<TillData, TillWorld, Args>;

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
export const counterOf = ({ counters }: TillWorld, id: string): Counter => oneOf(counters, id);

export const pointsOf = ({ members }: TillWorld, customer: string | null): number | undefined =>
  members.find((one) => one.customer === customer)?.points;

export const withCounter = (
  world: TillWorld,
  id: string,
  changed: Partial<Counter>,
): TillWorld => ({
  ...world,
  counters: world.counters.map((one) => (one.id === id ? { ...one, ...changed } : one)),
});

export const saleOf = ({ sales }: TillWorld, number: string | null | undefined) =>
  sales.find((sale) => sale.number === number);

/** The numbers of the bills that a till sends to its office, the oldest first. */
export const billsOf = ({ sales }: { sales: readonly Pick<Sale, 'number'>[] }): readonly string[] =>
  sales.map(({ number }) => number).reverse();
