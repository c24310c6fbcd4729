import { z } from 'zod';
import { say } from '../../demo/words-schema.ts';
import { id } from './schema-story.ts';

const paisa = z.number().int().positive().describe('In paisa');

export const markets = z.strictObject({
  part: z.literal('markets'),
  title: say(30),
  exchanges: z
    .array(
      z.strictObject({
        id,
        name: say(30),
        index: z.strictObject({ name: say(20), value: z.number(), before: z.number() }),
        shares: z
          .array(z.strictObject({ name: say(40), sector: say(30), price: paisa, before: paisa }))
          .min(2),
      }),
    )
    .min(1),
});

export const rates = z.strictObject({
  part: z.literal('rates'),
  title: say(30),
  rates: z
    .array(
      z.strictObject({
        id,
        sign: say(20),
        name: say(40),
        buy: paisa.describe('What the bank gives for one, in paisa'),
        sell: paisa.describe('What it takes for one, in paisa'),
      }),
    )
    .min(1),
});
