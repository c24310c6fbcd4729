import { z } from 'zod';
import { titledText } from '../references.ts';
import { termNames } from '../terms.ts';
import { words } from '../words.ts';
import { page } from './page-fields.ts';

/** The fields of sample papers: a page around a sheet that is made for A4. */
const paper = {
  ...page,
  link: words(40, 'The link that leads here from other pages'),
  title: words(60, 'The heading of the page'),
  note: words(300, 'What it is an example of; not printed'),
  heading: words(60, 'The heading of the paper'),
  signatures: z.array(words(60, 'What stands under the line of a signature')).length(2),
};
const paperRows = z
  .array(
    z.strictObject({
      label: words(30, 'What stands on the left'),
      text: words(90, 'What stands on the right; in the contract, {company} filled in'),
    }),
  )
  .min(3)
  .max(10);
const clauses = z.array(titledText(60, 400)).max(8);

export const sampleContract = z.strictObject({
  ...paper,
  parties: paperRows.describe('Between whom, what for and at which price'),
  before: clauses.describe('The clauses that stand before the terms'),
  terms: z
    .array(z.enum(termNames))
    .min(1)
    .max(termNames.length)
    .describe('The entries of content/terms that are clauses of the contract'),
  after: clauses.describe('The clauses that stand after them'),
});

export const sampleReport = z.strictObject({
  ...paper,
  kind: words(60, 'Which examination it is'),
  patient: paperRows.describe('Whose sample it is, and when it came'),
  columns: z.strictObject({
    test: words(20, 'The heading of the tests'),
    result: words(20, 'The heading of the results'),
    unit: words(20, 'The heading of the units'),
    range: words(20, 'The heading of the normal ranges'),
  }),
  marks: z.strictObject({
    low: words(12, 'The mark of a result below its range'),
    high: words(12, 'The mark of a result above it'),
  }),
  tests: z
    .array(
      z.strictObject({
        test: words(30, 'What was measured'),
        result: words(14, 'What came out'),
        unit: words(24, 'In which unit'),
        range: words(24, 'What is normal'),
        mark: z.enum(['low', 'high']).optional().describe('Whether it lies outside'),
      }),
    )
    .min(3)
    .max(20),
  remark: words(200, 'What the pathologist remarks'),
});
