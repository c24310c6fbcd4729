import { z } from 'zod';
import { demoText } from '../../demo/words-schema.ts';
import { id } from './schema-good.ts';

/** How an order comes: when it is ready, in hours that are chosen, or on a day that is. */
const delivery = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('soon'), words: demoText(120) }),
  z.strictObject({
    kind: z.literal('slot'),
    slots: z
      .array(z.strictObject({ id, name: demoText(40), places: z.number().int().min(0) }))
      .min(2),
  }),
  z.strictObject({
    kind: z.literal('day'),
    earliest: z.number().int().positive().describe('Days from now'),
    closed: z.array(z.number().int().min(0).max(6)).describe('Days of the week, 0 is Sunday'),
    hours: demoText(40),
    words: demoText(200),
  }),
]);

/** Where an order is brought, when, and how it is paid. */
export const checkout = z.strictObject({
  areas: z
    .array(z.strictObject({ id, name: demoText(60), price: z.number().int().min(0) }))
    .min(1)
    .describe('Where it is brought and what that costs in taka'),
  payments: z.array(z.enum(['bkash', 'card', 'cash'])).min(1),
  advance: z.enum(['whole', 'half']).describe('What is paid with the order, unless in cash'),
  delivery,
  substitutes: z.boolean().default(false).describe('Whether buyers may accept another good'),
  instalments: z
    .strictObject({
      months: z.array(z.number().int().min(2)).min(1),
      least: z.number().int().positive().describe('The least sum in taka'),
      banks: z.array(demoText(40)).min(1),
    })
    .optional(),
  everyMonths: z
    .number()
    .int()
    .positive()
    .optional()
    .describe('How often an order may be repeated'),
});
