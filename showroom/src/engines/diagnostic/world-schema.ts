import {
  array,
  boolean,
  literal,
  nullable,
  number,
  object,
  picklist,
  string,
  variant,
} from 'valibot';
import { daySchema as day, textSchema as text } from '../../demo/world-schema.ts';
import { methods, sampleStates, serialStates, sexes } from './lists.ts';

const serial = object({
  doctor: string(),
  number: number(),
  /** The day it is for. */
  day,
  name: text,
  /** Who came without calling has none. */
  phone: nullable(string()),
  state: picklist(serialStates),
  isByPhone: boolean(),
});

const bill = object({
  name: text,
  /** In years. */
  age: number(),
  sex: picklist(sexes),
  phone: string(),
  number: number(),
  point: string(),
  /** Whose visit is on it, and what it costs. */
  doctor: nullable(string()),
  visit: number(),
  serial: nullable(number()),
  /** Who sent the patient. */
  by: text,
  discount: number(),
  /** What came in for it, each at one time, in whole taka. */
  payments: array(object({ amount: number(), method: picklist(methods), day })),
  day,
  /** When its reports are promised. */
  ready: day,
  isDelivered: boolean(),
});

/** What came out of a test. */
const result = variant('kind', [
  object({ kind: literal('values'), values: array(object({ part: string(), value: number() })) }),
  object({ kind: literal('written'), findings: string(), impression: string() }),
]);

/** One test of a bill on its way from the bill to a signed report. */
const sample = object({
  number: number(),
  bill: number(),
  test: string(),
  price: number(),
  state: picklist(sampleStates),
  result: nullable(result),
  checkedBy: nullable(string()),
  signedBy: nullable(string()),
});

export const worldSchema = object({
  serials: array(serial),
  bills: array(bill),
  samples: array(sample),
  /** The one of the staff whose hand checks and signs in the laboratory. */
  atDesk: string(),
});
