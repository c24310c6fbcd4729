import { z } from 'zod';
import { picture } from '../../demo/picture.ts';
import { id } from '../../demo/plain-schema.ts';
import { demoText } from '../../demo/words-schema.ts';

export const wholeTaka = z.number().int().positive().describe('In whole taka');

/** A drawing with the names that stand in it, which are words of the page and not of the drawing. */
export const figure = z.strictObject({
  picture,
  alt: demoText(200),
  caption: demoText(90).nullable().default(null),
  labels: z
    .array(z.strictObject({ x: z.number(), y: z.number(), name: demoText(30) }))
    .default([])
    .describe('Names in the drawing, placed in its px'),
});

/** A name and what holds for it. */
export const fact = z.strictObject({
  name: demoText(60),
  value: z.union([
    demoText(160),
    z
      .strictObject({ yearsAgo: z.number().int().nonnegative() })
      .describe('A year, by its distance'),
  ]),
});

/** Part of a sum of money. */
export const share = z.strictObject({ name: demoText(80), amount: wholeTaka });

const field = z
  .strictObject({
    id,
    label: demoText(60),
    kind: z.enum(['text', 'mail', 'phone', 'long', 'count', 'measure', 'day', 'month', 'choice']),
    isNeeded: z.boolean().default(true),
    hint: demoText(120).nullable().default(null),
    choices: z.array(demoText(80)).default([]).describe('Of a choice'),
  })
  .refine(({ kind, choices }) => (kind === 'choice') === choices.length > 1, {
    error: 'has choices, at least two, if and only if its kind is choice',
  });

/** A form whose answers stay in this browser. */
export const form = z.strictObject({
  fields: z.array(field).min(2),
  button: demoText(30),
  note: demoText(200).nullable().default(null),
});

/** A section of a page: what every one has, and what those of a kind have besides. */
export const section = <Kind extends string, Fields extends z.ZodRawShape>(
  kind: Kind,
  fields: Fields,
) =>
  z.strictObject({
    kind: z.literal(kind),
    title: demoText(90).nullable().default(null),
    width: z
      .enum(['full', 'half', 'third', 'two-thirds'])
      .default('full')
      .describe('Of a wide page; on a phone all are full'),
    ...fields,
  });

/** What stands over a section in larger words. */
export const lead = demoText(300).nullable().default(null);
