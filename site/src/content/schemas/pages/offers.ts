import { z } from 'zod';
import { entryOf, titledText } from '../references.ts';
import { optionalWords, sample, words } from '../words.ts';
import { adorned, banner, page, section } from './page-fields.ts';

export const price = z.strictObject({
  ...adorned,
  title: words(40, 'The heading'),
  lead: words(240, 'What one does here'),
  programs: z
    .strictObject({
      title: words(60, 'The heading'),
      text: words(400, 'How it is asked; {address}, {product} and {notes} filled in'),
      products: words(140, 'Above the list of products, {product} filled in'),
      answers: words(140, 'Above the list of answers'),
      range: words(40, 'The bounds of a number, {least} and {most} filled in'),
      returns: words(300, 'What comes back; {fields}, {vat} and {day} filled in'),
      sample: words(140, 'That the amounts are examples'),
    })
    .describe('What llms.txt says of offers to programs and assistants'),
});

export const priceOffer = z.strictObject({
  ...page,
  title: words(40, 'The heading'),
  questions: words(60, 'The heading above the questions'),
});

export const services = z.strictObject({
  ...adorned,
  title: words(40, 'The heading'),
  subtitle: words(160, 'The line under the heading'),
  engagement: section.extend({ ways: z.array(titledText(50, 260)).min(1).max(6) }),
  process: section,
  pays: z
    .strictObject({
      first: words(40, 'What stands where the first part is paid'),
      second: words(40, 'What stands where the second part is paid'),
      third: words(40, 'What stands where the third part is paid'),
    })
    .optional(),
  detail: z.strictObject({
    course: z
      .strictObject({
        title: words(60, 'The heading above what is handed over'),
        week: words(160, 'What one stitch of the thread is, where a price counts weeks'),
        day: words(160, 'What one stitch of the thread is, where a price counts working days'),
        start: words(30, 'What stands at its beginning'),
        inWeek: words(30, 'Which week it is, {number} filled in'),
        onDay: words(30, 'Which working day it is, {number} filled in'),
        after: words(30, 'What stands after its end'),
      })
      .optional(),
    technologies: words(60, 'The heading of the technology grid'),
    next: words(60, 'The heading above the neighbouring services'),
    questions: words(60, 'The heading of the questions'),
    plan: z.strictObject({
      included: words(30, 'What a tick in the table of plans means'),
      absent: words(30, 'What a dash in it means'),
      price: words(30, 'The label of its prices'),
      quotation: words(30, 'What stands for a price that is quoted'),
    }),
  }),
  closing: titledText(80, 260),
});

export const products = z.strictObject({
  ...adorned,
  title: words(40, 'The heading of the products'),
  intro: words(240, 'The line under it'),
  ready: section.extend({
    galleries: z.array(entryOf('galleries')).max(9),
  }),
  compare: section.extend({
    groups: z
      .array(
        z.strictObject({
          title: words(60, 'The heading of the table'),
          advice: words(240, 'Which of them is for whom'),
          products: z.array(entryOf('products')).min(2).max(3),
        }),
      )
      .max(6)
      .describe('Products that buyers confuse, a table for each group'),
    rows: z.strictObject({
      forWhom: words(30, 'The row that says for whom it is'),
      contains: words(30, 'The row that says what is in it'),
      offline: words(30, 'The row that says whether it works without internet'),
      data: words(30, 'The row that says where its data stands'),
      price: words(30, 'The row of the lowest prices'),
    }),
  }),
  detail: z.strictObject({
    checklist: words(60, 'The heading of the checklist'),
    features: words(60, 'The heading of the features'),
    more: words(60, 'The heading above the other products'),
  }),
  closing: titledText(80, 260),
});

export const readyProducts = z.strictObject({
  ...adorned,
  ...banner.shape,
  demos: z.strictObject({
    one: words(40, 'The count of demos when there is one'),
    many: words(40, 'The count of demos, {count} filled in'),
  }),
  next: z.strictObject({
    title: words(60, 'The heading above what follows the demos'),
    product: words(60, 'The link to the product, {product} filled in'),
    terms: words(60, 'The link to the terms'),
  }),
  closing: titledText(80, 260),
});

export const bookADemo = z.strictObject({
  ...page,
  title: words(60, 'The heading of the form'),
  about: words(
    60,
    'Above the form, where the list lacks the product one comes from; {product} filled in',
  ),
  intro: words(240, 'The line under it'),
  minutes: section
    .extend({
      sample,
      start: optionalWords(20, 'What stands at its beginning, in place of minute 0'),
      at: words(20, 'Which minute it is, {number} filled in'),
      steps: z
        .array(
          z.strictObject({
            from: z.int().min(0).max(120).describe('From which minute on'),
            words: words(130, 'What is done then'),
          }),
        )
        .min(2)
        .max(6),
    })
    .optional()
    .describe('What is done in a demo, minute by minute'),
});
