import { z } from 'zod';
import { demoText } from '../../demo/words-schema.ts';
import { id } from './schema-story.ts';

const paisa = z.number().int().positive().describe('In paisa');

export const markets = z.strictObject({
  part: z.literal('markets'),
  title: demoText(30),
  exchanges: z
    .array(
      z.strictObject({
        id,
        name: demoText(30),
        index: z.strictObject({ name: demoText(20), value: z.number(), before: z.number() }),
        shares: z
          .array(
            z.strictObject({
              name: demoText(40),
              sector: demoText(30),
              price: paisa,
              before: paisa,
            }),
          )
          .min(2),
      }),
    )
    .min(1),
});

export const rates = z.strictObject({
  part: z.literal('rates'),
  title: demoText(30),
  rates: z
    .array(
      z.strictObject({
        id,
        sign: demoText(20),
        name: demoText(40),
        buy: paisa.describe('What the bank gives for one, in paisa'),
        sell: paisa.describe('What it takes for one, in paisa'),
      }),
    )
    .min(1),
});
