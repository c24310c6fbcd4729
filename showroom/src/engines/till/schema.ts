import { z } from 'zod';
import { base, tasks } from '../../demo/base.ts';
import { picture } from '../../demo/picture.ts';
import { amount, asDay, day, id, past, time } from '../../demo/plain-schema.ts';
import { checkedBy, ref } from '../../demo/references.ts';
import { demoText } from '../../demo/words-schema.ts';
import { faultsIn } from './schema-faults.ts';

/** Something with a name. */
const named = z.strictObject({ id, name: demoText(40) });

const squares = z.strictObject({
  sizes: z.array(z.string().max(4)).min(1).max(8),
  colours: z
    .array(
      z.strictObject({
        id,
        name: demoText(24),
        picture,
        left: z.array(z.number().int().min(0)).describe('How many of each size'),
      }),
    )
    .min(1),
});

/** What is sold: by piece, bag, weight or length, or in sizes and colours. */
const good = z.strictObject({
  id,
  code: z
    .string()
    .regex(/^[A-Z0-9-]+$/)
    .describe('What the scanner reads'),
  name: demoText(60),
  about: demoText(90).optional(),
  section: ref('sections'),
  unit: z.enum(['piece', 'kg', 'bag', 'ft']),
  price: amount.min(1).describe('With VAT, in whole taka'),
  dealerPrice: amount.min(1).nullable().default(null).describe('For those who buy as dealers'),
  vat: z.union([z.literal(0), z.literal(5), z.literal(7.5), z.literal(10), z.literal(15)]),
  picture,
  expires: day.nullable().default(null).describe('The last day it may be sold'),
  stock: z.union([z.number().min(0), squares]).describe('In its unit, or by size and colour'),
});

/** Somebody with a book of their own: points, dues, sites. */
const customer = z.strictObject({
  id,
  name: demoText(60),
  phone: z.string().max(20),
  isDealer: z.boolean().default(false).describe('Whether they buy at the dealer price'),
  points: z.number().int().min(0).nullable().default(null).describe('Of a member; none for others'),
  limit: amount.default(0).describe('What they may owe'),
  dues: z.array(z.strictObject({ day: past, bill: z.string(), amount })).default([]),
  sites: z.array(z.strictObject({ id, name: demoText(90), lorry: amount })).default([]),
});

/** A percentage off some goods, between two days. */
const offer = z.strictObject({
  id,
  name: demoText(60),
  percent: z.number().int().min(1).max(90),
  from: day,
  to: day,
  goods: z.array(ref('goods')).min(1),
});

const line = z.strictObject({
  item: z.string().describe('A good, or good/colour/size'),
  quantity: z.number().positive().describe('In its unit'),
});

/** A counter with its cashier, and the bill that is under way there. */
const counter = z.strictObject({
  id,
  name: demoText(24),
  cashier: demoText(40),
  float: amount.describe('What lay in the drawer in the morning'),
  bill: z
    .strictObject({
      customer: ref('customers').nullable().default(null),
      lines: z.array(line),
      site: id.nullable().default(null),
      exchange: z.string().nullable().default(null).describe('The number of an old receipt'),
      back: z.array(z.string()).default([]).describe('What comes back of it'),
    })
    .nullable()
    .default(null),
});

/** What was sold before today's visit. */
const sale = z.strictObject({
  number: z.number().int().positive(),
  counter: ref('counters'),
  customer: ref('customers').nullable().default(null),
  day: asDay(z.number().int().max(-1)),
  time,
  paidBy: z.enum(['cash', 'bkash', 'card']),
  lines: z.array(line).min(1),
});

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
    .strictObject({ good: ref('goods'), quantity: z.number().positive().describe('In its unit') })
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
  opensAt: ref('counters').describe('The counter that is shown at first'),
  sales: z.array(sale).min(1).describe('What was sold before, the newest first'),
});

export type WrittenTill = z.output<typeof shape>;

/** showroom/demos: the till of a shop. */
export const tillSchema = shape.superRefine(checkedBy(faultsIn));
