import {
  array,
  boolean,
  type GenericSchema,
  literal,
  nullable,
  number,
  object,
  picklist,
  string,
  union,
  variant,
} from 'valibot';
import { daySchema as day } from '../../demo/world-schema.ts';
import { methods, sampleStates, serialStates, sexes } from './lists.ts';
import type { DiagnosticWorld } from './world.ts';

const text = union([string(), object({ en: string(), bn: string() })]);
const result = variant('kind', [
  object({
    kind: literal('values'),
    values: array(object({ part: string(), value: number() })),
  }),
  object({ kind: literal('written'), findings: string(), impression: string() }),
]);

export const worldSchema = object({
  serials: array(
    object({
      doctor: string(),
      number: number(),
      day,
      name: text,
      phone: nullable(string()),
      state: picklist(serialStates),
      isByPhone: boolean(),
    }),
  ),
  bills: array(
    object({
      name: text,
      age: number(),
      sex: picklist(sexes),
      phone: string(),
      number: number(),
      point: string(),
      doctor: nullable(string()),
      visit: number(),
      serial: nullable(number()),
      by: text,
      discount: number(),
      payments: array(object({ amount: number(), method: picklist(methods), day })),
      day,
      ready: day,
      isDelivered: boolean(),
    }),
  ),
  samples: array(
    object({
      number: number(),
      bill: number(),
      test: string(),
      price: number(),
      state: picklist(sampleStates),
      result: nullable(result),
      checkedBy: nullable(string()),
      signedBy: nullable(string()),
    }),
  ),
  atDesk: string(),
}) satisfies GenericSchema<unknown, DiagnosticWorld>;
