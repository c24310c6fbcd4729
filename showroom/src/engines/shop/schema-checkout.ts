import { z } from 'zod';
import { amount, id, time } from '../../demo/plain-schema.ts';
import { demoText } from '../../demo/words-schema.ts';

/** How an order comes: when it is ready, in hours that are chosen, or on a day that is. */
const delivery = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('soon'), words: demoText(120) }),
  z.strictObject({
    kind: z.literal('slot'),
    slots: z
      .array(
        z.strictObject({
          id,
          hours: demoText(40).describe('Without the day, such as 6 to 8 pm'),
          day: z.union([z.literal(0), z.literal(1)]).describe('0 is today, 1 tomorrow'),
          from: time.describe('When the hours begin, in which none can be chosen any more'),
          places: amount,
        }),
      )
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
    .array(z.strictObject({ id, name: demoText(60), price: amount }))
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
