import type { Language } from '@nokshi/forms/languages.ts';
import type { z } from 'zod';
import type { WithAddresses } from '../../demo/picture.ts';
import type { DayOffset } from '../../words/days.ts';
import type { pharmacySchema, units } from './schema.ts';

export type PharmacyData = WithAddresses<z.output<typeof pharmacySchema>>;
export type Medicine = PharmacyData['medicines'][number];
export type Company = PharmacyData['companies'][number];
export type Unit = (typeof units)[number];

/** What every step needs to know besides the world. */
export type Pharmacy = { readonly data: PharmacyData; readonly language: Language };

export type Method = 'cash' | 'bkash' | 'card';

/** What is left of a batch at a branch, in the smallest pieces. */
export type Batch = {
  readonly medicine: string;
  readonly number: string;
  readonly branch: string;
  readonly expires: DayOffset;
  readonly pieces: number;
};

/** A line of the bill that is under way at a branch. */
export type Line = {
  readonly branch: string;
  readonly medicine: string;
  readonly unit: Unit;
  readonly count: number;
};

export type Bill = {
  readonly number: number;
  readonly branch: string;
  readonly lines: readonly (Omit<Line, 'branch'> & { readonly amount: number })[];
  /** Where its pieces came from. */
  readonly taken: readonly Pick<Batch, 'medicine' | 'number' | 'pieces'>[];
  /** In paisa, as are all amounts. */
  readonly sum: number;
  readonly total: number;
  readonly given: number;
  readonly method: Method;
  readonly day: DayOffset;
  /** Who prescribed what is sold on a prescription alone; nothing on a bill without it. */
  readonly doctor?: string;
};

export type Transfer = Batch & {
  readonly id: number;
  readonly to: string;
  readonly day: DayOffset;
  readonly isReceived: boolean;
};

export type Order = {
  readonly number: number;
  readonly company: string;
  /** In main packs, with what one costs. */
  readonly lines: readonly {
    readonly medicine: string;
    readonly packs: number;
    readonly cost: number;
  }[];
  /** What is claimed for expired packs, in paisa. */
  readonly claim: number;
  readonly day: DayOffset;
  readonly isReceived: boolean;
};

/** What changes in a pharmacy. */
export type PharmacyWorld = {
  readonly batches: readonly Batch[];
  readonly lines: readonly Line[];
  readonly bills: readonly Bill[];
  readonly transfers: readonly Transfer[];
  readonly orders: readonly Order[];
};

export const beginPharmacy = ({ medicines, branches, onBill }: PharmacyData): PharmacyWorld => ({
  batches: medicines.flatMap((medicine) =>
    medicine.batches.map(({ packs, ...batch }) => ({
      ...batch,
      medicine: medicine.id,
      pieces: packs * piecesOf(medicine, medicine.main),
    })),
  ),
  lines: onBill.map((line) => ({ ...line, branch: branches[0]?.id ?? '' })),
  bills: [],
  transfers: [],
  orders: [],
});

export const medicineOf = ({ medicines }: PharmacyData, id: string): Medicine | undefined =>
  medicines.find((one) => one.id === id);

/** How many pieces a pack of a medicine has. */
export const piecesOf = ({ packs }: Pick<Medicine, 'packs'>, unit: Unit): number =>
  packs.find((one) => one.unit === unit)?.pieces ?? 1;
