import { z } from 'zod';
import { day, id, past } from '../../demo/plain-schema.ts';
import { ref } from '../../demo/references.ts';
import { demoText } from '../../demo/words-schema.ts';
import { fact, figure, form, lead, section, share, wholeTaka } from './sub-schemas.ts';

/** Sections of an organisation that lives on what it is given. */
export const givingSections = [
  section('project', { project: ref('projects') }),
  section('projects', {
    lead,
  }),
  section('giving', {
    lead,
    amounts: z.array(wholeTaka).min(3).max(6),
    chosen: wholeTaka.describe('One of the amounts'),
    rhythm: z.enum(['once', 'monthly']).describe('What is chosen at first'),
  }),
  section('gifts', {}),
  section('accounts', {
    lead,
    look: z
      .enum(['short', 'full'])
      .default('short')
      .describe('What was spent in each year, or also what came in and what was left'),
  }),
  section('notices', {
    of: z.enum(['tender', 'job']),
    lead,
  }),
] as const;

/** A project with its place, its budget and what was spent of it. */
export const project = z.strictObject({
  id,
  name: demoText(60),
  upazila: ref('upazilas'),
  place: demoText(80).describe('The union or chars'),
  about: demoText(500),
  reach: demoText(90).describe('Whom it reaches'),
  budget: wholeTaka,
  spending: z.array(share).min(1),
  figure: figure.nullable().default(null),
});

/** The audited accounts of a year, which begins in July. */
export const year = z.strictObject({
  ago: z.number().int().nonnegative().describe('0 is the last year that is over'),
  opening: z.number().int().nonnegative().describe('What was in hand at first, in whole taka'),
  income: z.array(share).min(1),
  spending: z.array(share).min(1),
  auditor: demoText(120),
  remark: demoText(300),
});

/** A tender or a job circular. */
export const notice = z.strictObject({
  id,
  kind: z.enum(['tender', 'job']),
  number: z.string().max(30),
  name: demoText(90),
  about: demoText(600),
  published: past,
  closes: day.describe('The last day; a past one is closed'),
  facts: z.array(fact).min(1),
  terms: z.array(demoText(200)).default([]),
  form,
});

/** A gift that was given before the visitor came. */
export const gift = z.strictObject({
  name: demoText(60),
  amount: wholeTaka,
  rhythm: z.enum(['once', 'monthly']),
  method: z.enum(['bkash', 'card']),
  day: past,
});
