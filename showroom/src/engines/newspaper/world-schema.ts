import {
  array,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
  variant,
} from 'valibot';
import { daySchema, textSchema } from '../../demo/world-schema.ts';
import { payments } from './data.ts';

/** What the desk makes of something that was sent in: nothing is published before it is approved. */
const judged = variant('is', [
  object({ is: literal('waiting') }),
  object({ is: literal('declined'), day: daySchema }),
  /** The first day it is printed. */
  object({ is: literal('printed'), day: daySchema }),
]);

export const notice = object({
  number: number(),
  kind: textSchema,
  text: textSchema,
  name: textSchema,
  /** Where readers and the desk call; none for those that were there at first. */
  contact: nullable(string()),
  days: number(),
  /** In taka; none for those that were there at first. */
  paid: nullable(number()),
  state: judged,
});

export const report = object({
  number: number(),
  section: string(),
  title: string(),
  text: string(),
  by: string(),
  state: judged,
});

export const subscription = object({
  number: number(),
  name: string(),
  payment: picklist(payments),
  day: daySchema,
  price: number(),
});

/** The mutable state of a paper while somebody reads it. */
export const worldSchema = object({
  /** When each entry of the live column came out, as far as they are out. */
  entries: array(object({ day: daySchema, at: number() })),
  /** How many balls of the match are bowled. */
  balls: number(),
  /** The reader's own area. */
  area: nullable(string()),
  notices: array(notice),
  /** What was filed from the ground. */
  reports: array(report),
  /** What a reader paid to read on. */
  subscription: nullable(subscription),
  /** The address that the letter goes to. */
  letter: nullable(string()),
  /** The day of the latest issue of the paper before, which ended by itself. */
  former: optional(daySchema),
});
