import { z } from 'zod';
import { picture } from '../../demo/picture.ts';
import { amount, id, past } from '../../demo/plain-schema.ts';
import { demoText } from '../../demo/words-schema.ts';
import { phone } from './sub-schemas.ts';

/** The desk of a machinery dealer: a day in the field, quotations, and service before the harvest. */
export const field = z.strictObject({
  kind: z.literal('field'),
  map: picture,
  labels: z.array(z.strictObject({ name: demoText(30), x: z.number(), y: z.number() })),
  machines: z
    .array(
      z.strictObject({
        id,
        name: demoText(60),
        price: z.number().int().positive(),
        subsidy: z.number().int().min(0).max(100).describe('Per cent that the state pays'),
        picture,
      }),
    )
    .min(1),
  rest: demoText(60).describe('When the rest is paid'),
  quotations: z.array(
    z.strictObject({
      lead: id,
      machine: id,
      discount: amount,
      now: amount.describe('Paid on delivery'),
      day: past,
      by: id,
    }),
  ),
  calls: z
    .array(z.strictObject({ lead: id, day: past, words: demoText(240) }))
    .describe('What was said on the telephone last'),
  harvests: z
    .array(
      z.strictObject({
        name: demoText(30),
        month: z.number().int().min(1).max(12),
        day: z.number().int().min(1).max(31),
      }),
    )
    .min(1)
    .describe('When cutting begins, every year'),
  sold: z
    .array(
      z.strictObject({
        id,
        owner: demoText(60),
        area: id,
        phone,
        machine: id,
        serial: z.string(),
        day: past.describe('When it was sold'),
        wear: demoText(100).describe('What was seen at the last service'),
      }),
    )
    .describe('Machines that are called about before each harvest'),
});
