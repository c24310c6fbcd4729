import { z } from 'zod';
import { asDay, id } from '../../demo/plain-schema.ts';
import { ref } from '../../demo/references.ts';
import { demoText } from '../../demo/words-schema.ts';
import { fact, figure, form, lead, section, wholeTaka } from './sub-schemas.ts';

/** Sections that show and tell, and the form to write to. */
export const showing = [
  section('words', {
    lead,
    paragraphs: z.array(demoText(700)).default([]),
    links: z.array(z.strictObject({ page: ref('pages'), name: demoText(50) })).default([]),
  }),
  section('figure', { figure }),
  section('facts', {
    look: z.enum(['lines', 'cards']),
    rows: z.array(fact).min(1),
  }),
  section('certificates', {
    rows: z
      .array(
        z.strictObject({
          name: demoText(30),
          more: demoText(240),
          until: asDay(z.number().int().min(0)),
        }),
      )
      .min(1)
      .describe('Each with the day until which it holds'),
  }),
  section('prices', {
    rows: z.array(z.strictObject({ name: demoText(60), amount: wholeTaka })).min(1),
    note: demoText(240).nullable().default(null),
  }),
  section('table', {
    lead,
    columns: z.array(demoText(40)).min(2),
    rows: z.array(z.array(demoText(90))).min(1),
  }),
  section('message', {
    lead,
    form,
  }),
  section('work', { work: ref('works') }),
  section('works', {
    lead,
    of: id.nullable().default(null).describe('The one group of works that is shown'),
    look: z
      .enum(['pinned', 'pages', 'series'])
      .describe(
        'First pictures that open in full view; links to their pages; all pictures of each',
      ),
  }),
  section('filter', { filter: ref('filters') }),
] as const;

/** A work of a portfolio: a house, a book. Its first picture stands for it. */
export const work = z.strictObject({
  id,
  group: id.describe('What lists show together, such as houses'),
  name: demoText(60),
  about: demoText(500),
  facts: z.array(fact).default([]),
  figures: z.array(figure).min(1),
  traits: z
    .record(ref('filters'), ref('filters.*.choices'))
    .default({})
    .describe('By the id of a filter, its choice'),
});

/** What works can be filtered by. */
export const filter = z.strictObject({
  id,
  name: demoText(40),
  choices: z.array(z.strictObject({ id, name: demoText(30) })).min(2),
});
