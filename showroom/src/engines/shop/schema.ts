import { z } from 'zod';
import { base, tasks } from '../../demo/base.ts';
import { amount, day, id, past } from '../../demo/plain-schema.ts';
import { ref } from '../../demo/references.ts';
import { demoText } from '../../demo/words-schema.ts';
import { checkout } from './schema-checkout.ts';
import { colour, good } from './schema-good.ts';
import { states } from './world.ts';

/** The checks of a shop that tell when a task is done. */
const goals = [
  'filtered',
  'searched',
  'closeUp',
  'lookedInside',
  'compared',
  'warranty',
  'configured',
  'weighed',
  'ordered',
  'preordered',
  'instalments',
  'repeated',
  'reviewed',
  'sent',
  'stocked',
] as const;

/** What the first screen shows above or beside the shelves. */
const front = z.discriminatedUnion('layout', [
  z.strictObject({
    layout: z.literal('hero'),
    good: ref('goods').describe('The good that is shown large'),
    backdrop: z.enum(['deep', 'tint']).describe('Behind its picture, made of the accent'),
    shelves: z.enum(['beside', 'below']),
  }),
  z
    .strictObject({
      layout: z.literal('basket'),
      panel: colour.describe('Of the basket, until a visitor puts their own colour up'),
    })
    .describe('The filled basket beside the shelves'),
  z.strictObject({
    layout: z.literal('comparison'),
    title: demoText(60),
    goods: z.tuple([ref('goods'), ref('goods')]),
    note: demoText(160),
  }),
  z.strictObject({
    layout: z.literal('search'),
    query: z.string().describe('What is searched for at first'),
  }),
]);

/** So much of a good. */
const held = z.strictObject({ good: ref('goods'), count: z.number().positive() });

/** showroom/demos: a shop. */
export const shopSchema = z.strictObject({
  engine: z.literal('shop'),
  ...base,
  tasks: tasks(goals),
  spelled: z.boolean().default(false).describe('Whether the name stands beside the logo'),
  pictures: z
    .enum(['free', 'filled'])
    .default('free')
    .describe('Whether the pictures of goods have a ground of their own and fill their box'),
  motto: demoText(120).describe('One line over the shelves'),
  place: demoText(80).describe('Where it is'),
  front,
  search: demoText(60).optional().describe('What stands in the search field, where there is one'),
  filters: z
    .array(
      z.strictObject({
        id,
        name: demoText(30),
        choices: z
          .array(z.strictObject({ id, name: demoText(30), colour: colour.optional() }))
          .min(2),
      }),
    )
    .max(3),
  prices: z.array(z.number().int().positive()).default([]).describe('Where price groups end'),
  goods: z.array(good).min(6),
  extras: z.array(z.strictObject({ id, name: demoText(40), price: amount })).default([]),
  facts: z
    .array(
      z.strictObject({
        id,
        name: demoText(40),
        unit: demoText(20).optional(),
        best: z.enum(['most', 'least']).optional(),
      }),
    )
    .default([]),
  checkout,
  basket: z.array(held).default([]).describe('What is in the basket at first'),
  reviews: z.boolean().default(false).describe('Whether buyers may review'),
  preparing: demoText(30).optional().describe('What is said for Packed, where that is wrong'),
  orders: z
    .array(
      z.strictObject({
        name: demoText(60),
        address: demoText(120),
        phone: z
          .string()
          .regex(/^01\d{3}-\d{6}$/, { error: 'must be a number such as 01200-000000' }),
        area: ref('checkout.areas').describe('Where it is brought, as at the checkout'),
        lines: z.array(held).min(1),
        day: past,
        state: z.enum(states),
        due: day.optional().describe('The day of delivery, where it is chosen'),
        own: z.boolean().default(false).describe('Whether it is that of the login user'),
        substitutes: z.boolean().default(false),
      }),
    )
    .min(1)
    .describe('The orders that are there at first'),
  sold: z
    .array(z.strictObject({ serial: z.string(), good: ref('goods'), day: past }))
    .default([])
    .describe('Whose warranty can be looked up'),
});
