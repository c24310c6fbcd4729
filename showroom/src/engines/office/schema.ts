import { z } from 'zod';
import { base, tasks } from '../../demo/base.ts';
import { amount, count, day, id, listOf, past } from '../../demo/plain-schema.ts';
import { checkedBy } from '../../demo/references.ts';
import { demoText } from '../../demo/words-schema.ts';
import { faultsOf } from './schema-faults.ts';
import { imports, mill } from './sub-schemas.ts';

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
  people: listOf({
    id,
    name: demoText(60),
    post: demoText(60),
    limit: amount.nullable().describe('Up to which amount they approve an order; null is any'),
  })
    .min(2)
    .describe('The one who sits there at first stands first'),
  stores: listOf({ id, name: demoText(40), place: demoText(60) }).min(2),
  goods: listOf({
    id,
    name: demoText(60),
    price: count,
    stock: z.array(z.number().int().min(0)).describe('In each store, in their order'),
  }).min(1),
  buyers: listOf({
    id,
    name: demoText(60),
    place: demoText(60),
    paper: z.string().optional().describe('The letter of credit they buy under'),
    limit: amount.describe('What they may owe, or the value of their letter of credit'),
    due: amount.describe('What they owe, or what was delivered under it'),
  }).min(1),
  orders: listOf({
    buyer: id,
    store: id,
    lines: listOf({ good: id, quantity: count }).min(1),
    day: past,
    state: z.enum(['waiting', 'approved']),
    by: id.describe('The person who wrote it'),
  }).describe('Orders that are not delivered yet'),
  cheques: listOf({
    number: z.string(),
    buyer: id,
    amount: amount.min(1),
    day: day.describe('Its date'),
    state: z.enum(['held', 'cleared', 'returned']),
  }).default([]),
  desk: z.discriminatedUnion('kind', [imports, mill]),
});

/** showroom/demos: the office of a trading house or a mill. */
export const officeSchema = plainOffice.superRefine(checkedBy(faultsOf));
