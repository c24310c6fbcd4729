import type { Day } from '../../words/days.ts';
import type { Method, Unit } from './lists.ts';

/** The rest of a batch at a branch, in the smallest pieces. */
export type Batch = {
  readonly medicine: string;
  readonly number: string;
  readonly branch: string;
  /** Its last day. */
  readonly expires: Day;
  readonly pieces: number;
};

/** A line of the bill that is under way at a branch. */
export type Line = {
  readonly branch: string;
  readonly medicine: string;
  readonly unit: Unit;
  readonly count: number;
};

/** Pieces that left a batch. */
export type Taken = Pick<Batch, 'medicine' | 'number' | 'pieces'>;

export type Bill = {
  readonly number: number;
  readonly branch: string;
  readonly lines: readonly (Omit<Line, 'branch'> & { readonly amount: number })[];
  /** Where its pieces came from. */
  readonly taken: readonly Taken[];
  /** In paisa, as are all amounts. */
  readonly sum: number;
  readonly total: number;
  readonly given: number;
  readonly method: Method;
  readonly day: Day;
  /** Who prescribed what is sold on a prescription alone; nobody on a bill without it. */
  readonly doctor: string | null;
};

export type Transfer = Batch & {
  readonly id: number;
  readonly to: string;
  readonly day: Day;
  readonly isReceived: boolean;
};

/** Main packs of a medicine, with what one costs in paisa. */
export type OrderLine = {
  readonly medicine: string;
  readonly packs: number;
  readonly cost: number;
};

/** What came of it, as it stands on the packs and on the company's invoice. */
export type Delivered = OrderLine & { readonly number: string; readonly expires: Day };

export type Order = {
  readonly number: number;
  readonly company: string;
  readonly lines: readonly OrderLine[];
  /** What is claimed for expired packs, which went back with it. */
  readonly claim: { readonly amount: number; readonly taken: readonly Taken[] } | null;
  readonly day: Day;
  /** What came, once it did. */
  readonly delivered: readonly Delivered[] | null;
};

/** The mutable state of a pharmacy. */
export type PharmacyWorld = {
  readonly batches: readonly Batch[];
  readonly lines: readonly Line[];
  readonly bills: readonly Bill[];
  readonly transfers: readonly Transfer[];
  readonly orders: readonly Order[];
};

export const linesAt = ({ lines }: PharmacyWorld, branch: string): readonly Line[] =>
  lines.filter((one) => one.branch === branch);

export const orderOf = ({ orders }: PharmacyWorld, number: number): Order | undefined =>
  orders.find((one) => one.number === number);
