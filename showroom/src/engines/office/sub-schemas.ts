import { z } from 'zod';
import { picture } from '../../demo/picture.ts';
import { amount, count, id, listOf, past, time } from '../../demo/plain-schema.ts';
import { demoText } from '../../demo/words-schema.ts';

const whole = z.number().int().min(0);

/** The desk of an importer: what a shipment costs, and the VAT return. */
export const imports = z.strictObject({
  kind: z.literal('imports'),
  heads: listOf({ name: demoText(30), short: demoText(16), picture })
    .length(4)
    .describe('Heads of cost: the LC value first, the others are spread by it'),
  shipments: listOf({
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
    items: listOf({ good: id, cartons: count, value: count })
      .min(1)
      .describe('Their values sum to the LC value'),
  })
    .min(1)
    .describe('The one that is shown first stands first'),
  sales: z
    .strictObject({ seed: z.string(), aDay: count })
    .describe(
      'How many invoices there are on each day of work, made by chance of goods and buyers',
    ),
});

/** The desk of a spinning mill: cotton, ring frames and waste. */
export const mill = z.strictObject({
  kind: z.literal('mill'),
  cone: picture.describe('Of a lot of cotton'),
  lots: listOf({
    number: z.string(),
    origin: demoText(40),
    paper: z.string().describe('The letter of credit it came under'),
    bales: count,
    left: whole,
    low: whole.describe('At or below it more has to come'),
    weight: count.describe('Kilograms a bale'),
    arrived: past,
    quality: demoText(60),
  }).min(1),
  shifts: listOf({ name: demoText(16), from: time })
    .length(3)
    .describe('In the order of the day, which begins with the first'),
  frames: listOf({
    id,
    name: demoText(16),
    good: id.describe('The yarn it spins'),
    most: count.describe('Kilograms a shift at the most'),
    least: count.describe('Below it the reason is asked for'),
  }).min(1),
  output: listOf({
    day: past,
    frame: id,
    kilos: z.array(whole.nullable()).length(3),
    note: demoText(80).optional().describe('Why it stopped'),
  }).describe(
    'A row for each frame and day; null is not weighed yet; of today the first shift only',
  ),
  fed: listOf({ day: past, lot: z.string(), bales: count }).describe(
    'Bales that went to the blow room',
  ),
  sections: listOf({ id, name: demoText(30) }).min(1),
  waste: listOf({ day: past, section: id, kilos: whole }),
});
