import { array, nullable, number, object, picklist, string } from 'valibot';
import { daySchema, type Kept, textSchema } from '../../demo/world-schema.ts';

const line = object({ good: string(), quantity: number() });

const order = object({
  number: number(),
  buyer: string(),
  store: string(),
  lines: array(line),
  day: daySchema,
  state: picklist(['waiting', 'approved', 'delivered', 'refused']),
  /** The person who wrote it. */
  by: string(),
  /** The person who approved or refused it; null before. */
  approver: nullable(string()),
});

/** A tax invoice; its lines keep the price of the day it was issued. */
const invoice = object({
  number: number(),
  day: daySchema,
  buyer: string(),
  /** Where the goods left from. */
  store: string(),
  lines: array(object({ ...line.entries, price: number() })),
});

/** A cheque that a buyer gave, with its date, and what the bank did with it. */
const cheque = object({
  number: string(),
  buyer: string(),
  amount: number(),
  day: daySchema,
  state: picklist(['held', 'cleared', 'returned']),
});

const transfer = object({
  ...line.entries,
  number: number(),
  day: daySchema,
  from: string(),
  to: string(),
  by: string(),
});

const shipment = object({
  number: string(),
  state: picklist(['opened', 'port', 'landed']),
  costs: array(number()),
  /** Where it goes, or was received. */
  store: string(),
});

/**
 * What a ring frame spun in a shift. Days of a mill are dates, as its own figures and the visitor's share
 * them.
 */
const output = object({
  day: daySchema,
  frame: string(),
  /** Its place among the shifts of the day. */
  shift: number(),
  kilos: number(),
  /** Why it stopped, if it did. */
  note: nullable(textSchema),
});

export const worldSchema = object({
  /** Who sits at the desk. */
  person: string(),
  /** What lies in one store of one good. */
  stock: array(object({ good: string(), store: string(), count: number() })),
  /** Money that came in; by a cheque, when the bank has cleared it. */
  payments: array(
    object({ buyer: string(), amount: number(), day: daySchema, cheque: nullable(string()) }),
  ),
  cheques: array(cheque),
  orders: array(order),
  /** Those issued in the demo; the earlier ones are made of its data (steps/vat-return.ts). */
  invoices: array(invoice),
  transfers: array(transfer),
  shipments: array(shipment),
  lots: array(object({ number: string(), left: number() })),
  /** Bales that went to the blow room. */
  fed: array(object({ day: daySchema, lot: string(), bales: number() })),
  output: array(output),
  waste: array(object({ day: daySchema, section: string(), kilos: number() })),
  nextOrder: number(),
  nextInvoice: number(),
});

export type OfficeWorld = Kept<typeof worldSchema>;
export type Line = Kept<typeof line>;
export type Order = OfficeWorld['orders'][number];
export type Invoice = OfficeWorld['invoices'][number];
export type Cheque = OfficeWorld['cheques'][number];
export type Shipment = OfficeWorld['shipments'][number];
export type Output = OfficeWorld['output'][number];
