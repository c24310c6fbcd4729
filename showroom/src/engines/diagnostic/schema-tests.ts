import { z } from 'zod';
import { picture } from '../../demo/picture.ts';
import { ref } from '../../demo/references.ts';
import { demoText } from '../../demo/words-schema.ts';
import { sexes } from './lists.ts';

const range = z
  .strictObject({
    sex: z.enum(['any', ...sexes]).default('any'),
    from: z
      .number()
      .int()
      .min(0)
      .default(1)
      .describe('The youngest age in years; 0 where it holds for infants, too'),
    to: z.number().int().max(150).default(150).describe('The oldest age in years'),
    low: z.number().min(0).default(0),
    high: z.number().nullable().default(null).describe('Nothing where only a low value matters'),
  })
  .refine(({ low, high }) => high === null || high > low, {
    error: 'high must be greater than low',
  });

const part = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    name: demoText(40),
    unit: z.string().max(16),
    decimals: z.number().int().min(0).max(3).default(0),
    most: z
      .number()
      .positive()
      .describe('More than this no living person has: a slip of the point'),
    ranges: z.array(range).min(1).describe('By sex and age; the first that fits counts'),
  })
  .refine(
    ({ decimals, ranges }) =>
      ranges
        .flatMap(({ low, high }) => [low, high ?? low])
        .every((bound) => Number(bound.toFixed(decimals)) === bound),
    { path: ['ranges'], error: 'a bound must have no more decimals than the values have' },
  );

const template = z.strictObject({
  id: z.string(),
  name: demoText(60),
  findings: z.string().trim().min(1).max(700).describe('As on the report, one line each'),
  impression: z.string().trim().min(1).max(200),
});

/** A test of a diagnostic centre: measured values, or what a specialist writes about a picture. */
export const test = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: demoText(60),
  short: demoText(30).describe('As on a bill'),
  price: z.number().int().positive().describe('In whole taka'),
  picture: picture.describe('Its tube, or its film'),
  work: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('values'),
      specimen: demoText(40).describe('What is taken, and in which tube'),
      analyser: ref('analysers')
        .nullable()
        .default(null)
        .describe('The machine that sends the values'),
      parts: z.array(part).min(1),
    }),
    z.strictObject({
      kind: z.literal('written'),
      templates: z.array(template).min(1),
    }),
  ]),
});
