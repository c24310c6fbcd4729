import {
  array,
  boolean,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  record,
  string,
  variant,
} from 'valibot';
import { daySchema as day } from '../../demo/world-schema.ts';
import { meansOfPaying } from './data.ts';

/** One good on a bill. Quantities are thousandths of its unit, amounts paisa. */
const line = object({ item: string(), quantity: number() });

/** One piece that comes back, with what was paid for it. */
const returnedPiece = object({ item: string(), price: number() });

const paidPart = object({ by: picklist(meansOfPaying), amount: number() });

/** A bill that is under way at a counter. */
const bill = object({
  customer: nullable(string()),
  lines: array(line),
  discount: object({ value: number(), isPercent: boolean() }),
  /** The old receipt of an exchange. */
  exchange: nullable(string()),
  back: array(returnedPiece),
  /** The building site that it goes to. */
  site: nullable(string()),
  /** What has been paid of it so far. */
  parts: array(paidPart),
  /** What was taken off each good, by its id, when the first part was paid: that stays. */
  agreed: optional(record(string(), number())),
});

const counter = object({
  id: string(),
  isOpen: boolean(),
  /** What lay in its drawer when that was opened. */
  float: number(),
  /** How many sales and entries the shop had then: what came later is in the drawer, too. */
  since: object({ sales: number(), entries: number() }),
  bill,
});

/** What a customer came to owe by a bill, or paid, which is below zero. */
const entry = variant('by', [
  object({ by: literal('bill'), customer: string(), day, amount: number(), bill: string() }),
  object({ by: literal('cash'), customer: string(), day, amount: number(), counter: string() }),
  object({ by: literal('bkash'), customer: string(), day, amount: number() }),
]);

/** A line of a receipt: what it cost before and after offers and discount, and the VAT within. */
const sold = object({
  item: string(),
  quantity: number(),
  price: number(),
  gross: number(),
  off: number(),
  net: number(),
  rate: number(),
  vat: number(),
});

/** What was sold by one bill, as its receipt says it. */
const sale = object({
  number: string(),
  counter: string(),
  customer: nullable(string()),
  day,
  /** After midnight. */
  minutes: number(),
  lines: array(sold),
  exchange: nullable(string()),
  back: array(returnedPiece),
  returned: number(),
  lorry: number(),
  rounding: number(),
  total: number(),
  vat: number(),
  parts: array(paidPart),
  change: number(),
  points: number(),
  site: nullable(string()),
  challan: nullable(number()),
  /** Who signed for it at the site. */
  receiver: nullable(string()),
  /** Whether it was a mistake and was taken back. */
  isCancelled: optional(boolean()),
});

/** The mutable state of a shop. */
export const worldSchema = object({
  stock: array(object({ item: string(), left: number() })),
  counters: array(counter),
  members: array(object({ customer: string(), points: number() })),
  entries: array(entry),
  offers: array(object({ id: string(), percent: number(), from: day, to: day })),
  /** The newest first. */
  sales: array(sale),
  closings: array(
    object({
      counter: string(),
      day,
      minutes: number(),
      expected: number(),
      counted: number(),
    }),
  ),
  nextNumber: number(),
  nextChallan: number(),
  /** The last receipt of the till before, which ended by itself. */
  former: optional(sale),
});
