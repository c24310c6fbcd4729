import { z } from 'zod';
import { base, tasks } from '../../demo/base.ts';
import { id } from '../../demo/plain-schema.ts';
import { checkedBy } from '../../demo/references.ts';
import { demoText } from '../../demo/words-schema.ts';
import { faultsOf } from './schema-faults.ts';
import { section } from './schema-sections.ts';
import { daily, story } from './schema-story.ts';

/** The checks of a newspaper that tell when a task is done. */
const goals = [
  'followed',
  'turned',
  'archived',
  'searched',
  'chosen',
  'compared',
  'advertised',
  'sorted',
  'converted',
  'subscribed',
  'bowled',
  'scheduled',
  'filed',
  'noted',
  'leafed',
  'written',
] as const;

/** The pages that a paper may name in its bar of sections. */
export const pageNames = [
  'live',
  'paper',
  'haat',
  'notices',
  'rates',
  'markets',
  'subscription',
  'match',
  'league',
  'fixtures',
  'desk',
  'covers',
] as const;

export const fields = z.strictObject({
  engine: z.literal('newspaper'),
  ...base,
  tasks: tasks(goals),
  motto: demoText(80).describe('One line beside the name'),
  place: demoText(30).describe('Where it is printed, before the date'),
  printed: z.discriminatedUnion('every', [
    z.strictObject({ every: z.literal('day') }),
    z.strictObject({
      every: z.literal('week'),
      first: z.iso
        .date()
        .describe('The day of No. 1, such as 2026-02-06; the others follow from it'),
    }),
  ]),
  since: z.number().int().min(1900).describe('The year its archive begins with'),
  hasHijri: z.boolean().describe('Whether the Hijri date stands beside the other two'),
  masthead: z.strictObject({
    on: z.enum(['bar', 'ground']).describe('What the name stands on'),
    lay: z.enum(['centred', 'inline']).describe('Above its sections, or beside them'),
  }),
  sections: z.array(z.strictObject({ id, name: demoText(30) })).min(1),
  ways: z
    .array(
      z.union([
        z.strictObject({ section: id }),
        z.strictObject({ page: z.enum(pageNames), name: demoText(30) }),
      ]),
    )
    .min(1)
    .describe('The bar of sections and pages'),
  stories: z.array(story).min(1).describe('The first one leads'),
  dailies: z.array(daily).describe('What the archive has for every day'),
  front: z
    .array(
      z.strictObject({
        width: z.enum(['full', 'wide', 'middle', 'narrow']),
        parts: z.array(section).min(1),
      }),
    )
    .min(1)
    .describe('The columns of the front; one of full width is a row'),
});

/** showroom/demos: a newspaper. */
export const newspaperSchema = fields.superRefine(checkedBy(faultsOf));
