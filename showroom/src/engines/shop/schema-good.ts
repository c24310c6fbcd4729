import { z } from 'zod';
import { picture } from '../../demo/picture.ts';
import { id } from '../../demo/plain-schema.ts';
import { ref } from '../../demo/references.ts';
import { demoText } from '../../demo/words-schema.ts';

export const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, { error: 'must be a colour such as #7b1030' });

/** What the price of a good is for, and in what it is counted. */
const sold = z
  .discriminatedUnion('by', [
    z.strictObject({ by: z.literal('piece') }),
    z.strictObject({ by: z.literal('hali') }),
    z.strictObject({ by: z.literal('pack'), of: demoText(20).describe('Such as 250 g or litre') }),
    z.strictObject({
      by: z.literal('kilo'),
      step: z.number().int().positive().describe('The least one can buy, in grams'),
    }),
  ])
  .default({ by: 'piece' });

/** Something to choose that may change the price: wood, polish, size, colour. */
const choice = z.strictObject({
  id,
  name: demoText(30),
  start: ref('.options').describe('The option that is chosen at first'),
  options: z
    .array(
      z.strictObject({
        id,
        name: demoText(40),
        adds: z.number().int().default(0).describe('What it adds to the price in taka'),
        colour: colour.optional().describe('Shown as a patch of colour'),
        picture: picture.optional().describe('What the good looks like with it'),
      }),
    )
    .min(2),
});

const review = z.strictObject({
  words: demoText(200),
  who: demoText(40),
  stars: z.number().int().min(1).max(5),
});

export const good = z
  .strictObject({
    id,
    name: demoText(60),
    note: demoText(60)
      .optional()
      .describe('One line under the name: who wrote it, how much is in it'),
    about: demoText(300),
    price: z.number().int().positive().describe('In whole taka'),
    sold,
    stock: z.number().min(0).describe('In what it is counted: pieces, halis, packs, kilos'),
    picture,
    large: picture.optional().describe('On its own page, where it is another than on the shelf'),
    lettered: z
      .enum(['light', 'dark'])
      .optional()
      .describe('For a cover on which the name stands, in light or dark letters'),
    traits: z
      .record(ref('filters'), ref('filters.*.choices'))
      .describe('By the id of a filter, the id of its choice that holds for the good'),
    closeUps: z.array(z.strictObject({ name: demoText(30), picture })).default([]),
    choices: z.array(choice).default([]),
    extras: z.array(ref('extras')).default([]).describe('What may be added to it, by id'),
    pages: z.array(demoText(700)).default([]).describe('Pages to look into'),
    preorder: demoText(40).optional().describe('When it comes, for what can only be ordered ahead'),
    facts: z
      .record(ref('facts'), z.union([z.number(), demoText(40)]))
      .default({})
      .describe('By the id of a fact, its number or words'),
    warranty: z
      .strictObject({ months: z.number().int().positive(), number: z.enum(['serial', 'imei']) })
      .optional(),
    ingredients: z.array(demoText(40)).default([]),
    batch: z
      .strictObject({
        prefix: z.string().regex(/^[A-Z]{2,3}$/),
        made: z.number().int().max(0).describe('Months from when the demo is opened'),
        lasts: z.number().int().positive().describe('Months from when it was made'),
      })
      .optional(),
    rating: z
      .strictObject({ stars: z.number().min(1).max(5), buyers: z.number().int().positive() })
      .optional()
      .describe('What buyers thought before the reviews that stand here'),
    reviews: z.array(review).default([]),
    substitute: ref('goods').optional().describe('What may be brought in its place'),
  })
  .refine(({ sold, price }) => sold.by !== 'kilo' || (price * sold.step) % 1000 === 0, {
    path: ['price'],
    error: 'is no whole taka by the step; choose another step or price',
  })
  .refine(
    ({ sold, stock }) => (sold.by === 'kilo' ? (stock * 1000) % sold.step : stock % 1) === 0,
    { path: ['stock'], error: 'is no whole number of its steps' },
  );
