import type { Kept } from '../../demo/world-schema.ts';
import type { Premises, StepOf } from '../../runtime/premises.ts';
import { dayOf } from '../../words/days.ts';
import type { PharmacyData } from './data.ts';
import type { worldSchema } from './world-schema.ts';

/** The mutable state of a pharmacy. */
export type PharmacyWorld = Kept<typeof worldSchema>;
export type Batch = PharmacyWorld['batches'][number];
export type Line = PharmacyWorld['lines'][number];
export type Bill = PharmacyWorld['bills'][number];
export type Taken = Bill['taken'][number];
export type Transfer = PharmacyWorld['transfers'][number];
export type Order = PharmacyWorld['orders'][number];
export type OrderLine = Order['lines'][number];
export type Delivered = NonNullable<Order['delivered']>[number];

/** The arguments of the steps of a pharmacy besides its world. */
export type Pharmacy = Premises<PharmacyData>;

/** The house on a day: what stock and orders are worked out by. */
export type House = Pick<Pharmacy, 'data' | 'today'>;

/** A step, by what it takes besides. */
export type Step<Args extends readonly unknown[]> = StepOf<PharmacyData, PharmacyWorld, Args>;

export const linesAt = ({ lines }: PharmacyWorld, branch: string): readonly Line[] =>
  lines.filter((one) => one.branch === branch);

/** The bills of a day that stand. */
export const billsOn = ({ bills }: PharmacyWorld, today: Date): readonly Bill[] =>
  bills.filter(({ day, isCancelled }) => day === dayOf(today) && !isCancelled);

export const orderOf = ({ orders }: PharmacyWorld, number: number): Order | undefined =>
  orders.find((one) => one.number === number);
