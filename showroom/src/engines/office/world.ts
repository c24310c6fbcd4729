import type { z } from 'zod';
import type { WithAddresses } from '../../demo/picture.ts';
import type { DemoText } from '../../demo/words.ts';
import type { DayOffset } from '../../words/days.ts';
import type { officeSchema } from './schema.ts';

export type OfficeData = WithAddresses<z.output<typeof officeSchema>>;
export type ImportsDesk = Extract<OfficeData['desk'], { kind: 'imports' }>;
export type MillDesk = Extract<OfficeData['desk'], { kind: 'mill' }>;
type Person = OfficeData['people'][number];

export type Line = { readonly good: string; readonly quantity: number };

type OrderState = 'waiting' | 'approved' | 'delivered' | 'refused';

export type Order = {
  readonly number: number;
  readonly buyer: string;
  readonly store: string;
  readonly lines: readonly Line[];
  readonly day: DayOffset;
  readonly state: OrderState;
  /** The person who wrote it. */
  readonly by: string;
  /** The person who approved or refused it; null before. */
  readonly approver: string | null;
};

/** A tax invoice; its lines keep the price of the day it was issued. */
export type Invoice = {
  readonly number: number;
  readonly day: DayOffset;
  readonly buyer: string;
  /** Where the goods left from. */
  readonly store: string;
  readonly lines: readonly (Line & { readonly price: number })[];
};

/** What lies in one store of one good. */
export type Stock = { readonly good: string; readonly store: string; readonly count: number };

type Transfer = Line & {
  readonly number: number;
  readonly from: string;
  readonly to: string;
  readonly by: string;
};

export type Shipment = {
  readonly number: string;
  readonly state: 'opened' | 'port' | 'landed';
  readonly costs: readonly number[];
  /** Where it goes, or was received. */
  readonly store: string;
};

export type Output = {
  readonly day: DayOffset;
  readonly frame: string;
  readonly kilos: readonly (number | null)[];
  readonly note: DemoText | null;
};

/** A cheque that a buyer gave, and what the bank did with it. */
export type Cheque = {
  readonly number: string;
  readonly buyer: string;
  readonly amount: number;
  /** The date on it. */
  readonly day: DayOffset;
  readonly state: 'held' | 'cleared' | 'returned';
};

export type OfficeWorld = {
  /** Who sits at the desk. */
  readonly person: string;
  readonly stock: readonly Stock[];
  readonly dues: readonly { readonly buyer: string; readonly amount: number }[];
  readonly cheques: readonly Cheque[];
  readonly orders: readonly Order[];
  /** Those issued in the demo; the earlier ones are made of its data (register.ts). */
  readonly invoices: readonly Invoice[];
  readonly transfers: readonly Transfer[];
  readonly shipments: readonly Shipment[];
  readonly lots: readonly { readonly number: string; readonly left: number }[];
  readonly output: readonly Output[];
  readonly waste: readonly {
    readonly day: DayOffset;
    readonly section: DemoText;
    readonly kilos: number;
  }[];
  readonly nextOrder: number;
  readonly nextInvoice: number;
};

/** The number of the first invoice that is issued in the demo; the earlier ones count down from it. */
export const firstInvoice = 2001;

/** One of a list by its id; what the data refer to is there (schema-faults.ts). */
export function oneOf<Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
): Item {
  const found = items.find((item) => item.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

export const personAt = (data: OfficeData, world: OfficeWorld): Person =>
  data.people.find(({ id }) => id === world.person) ?? oneOf(data.people, data.people[0]?.id ?? '');

export const sitDown = (world: OfficeWorld, person: string): OfficeWorld => ({ ...world, person });
