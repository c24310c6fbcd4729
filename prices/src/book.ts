import { formatSentences, type Told } from '@nokshi/forms/content-faults.ts';
import { each } from '@nokshi/forms/each-schema.ts';
import { text, words } from '@nokshi/forms/words-schema.ts';
import { z } from 'zod';
import { divisionNames, groupNames, itemKeys, sourceNames } from './choices.ts';
import { measureNames } from './measures.ts';

// For the content check, the build and the server. Browser code imports its types alone.

const taka = (description: string) => z.int().min(0).max(100_000_000).describe(description);

const sample = z
  .boolean()
  .default(false)
  .describe('true while this is an invented example; false, or no line, once it is real');

const day = (description: string) =>
  z
    .preprocess(
      (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
      z.iso.date(),
    )
    .describe(description);

/** What is said of a figure that depends on others, at its own place. */
type Fault = { path: PropertyKey[]; message: string } & Told;

type Issue = { code: 'custom'; path: PropertyKey[]; message: string; params: Told };

/** Adds what is wrong to what is said of a group. */
const saying = (context: { addIssue(issue: Issue): void }, faults: readonly Fault[]): void => {
  for (const { path, message, ...told } of faults) {
    context.addIssue({ code: 'custom', path, message, params: told });
  }
};

/** Steps begin where they must, and each of them above the one before. */
const stepFaults = (steps: readonly { above: number }[], start: number): Fault[] =>
  steps.flatMap(({ above }, index): Fault[] => {
    const path = ['steps', index, 'above'];
    const before = steps[index - 1];
    if (!before) {
      const message = `is ${above}, but the first step must begin above ${start}`;
      return above === start ? [] : [{ path, message, code: 'first-step', values: { start } }];
    }
    const message = `is ${above}, but each step must begin above the one before`;
    return above > before.above ? [] : [{ path, message, code: 'steps-rise', values: {} }];
  });

/** The cost of a number of something: a price that holds some, and one for each of the others. */
const tariff = z
  .strictObject({
    base: taka('What it costs at least, in taka'),
    included: z.int().min(0).max(100_000).describe('How many of its measure that price holds'),
    steps: z
      .array(
        z.strictObject({
          above: z.int().min(0).max(100_000).describe('From how many on this price counts'),
          each: taka('What each further one costs, in taka'),
        }),
      )
      .min(1)
      .max(6)
      .describe('What each further one costs, by how many there are'),
  })
  .superRefine(({ included, steps }, context) => saying(context, stepFaults(steps, included)));

const period = z
  .strictObject({
    unit: z.enum(['working-day', 'week']).describe('What the time is counted in'),
    steps: z
      .array(
        z.strictObject({
          above: z.int().min(0).max(100_000).describe('Above how many of its measure'),
          from: z.int().min(1).max(200).describe('At least so long'),
          to: z.int().min(1).max(200).describe('At most so long'),
        }),
      )
      .min(1)
      .max(6)
      .describe('How long it takes, by how large it is'),
  })
  .superRefine(({ steps }, context) => {
    saying(context, [...stepFaults(steps, 0), ...steps.flatMap(timeFaults)]);
  });

type TimeStep = { from: number; to: number };

/** The longest time is not below the shortest, and what is larger takes no less. */
function timeFaults(
  { from, to }: TimeStep,
  index: number,
  steps: readonly TimeStep[],
): readonly Fault[] {
  const before = steps[index - 1];
  const at = (key: keyof TimeStep) => ['steps', index, key];
  const shorter = (key: keyof TimeStep): Fault => ({
    path: at(key),
    message: 'must not be less than in the step before, which is smaller',
    ...{ code: 'takes-less', values: {} },
  });
  return [
    ...(from > to
      ? [
          {
            path: at('to'),
            message: `is ${to}, but must be at least ${from}, the shortest time`,
            ...({ code: 'too-low', values: { least: from } } as const),
          },
        ]
      : []),
    ...(before && from < before.from ? [shorter('from')] : []),
    ...(before && to < before.to ? [shorter('to')] : []),
  ];
}

/** A name in addresses and within words. */
const key = (description: string) =>
  z
    .string()
    .max(40)
    .regex(/^[A-Za-z0-9-]+$/, { error: formatSentences.key })
    .describe(description);

const twiceFaults = <Field extends string>(
  field: Field,
  entries: readonly Record<Field, string>[],
): Fault[] =>
  entries.flatMap(({ [field]: name }, index): Fault[] =>
    entries.findIndex((one) => one[field] === name) === index
      ? []
      : [
          {
            path: [index, field],
            message: `is "${name}", as of another entry; each needs one of its own`,
            ...{ code: 'same-key', values: { key: name } },
          },
        ],
  );

/** A rate of VAT, and what it is based on. */
const vatRate = {
  rate: z.number().min(0).max(50).describe('The rate in per cent'),
  rule: words(200, 'The rule that says so'),
  lookedUp: day('The day the rule was looked up'),
};

/** What one may rent or buy. `entryOf` names the entries of a folder of content/, as the content check proves. */
const planOfBook = (entryOf: (collection: string) => z.ZodType<string>) =>
  z
    .strictObject({
      key: key('Its name in addresses, such as POS'),
      title: words(60, 'What it is called in an offer'),
      group: z.enum(groupNames).describe('Where it stands in the list of choices'),
      products: z.array(entryOf('products')).default([]).describe('The products that it prices'),
      galleries: z
        .array(entryOf('galleries'))
        .default([])
        .describe('The galleries of ready products that it prices'),
      services: z.array(entryOf('services')).default([]).describe('The services that it prices'),
      measure: z.enum(measureNames).describe('What its size is counted in'),
      forWhom: words(90, 'For whom the lowest price is'),
      includes: z.array(words(110, 'One thing that is in it')).min(1).max(6),
      excludes: z.array(words(110, 'One thing that is not in it')).min(1).max(5),
      rent: z
        .strictObject({
          per: z.enum(['month', 'year']).describe('How often it is paid'),
          price: tariff,
          setup: taka('What setting it up costs, in taka'),
        })
        .optional()
        .describe('What renting it costs: the server, updates and care are in it'),
      buy: z
        .strictObject({
          price: tariff,
          hosting: z.boolean().describe('Whether it needs a server of ours, paid by the year'),
        })
        .optional()
        .describe('What buying it once costs'),
      moving: z
        .strictObject({
          what: words(50, 'What is moved, such as items'),
          usual: z
            .int()
            .min(0)
            .max(10_000_000)
            .optional()
            .describe('How many rows are usual; without it, as many as of its measure'),
          included: z
            .int()
            .min(0)
            .max(1_000_000)
            .describe('How many rows are moved free of charge'),
        })
        .optional()
        .describe('Moving what is there already'),
      training: z
        .strictObject({
          included: z.int().min(0).max(30).describe('How many days are free of charge'),
          usual: z.int().min(0).max(60).describe('How many days are usual'),
        })
        .optional()
        .describe('Training; what has none is not asked for on the page of prices'),
      messages: z.boolean().default(false).describe('Whether it sends SMS'),
      period: period.describe('How long it takes until it is in use'),
      ready: words(70, 'A sentence around the time, {time} filled in'),
    })
    .superRefine(({ rent, buy }, context) => {
      if (rent || buy) return;
      const message = 'has neither a rent nor a price; add one of them';
      saying(context, [{ path: [], message, code: 'rent-or-buy', values: {} }]);
    });

/** content/prices/index.yaml: every figure that a buyer pays or waits for. */
export const priceBookOf = (entryOf: (collection: string) => z.ZodType<string>) =>
  z.strictObject({
    sample,
    day: day('The day of this book, such as 2026-11-20'),
    validDays: z.int().min(1).max(365).describe('For how many days an offer holds'),
    vat: z.strictObject({
      sample,
      ...vatRate,
      lines: z
        .array(
          z.strictObject({
            item: z.enum(itemKeys).describe('The line of an offer that has this rate'),
            ...vatRate,
          }),
        )
        .max(itemKeys.length)
        .default([])
        .superRefine((lines, context) => saying(context, twiceFaults('item', lines)))
        .describe('Lines with a rate of their own; all others have the one above'),
    }),
    moving: each(sourceNames, (name) => taka(`What 100 rows from ${name} cost, in taka`)),
    training: z.strictObject({
      online: taka('A day of training online, in taka'),
      company: taka('A day of training at the company, in taka'),
    }),
    travel: each(divisionNames, (name) => taka(`A journey to ${name} and back, in taka`)),
    message: z.int().min(0).max(1_000).describe('What one SMS costs, in paisa'),
    hosting: taka('A year of hosting of what was bought, in taka'),
    domain: taka('A .com for a year, in taka'),
    care: z.strictObject({
      percent: z.int().min(0).max(100).describe('Yearly care, in per cent of the price'),
      freeMonths: z.int().min(0).max(12).describe('For how many months faults are mended free'),
    }),
    payment: z
      .array(z.int().min(1).max(100))
      .length(3)
      .superRefine((parts, context) => {
        const sum = parts.reduce((whole, part) => whole + part, 0);
        if (sum === 100) return;
        const message = `adds up to ${sum}, but must add up to 100`;
        saying(context, [{ path: [], message, code: 'not-hundred', values: { sum } }]);
      })
      .describe('How custom work is paid, in per cent: at signing, at trying, at handover'),
    hardware: z
      .array(
        z.strictObject({
          key: key('Its name in other words, such as printer'),
          title: words(80, 'What it is'),
          from: taka('What it costs at least in a shop, in taka'),
        }),
      )
      .max(12)
      .describe('Devices that work with it; they are bought in a shop'),
    plans: z
      .array(planOfBook(entryOf))
      .min(1)
      .max(60)
      .superRefine((plans, context) => saying(context, twiceFaults('key', plans))),
  });

/** The book for programs that need no proof that the entries it names are there. */
export const priceBookFile = priceBookOf((collection) => text(60).describe(`Of ${collection}`));

export type PriceBook = z.output<typeof priceBookFile>;
