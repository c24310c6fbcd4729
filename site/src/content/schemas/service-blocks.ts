import type { Told } from '@nokshi/forms/content-faults.ts';
import { z } from 'zod';
import { entryOf, picture } from './references.ts';
import { optionalWords, sample, words } from './words.ts';

const pointsOf = (what: string) =>
  z.array(words(130, what)).min(3).max(6).describe('The list of the block, a line each');

const points = pointsOf('One line of the list');

/** A cell of a plan block. */
const planCell = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('included') }),
  z.strictObject({ is: z.literal('absent') }),
  z.strictObject({ is: z.literal('words'), words: words(40, 'What this plan has of it') }),
]);

const plans = z
  .strictObject({
    sample,
    plans: z
      .array(
        z.strictObject({
          name: words(30, 'The name of the plan'),
          price: z
            .enum(['offer', 'quotation'])
            .describe(
              'Whether it is the one that the price of the service stands for, or is quoted',
            ),
        }),
      )
      .min(2)
      .max(3),
    rows: z
      .array(
        z.strictObject({
          label: words(60, 'What a plan has or lacks'),
          cells: z.array(planCell).describe('One for each plan, in their order'),
        }),
      )
      .min(3)
      .max(7),
  })
  .superRefine(({ plans, rows }, context) => {
    for (const [index, { cells }] of rows.entries()) {
      if (cells.length === plans.length) continue;
      context.addIssue({
        code: 'custom',
        path: ['rows', index, 'cells'],
        params: { code: 'plan-cells', values: { plans: plans.length } } satisfies Told,
        message: `has ${cells.length} entries, but there are ${plans.length} plans; give each plan one`,
      });
    }
  })
  .describe('What is in which plan');

const common = {
  title: words(70, 'The heading of the block'),
  text: words(520, 'The paragraph of the block'),
  picture: picture(4 / 3),
};

/** A block of a service page. Its kind says how its words are set; picture, heading and list stay. */
export const serviceBlock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('picture'), ...common, points }),
  z.strictObject({
    kind: z.literal('steps'),
    ...common,
    points: pointsOf('One step; they are numbered in this order'),
  }),
  z.strictObject({
    kind: z.literal('before-after'),
    ...common,
    before: words(40, 'The heading over how it is done today'),
    after: words(40, 'The heading over how it is done then'),
    pairs: z
      .array(
        z.strictObject({
          before: words(110, 'How it is done today'),
          after: words(130, 'How the same is done then'),
        }),
      )
      .min(3)
      .max(5),
  }),
  z.strictObject({ kind: z.literal('plan'), ...common, points, plan: plans }),
  z.strictObject({
    kind: z.literal('sheet'),
    ...common,
    sheet: words(50, 'What stands at the head of the sheet, such as Handover list'),
    rows: z
      .array(
        z.strictObject({
          label: words(30, 'What the row is about'),
          text: words(130, 'What the sheet says of it'),
        }),
      )
      .min(3)
      .max(6),
  }),
  z.strictObject({
    kind: z.literal('quote'),
    ...common,
    points,
    testimonial: entryOf('testimonials'),
  }),
]);

/** A project that shows what a service or a product comes to. */
export const proof = z
  .strictObject({
    project: entryOf('projects'),
    result: z.int().min(1).max(3).describe('Which of its three results is shown, from 1'),
  })
  .describe('A project where one fits, with one of its results');

/** The parts in which the price of what is bought once is paid. */
export const payments = z.enum(['first', 'second', 'third']);

/** What a client holds in the course of the smallest job, and when. */
export const course = z
  .strictObject({
    sample,
    handovers: z
      .array(
        z.strictObject({
          at: z
            .int()
            .min(0)
            .max(60)
            .describe('In which week or working day, as its price counts them; 0 at the start'),
          words: words(90, 'What the client has then'),
          pays: payments.optional().describe('The part of the price that is paid then'),
        }),
      )
      .min(2)
      .max(4),
    after: optionalWords(90, 'What the client has from then on'),
  })
  .describe('What is handed over in the smallest job, drawn as a thread of its weeks or days');

/** Frequent questions about this service. */
export const serviceQuestions = z
  .array(
    z.strictObject({
      sample,
      question: words(90, 'The question'),
      answer: words(320, 'The answer'),
    }),
  )
  .min(1)
  .max(6)
  .describe('Questions that this service really gets');
