import {
  array,
  boolean,
  type GenericSchema,
  nullable,
  number,
  object,
  picklist,
  string,
} from 'valibot';
import { daySchema as day } from '../../demo/world-schema.ts';
import { methods, units } from './lists.ts';
import type { PharmacyWorld } from './world.ts';

const batch = {
  medicine: string(),
  number: string(),
  branch: string(),
  expires: day,
  pieces: number(),
};
const line = { medicine: string(), unit: picklist(units), count: number() };
const orderLine = { medicine: string(), packs: number(), cost: number() };
const taken = array(object({ medicine: string(), number: string(), pieces: number() }));

export const worldSchema = object({
  batches: array(object(batch)),
  lines: array(object({ ...line, branch: string() })),
  bills: array(
    object({
      number: number(),
      branch: string(),
      lines: array(object({ ...line, amount: number() })),
      taken,
      sum: number(),
      total: number(),
      given: number(),
      method: picklist(methods),
      day,
      doctor: nullable(string()),
    }),
  ),
  transfers: array(object({ ...batch, id: number(), to: string(), day, isReceived: boolean() })),
  orders: array(
    object({
      number: number(),
      company: string(),
      lines: array(object(orderLine)),
      claim: nullable(object({ amount: number(), taken })),
      day,
      delivered: nullable(array(object({ ...orderLine, number: string(), expires: day }))),
    }),
  ),
}) satisfies GenericSchema<unknown, PharmacyWorld>;
