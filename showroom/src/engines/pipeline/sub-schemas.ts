import { z } from 'zod';
import { amount, day, id, past, time } from '../../demo/plain-schema.ts';
import { demoText } from '../../demo/words-schema.ts';

/** Who sells here, and how much of a price they may give away. */
export const person = z.strictObject({
  id,
  name: demoText(60),
  post: demoText(60),
  discount: amount.nullable().describe('The most in taka; null is any'),
  season: z
    .strictObject({ target: amount, sold: amount })
    .optional()
    .describe('What they are to sell in the season in taka, and have sold'),
});

export const phone = z.string().regex(/^01\d{9}$/, { error: 'must be 11 digits from 01 on' });

export const lead = z.strictObject({
  id,
  name: demoText(60),
  area: id,
  phone,
  wants: demoText(80),
  stage: id,
  person: id,
  note: demoText(200),
  last: past.describe('When somebody last spoke with them'),
});

export const visit = z.strictObject({
  id,
  day,
  time,
  who: demoText(60),
  what: demoText(60),
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
