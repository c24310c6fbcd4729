import { z } from 'zod';
import { picture } from '../../demo/picture.ts';
import { say } from '../../demo/words-schema.ts';
import { amount, id, past } from '../office/schema-parts.ts';

/** Who sells here, and how much of a price they may give away. */
export const person = z.strictObject({
  id,
  name: say(60),
  post: say(60),
  discount: amount.nullable().describe('The most in taka; null is any'),
  season: z
    .strictObject({ target: amount, sold: amount })
    .optional()
    .describe('What they are to sell in the season in taka, and have sold'),
});

export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be as in 09:30' });

export const phone = z.string().regex(/^01\d{9}$/, { error: 'must be 11 digits from 01 on' });

export const lead = z.strictObject({
  id,
  name: say(60),
  area: id,
  phone,
  wants: say(80),
  stage: id,
  person: id,
  note: say(200),
  last: past.describe('When somebody last spoke with them'),
});

export const visit = z.strictObject({
  id,
  day: z.number().int(),
  time,
  who: say(60),
  what: say(60),
  area: id,
  person: id,
  lead: id.optional().describe('The lead it belongs to'),
  thing: id.optional().describe('What is taken along'),
  done: z.boolean().default(false),
  spot: z
    .strictObject({ x: z.number(), y: z.number(), km: z.number().int().min(0) })
    .optional()
    .describe('On the map of the day, and the way there'),
});

/** The desk of a builder: a house flat by flat, sold by instalments. */
export const flats = z.strictObject({
  kind: z.literal('flats'),
  building: say(60),
  roof: picture,
  floors: z.number().int().min(1).max(30),
  columns: z
    .array(
      z.strictObject({
        letter: z.string().regex(/^[A-Z]$/),
        size: z.number().int().positive().describe('Square feet'),
        facing: say(30),
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
  handover: z.number().int().positive().describe('Days from now'),
  ahead: z.number().int().positive().describe('Days from the reminder to the cheque'),
  shown: z.string().describe('The flat that is shown first'),
  sold: z.array(z.strictObject({ flat: z.string(), buyer: say(60) })),
  booked: z.array(
    z.strictObject({
      flat: z.string(),
      buyer: say(60),
      phone,
      day: past,
      parking: z.boolean(),
      paid: z.number().int().min(1).describe('How many parts of the schedule'),
    }),
  ),
});

/** The desk of a machinery dealer: a day in the field, quotations, and service before the harvest. */
export const field = z.strictObject({
  kind: z.literal('field'),
  map: picture,
  labels: z.array(z.strictObject({ name: say(30), x: z.number(), y: z.number() })),
  machines: z
    .array(
      z.strictObject({
        id,
        name: say(60),
        price: z.number().int().positive(),
        subsidy: z.number().int().min(0).max(100).describe('Per cent that the state pays'),
        picture,
      }),
    )
    .min(1),
  rest: say(60).describe('When the rest is paid'),
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
    .array(z.strictObject({ lead: id, day: past, words: say(240) }))
    .describe('What was said on the telephone last'),
  harvests: z
    .array(
      z.strictObject({
        name: say(30),
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
        owner: say(60),
        area: id,
        phone,
        machine: id,
        serial: z.string(),
        day: past.describe('When it was sold'),
        wear: say(100).describe('What was seen at the last service'),
      }),
    )
    .describe('Machines that are called about before each harvest'),
});
