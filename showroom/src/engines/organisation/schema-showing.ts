import { z } from 'zod';
import { asDay, id } from '../../demo/plain-schema.ts';
import { demoText } from '../../demo/words-schema.ts';
import { fact, figure, form, section, wholeTaka } from './sub-schemas.ts';

/** Sections that show and tell, and the form to write to. */
export const showing = [
  z.strictObject({
    kind: z.literal('words'),
    ...section,
    lead: demoText(300).nullable().default(null),
    paragraphs: z.array(demoText(700)).default([]),
    links: z.array(z.strictObject({ page: id, name: demoText(50) })).default([]),
  }),
  z.strictObject({ kind: z.literal('figure'), ...section, figure }),
  z.strictObject({
    kind: z.literal('facts'),
    ...section,
    look: z.enum(['lines', 'cards']),
    rows: z.array(fact).min(1),
  }),
  z.strictObject({
    kind: z.literal('certificates'),
    ...section,
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
  z.strictObject({
    kind: z.literal('prices'),
    ...section,
    rows: z.array(z.strictObject({ name: demoText(60), amount: wholeTaka })).min(1),
    note: demoText(240).nullable().default(null),
  }),
  z.strictObject({
    kind: z.literal('table'),
    ...section,
    lead: demoText(300).nullable().default(null),
    columns: z.array(demoText(40)).min(2),
    rows: z.array(z.array(demoText(90))).min(1),
  }),
  z.strictObject({
    kind: z.literal('message'),
    ...section,
    lead: demoText(300).nullable().default(null),
    form,
  }),
  z.strictObject({ kind: z.literal('work'), ...section, work: id }),
  z.strictObject({
    kind: z.literal('works'),
    ...section,
    lead: demoText(300).nullable().default(null),
    of: id.nullable().default(null).describe('The one group of works that is shown'),
    look: z
      .enum(['pinned', 'pages', 'series'])
      .describe(
        'First pictures that open in full view; links to their pages; all pictures of each',
      ),
  }),
  z.strictObject({ kind: z.literal('filter'), ...section, filter: id }),
] as const;

/** A work of a portfolio: a house, a book. Its first picture stands for it. */
export const work = z.strictObject({
  id,
  group: id.describe('What lists show together, such as houses'),
  name: demoText(60),
  about: demoText(500),
  facts: z.array(fact).default([]),
  figures: z.array(figure).min(1),
  traits: z.record(id, id).default({}).describe('By the id of a filter, its choice'),
});

/** What works can be filtered by. */
export const filter = z.strictObject({
  id,
  name: demoText(40),
  choices: z.array(z.strictObject({ id, name: demoText(30) })).min(2),
});
