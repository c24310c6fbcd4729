import { z } from 'zod';
import { picture } from '../../demo/picture.ts';
import { amount, asDay, count, id, listOf, past } from '../../demo/plain-schema.ts';
import { demoText } from '../../demo/words-schema.ts';

export const phone = z.string().regex(/^01\d{9}$/, { error: 'must be 11 digits from 01 on' });

/** The desk of a builder: a house flat by flat, sold by instalments. */
export const flats = z.strictObject({
  kind: z.literal('flats'),
  building: demoText(60),
  roof: picture,
  floors: count.max(30),
  columns: listOf({
    letter: z.string().regex(/^[A-Z]$/),
    size: count.describe('Square feet'),
    facing: demoText(30),
  })
    .min(1)
    .max(6),
  rate: amount.describe('Taka a square foot'),
  extras: amount.describe('Gas, lift and generator, in every price'),
  parking: amount,
  instalments: z.array(count).min(1).describe('How many can be chosen'),
  every: count.describe('Months between them'),
  terms: z.strictObject({ booking: amount, each: amount }).describe('What is asked at first'),
  handover: asDay(count),
  ahead: count.describe('Days from the reminder to the cheque'),
  shown: z.string().describe('The flat that is shown first'),
  sold: listOf({ flat: z.string(), buyer: demoText(60) }),
  booked: listOf({
    flat: z.string(),
    lead: id.describe('The buyer, who stands under the last stage'),
    day: past,
    parking: z.boolean(),
    paid: count.describe('How many parts of the schedule'),
  }),
});

/** The desk of a machinery dealer: a day in the field, quotations, and service before the harvest. */
export const field = z.strictObject({
  kind: z.literal('field'),
  map: picture,
  labels: listOf({ name: demoText(30), x: z.number(), y: z.number() }),
  machines: listOf({
    id,
    name: demoText(60),
    price: count,
    subsidy: z.number().int().min(0).max(100).describe('Per cent that the state pays'),
    picture,
  }).min(1),
  rest: demoText(60).describe('When the rest is paid'),
  quotations: listOf({
    lead: id,
    machine: id,
    discount: amount,
    now: amount.describe('Paid on delivery'),
    day: past,
    by: id,
  }),
  calls: listOf({ lead: id, day: past, words: demoText(240) }).describe(
    'What was said on the telephone last',
  ),
  harvests: listOf({ name: demoText(30), month: count.max(12), day: count.max(31) })
    .min(1)
    .describe('When cutting begins, every year'),
  sold: listOf({
    id,
    owner: demoText(60),
    area: id,
    phone,
    machine: id,
    serial: z.string(),
    day: past.describe('When it was sold'),
    wear: demoText(100).describe('What was seen at the last service'),
  }).describe('Machines that are called about before each harvest'),
});
