import { z } from 'zod';
import { picture } from '../../demo/picture.ts';
import { amount, asDay, id, past } from '../../demo/plain-schema.ts';
import { demoText } from '../../demo/words-schema.ts';

/** The desk of a builder: a house flat by flat, sold by instalments. */
export const flats = z.strictObject({
  kind: z.literal('flats'),
  building: demoText(60),
  roof: picture,
  floors: z.number().int().min(1).max(30),
  columns: z
    .array(
      z.strictObject({
        letter: z.string().regex(/^[A-Z]$/),
        size: z.number().int().positive().describe('Square feet'),
        facing: demoText(30),
      }),
    )
    .min(1)
    .max(6),
  rate: amount.describe('Taka a square foot'),
  extras: amount.describe('Gas, lift and generator, in every price'),
  parking: amount,
  instalments: z.array(z.number().int().positive()).min(1).describe('How many can be chosen'),
  every: z.number().int().positive().describe('Months between them'),
  terms: z.strictObject({ booking: amount, each: amount }).describe('What is asked at first'),
  handover: asDay(z.number().int().positive()),
  ahead: z.number().int().positive().describe('Days from the reminder to the cheque'),
  shown: z.string().describe('The flat that is shown first'),
  sold: z.array(z.strictObject({ flat: z.string(), buyer: demoText(60) })),
  booked: z.array(
    z.strictObject({
      flat: z.string(),
      lead: id.describe('The buyer, who stands under the last stage'),
      day: past,
      parking: z.boolean(),
      paid: z.number().int().min(1).describe('How many parts of the schedule'),
    }),
  ),
});
