import { z } from 'zod';
import { base, tasks } from '../../demo/base.ts';
import { amount, day, id, listOf, past, time } from '../../demo/plain-schema.ts';
import { checkedBy } from '../../demo/references.ts';
import { demoText } from '../../demo/words-schema.ts';
import { faultsOf } from './schema-faults.ts';
import { field, flats, phone } from './sub-schemas.ts';

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
  people: listOf({
    id,
    name: demoText(60),
    post: demoText(60),
    limit: amount.nullable().describe('The largest discount they give in taka; null is any'),
    season: z
      .strictObject({ target: amount, sold: amount })
      .optional()
      .describe('What they are to sell in the season in taka, and have sold'),
  })
    .min(2)
    .describe('The one who sits there at first stands first'),
  areas: listOf({ id, name: demoText(30) }).min(1),
  stages: listOf({ id, name: demoText(30) })
    .min(3)
    .describe('From the first word to the sale'),
  leads: listOf({
    id,
    name: demoText(60),
    area: id,
    phone,
    wants: demoText(80),
    stage: id,
    person: id,
    note: demoText(200),
    last: past.describe('When somebody last spoke with them'),
  }).min(1),
  things: listOf({ id, name: demoText(40) })
    .min(1)
    .describe('What can be taken along to one visit at a time'),
  times: z.array(time).min(1).describe('When a visit can begin'),
  visits: listOf({
    id,
    day,
    time,
    who: demoText(60),
    what: demoText(60),
    area: id,
    person: id,
    lead: id.optional().describe('The lead it belongs to'),
    thing: id.optional().describe('What is taken along'),
    done: z.boolean().default(false),
    spot: z
      .strictObject({ x: z.number(), y: z.number(), km: z.number().int().min(0) })
      .optional()
      .describe('On the map of the day, and the way there'),
  }).min(1),
  desk: z.discriminatedUnion('kind', [flats, field]),
});

/** showroom/demos: the desk of people who sell what takes months to sell. */
export const pipelineSchema = plainPipeline.superRefine(checkedBy(faultsOf));
