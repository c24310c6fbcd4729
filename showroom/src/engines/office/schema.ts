import { z } from 'zod';
import { base, tasks } from '../../demo/base.ts';
import { amount, day, id, past } from '../../demo/plain-schema.ts';
import { demoText } from '../../demo/words-schema.ts';
import { faultsOf } from './schema-faults.ts';
import { imports, mill, person } from './sub-schemas.ts';

/** The checks of an office that tell when a task is done. */
const goals = [
  'costed',
  'received',
  'moved',
  'ordered',
  'approved',
  'delivered',
  'paid',
  'declared',
  'weighed',
  'issued',
] as const;

const line = z.strictObject({ good: id, quantity: z.number().int().positive() });

/** An office, as far as each of its parts can be checked alone. */
export const plainOffice = z.strictObject({
  engine: z.literal('office'),
  ...base,
  tasks: tasks(goals),
  address: demoText(120).describe('As it stands on invoices'),
  bin: z.string().describe('The business identification number on invoices'),
  currency: z.enum(['taka', 'dollar']).describe('Of its sales; dollars are counted in cents'),
  unit: z
    .strictObject({ one: demoText(16), many: demoText(16) })
    .describe('What goods are counted in, such as carton and cartons'),
  vat: z.number().int().min(0).describe('On sales, in parts of a thousand'),
  people: z.array(person).min(2).describe('The one who sits there at first stands first'),
  stores: z.array(z.strictObject({ id, name: demoText(40), place: demoText(60) })).min(2),
  goods: z
    .array(
      z.strictObject({
        id,
        name: demoText(60),
        price: z.number().int().positive(),
        stock: z.array(z.number().int().min(0)).describe('In each store, in their order'),
      }),
    )
    .min(1),
  buyers: z
    .array(
      z.strictObject({
        id,
        name: demoText(60),
        place: demoText(60),
        paper: z.string().optional().describe('The letter of credit they buy under'),
        limit: amount.describe('What they may owe, or the value of their letter of credit'),
        due: amount.describe('What they owe, or what was delivered under it'),
      }),
    )
    .min(1),
  orders: z
    .array(
      z.strictObject({
        buyer: id,
        store: id,
        lines: z.array(line).min(1),
        day: past,
        state: z.enum(['waiting', 'approved']),
        by: id.describe('The person who wrote it'),
      }),
    )
    .describe('Orders that are not delivered yet'),
  cheques: z
    .array(
      z.strictObject({
        number: z.string(),
        buyer: id,
        amount: amount.min(1),
        day: day.describe('Its date'),
        state: z.enum(['held', 'cleared', 'returned']),
      }),
    )
    .default([]),
  desk: z.discriminatedUnion('kind', [imports, mill]),
});

/** showroom/demos: the office of a trading house or a mill. */
export const officeSchema = plainOffice.superRefine((office, context) => {
  for (const { path, message } of faultsOf(office)) {
    context.addIssue({ code: 'custom', path: [...path], message });
  }
});
