import { z } from 'zod';
import { base, tasks } from '../../demo/base.ts';
import { id, time } from '../../demo/plain-schema.ts';
import { demoText } from '../../demo/words-schema.ts';
import { faultsOf } from './schema-faults.ts';
import { field } from './schema-field.ts';
import { flats } from './schema-flats.ts';
import { lead, person, visit } from './sub-schemas.ts';

/** The checks of a pipeline that tell when a task is done. */
const goals = [
  'moved',
  'added',
  'planned',
  'visited',
  'quoted',
  'booked',
  'paid',
  'reminded',
  'called',
] as const;

/** A pipeline, as far as each of its parts can be checked alone. */
export const plainPipeline = z.strictObject({
  engine: z.literal('pipeline'),
  ...base,
  tasks: tasks(goals),
  address: demoText(120).describe('As it stands on quotations'),
  people: z.array(person).min(2).describe('The one who sits there at first stands first'),
  areas: z.array(z.strictObject({ id, name: demoText(30) })).min(1),
  stages: z
    .array(z.strictObject({ id, name: demoText(30) }))
    .min(3)
    .describe('From the first word to the sale'),
  leads: z.array(lead).min(1),
  things: z
    .array(z.strictObject({ id, name: demoText(40) }))
    .min(1)
    .describe('What can be taken along to one visit at a time'),
  times: z.array(time).min(1).describe('When a visit can begin'),
  visits: z.array(visit).min(1),
  desk: z.discriminatedUnion('kind', [flats, field]),
});

/** showroom/demos: the desk of people who sell what takes months to sell. */
export const pipelineSchema = plainPipeline.superRefine((pipeline, context) => {
  for (const { path, message } of faultsOf(pipeline)) {
    context.addIssue({ code: 'custom', path: [...path], message });
  }
});
