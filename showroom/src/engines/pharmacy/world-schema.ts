import { array, boolean, nullable, number, object, optional, picklist, string } from 'valibot';
import { daySchema as day } from '../../demo/world-schema.ts';
import { methods, units } from './data.ts';

/** The rest of a batch at a branch, in the smallest pieces; it expires at the end of its last day. */
const batch = {
  medicine: string(),
  number: string(),
  branch: string(),
  expires: day,
  pieces: number(),
};

const line = { medicine: string(), unit: picklist(units), count: number() };

/** Main packs of a medicine, with what one costs. All amounts of a pharmacy are in paisa. */
const orderLine = { medicine: string(), packs: number(), cost: number() };

/** Pieces that left a batch. */
const taken = array(object({ medicine: string(), number: string(), pieces: number() }));

export const worldSchema = object({
  batches: array(object(batch)),
  /** Of the bills that are under way, one at each branch. */
  lines: array(object({ ...line, branch: string() })),
  bills: array(
    object({
      number: number(),
      branch: string(),
      lines: array(object({ ...line, amount: number() })),
      /** Where its pieces came from. */
      taken,
      sum: number(),
      total: number(),
      given: number(),
      method: picklist(methods),
      day,
      /** Who prescribed what is sold on a prescription alone; nobody on a bill without it. */
      doctor: nullable(string()),
      /** Whether it was a mistake and was taken back. */
      isCancelled: optional(boolean()),
    }),
  ),
  transfers: array(object({ ...batch, id: number(), to: string(), day, isReceived: boolean() })),
  orders: array(
    object({
      number: number(),
      company: string(),
      lines: array(object(orderLine)),
      /** What is claimed for expired packs, which went back with it. */
      claim: nullable(object({ amount: number(), taken })),
      day,
      /** What came, once it did, as it stands on the packs and on the company's invoice. */
      delivered: nullable(array(object({ ...orderLine, number: string(), expires: day }))),
    }),
  ),
});
