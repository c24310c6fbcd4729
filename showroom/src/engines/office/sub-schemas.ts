import { z } from 'zod';
import { picture } from '../../demo/picture.ts';
import { amount, id, past, time } from '../../demo/plain-schema.ts';
import { demoText } from '../../demo/words-schema.ts';

const count = z.number().int().positive();

/** Who works here, and up to which amount they may approve an order. */
export const person = z.strictObject({
  id,
  name: demoText(60),
  post: demoText(60),
  limit: amount.nullable().describe('Up to which amount; null is any'),
});

const shipment = z.strictObject({
  number: z.string().describe('Of the letter of credit'),
  route: demoText(100),
  state: z.enum(['opened', 'port', 'landed']),
  bill: z.string().describe('Of entry, from customs'),
  day: past.describe(
    'Of the bill of entry; of what has landed it counts from the 1st of the month',
  ),
  store: id.describe('Where it goes'),
  costs: z.array(amount).describe('In the order of the heads of cost; the first is the LC value'),
  advanceTax: amount.describe('Paid at customs; set off in the VAT return, no part of the cost'),
  items: z
    .array(z.strictObject({ good: id, cartons: count, value: count }))
    .min(1)
    .describe('Their values sum to the LC value'),
});

/** The desk of an importer: what a shipment costs, and the VAT return. */
export const imports = z.strictObject({
  kind: z.literal('imports'),
  heads: z
    .array(z.strictObject({ name: demoText(30), short: demoText(16), picture }))
    .length(4)
    .describe('Heads of cost: the LC value first, the others are spread by it'),
  shipments: z.array(shipment).min(1).describe('The one that is shown first stands first'),
  sales: z
    .strictObject({ seed: z.string(), aDay: count })
    .describe(
      'How many invoices there are on each day of work, made by chance of goods and buyers',
    ),
});

const frame = z.strictObject({
  id,
  name: demoText(16),
  good: id.describe('The yarn it spins'),
  most: count.describe('Kilograms a shift at the most'),
  least: count.describe('Below it the reason is asked for'),
});

/** The desk of a spinning mill: cotton, ring frames and waste. */
export const mill = z.strictObject({
  kind: z.literal('mill'),
  cone: picture.describe('Of a lot of cotton'),
  lots: z
    .array(
      z.strictObject({
        number: z.string(),
        origin: demoText(40),
        paper: z.string().describe('The letter of credit it came under'),
        bales: count,
        left: z.number().int().min(0),
        low: z.number().int().min(0).describe('At or below it more has to come'),
        weight: count.describe('Kilograms a bale'),
        arrived: past,
        quality: demoText(60),
      }),
    )
    .min(1),
  shifts: z
    .array(z.strictObject({ name: demoText(16), from: time }))
    .length(3)
    .describe('In the order of the day, which begins with the first'),
  frames: z.array(frame).min(1),
  output: z
    .array(
      z.strictObject({
        day: past,
        frame: id,
        kilos: z.array(z.number().int().min(0).nullable()).length(3),
        note: demoText(80).optional().describe('Why it stopped'),
      }),
    )
    .describe(
      'A row for each frame and day; null is not weighed yet; of today the first shift only',
    ),
  fed: z
    .array(z.strictObject({ day: past, lot: z.string(), bales: count }))
    .describe('Bales that went to the blow room'),
  sections: z.array(z.strictObject({ id, name: demoText(30) })).min(1),
  waste: z.array(z.strictObject({ day: past, section: id, kilos: z.number().int().min(0) })),
});
