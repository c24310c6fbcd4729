import { z } from 'zod';
import { base, tasks } from '../../demo/base.ts';
import { id } from '../../demo/plain-schema.ts';
import { demoText } from '../../demo/words-schema.ts';
import { faultsIn } from './schema-faults.ts';
import { counter, customer, good, named, offer, sale } from './sub-schemas.ts';

/** The checks of a till that tell when a task is done. */
const goals = [
  'weighed',
  'sold',
  'printed',
  'exchanged',
  'offered',
  'charged',
  'collected',
  'sent',
  'closed',
] as const;

const shape = z.strictObject({
  engine: z.literal('till'),
  ...base,
  tasks: tasks(goals),
  logoHoldsName: z.boolean().describe('Whether the name is drawn in the logo'),
  arrangement: z
    .enum(['keys', 'squares', 'paper'])
    .describe('Of the counter: with a keypad, with the sizes of one good large, or as a bill'),
  place: demoText(60).describe('Beside the name at the top'),
  address: demoText(120).describe('On receipts'),
  phone: z.string().max(24),
  bin: z
    .string()
    .max(24)
    .nullable()
    .describe('The VAT registration; receipts are Mushak 6.3 with one'),
  thanks: demoText(120).describe('At the foot of a receipt'),
  customersName: demoText(24).describe('What those with a book of their own are called, all'),
  customerName: demoText(24).describe('And one of them'),
  receipts: z.strictObject({
    prefix: z.string().max(6).describe('Before the number, such as LS-'),
    next: z.number().int().positive(),
    nextChallan: z.number().int().positive(),
  }),
  mostDiscount: z.number().int().min(0).max(50).describe('On a bill, percent'),
  nearDays: z.number().int().min(1).nullable().describe('From how many days on a date is near'),
  exchangeDays: z.number().int().min(1).nullable().describe('How long things may be exchanged'),
  weighs: z
    .strictObject({ good: id, quantity: z.number().positive().describe('In its unit') })
    .nullable()
    .default(null)
    .describe('What the task “weighed” asks for'),
  hasScale: z.boolean().describe('Whether a scale stands on the counter'),
  earlier: z.number().int().min(0).max(200).describe('How many sales today has seen besides'),
  sections: z.array(named).min(1),
  goods: z.array(good).min(4),
  customers: z.array(customer).min(1),
  offers: z.array(offer).max(6),
  counters: z.array(counter).min(1).max(6),
  opensAt: id.describe('The counter that is shown at first'),
  sales: z.array(sale).min(1).describe('What was sold before, the newest first'),
});

export type WrittenTill = z.output<typeof shape>;

/** showroom/demos: the till of a shop. */
export const tillSchema = shape.superRefine((till, context) => {
  for (const { path, message } of faultsIn(till)) {
    context.addIssue({ code: 'custom', path: [...path], message });
  }
});
