import { z } from 'zod';
import { base, tasks } from '../../demo/base.ts';
import { picture } from '../../demo/picture.ts';
import { amount, asDay, count, day, id, listOf, past, time } from '../../demo/plain-schema.ts';
import { checkedBy, ref } from '../../demo/references.ts';
import { demoText } from '../../demo/words-schema.ts';
import { faultsOf } from './schema-faults.ts';

const phone = z.string().regex(/^01\d{9}$/, { error: 'must be 11 digits from 01 on' });

/** The desk of a builder: a house flat by flat, sold by instalments. */
const flats = z.strictObject({
  kind: z.literal('flats'),
  building: demoText(60),
  roof: picture,
  floors: count.max(30),
  columns: listOf({
    letter: z.string().regex(/^[A-Z]$/),
    size: count.describe('Square feet'),
    facing: demoText(30),
  })
    .min(1)
    .max(6),
  rate: amount.describe('Taka a square foot'),
  extras: amount.describe('Gas, lift and generator, in every price'),
  parking: amount,
  instalments: z.array(count).min(1).describe('How many can be chosen'),
  every: count.describe('Months between them'),
  terms: z.strictObject({ booking: amount, each: amount }).describe('What is asked at first'),
  handover: asDay(count),
  ahead: count.describe('Days from the reminder to the cheque'),
  shown: z.string().describe('The flat that is shown first'),
  sold: listOf({ flat: z.string(), buyer: demoText(60) }),
  booked: listOf({
    flat: z.string(),
    lead: ref('leads').describe('The buyer, who stands under the last stage'),
    day: past,
    parking: z.boolean(),
    paid: count.describe('How many parts of the schedule'),
  }),
});

/** The desk of a machinery dealer: a day in the field, quotations, and service before the harvest. */
const field = z.strictObject({
  kind: z.literal('field'),
  map: picture,
  labels: listOf({ name: demoText(30), x: z.number(), y: z.number() }),
  machines: listOf({
    id,
    name: demoText(60),
    price: count,
    subsidy: z.number().int().min(0).max(100).describe('Per cent that the state pays'),
    picture,
  }).min(1),
  rest: demoText(60).describe('When the rest is paid'),
  quotations: listOf({
    lead: ref('leads'),
    machine: ref('desk.machines'),
    discount: amount,
    now: amount.describe('Paid on delivery'),
    day: past,
    by: ref('people'),
  }),
  calls: listOf({ lead: ref('leads'), day: past, words: demoText(240) }).describe(
    'What was said on the telephone last',
  ),
  harvests: listOf({ name: demoText(30), month: count.max(12), day: count.max(31) })
    .min(1)
    .describe('When cutting begins, every year'),
  sold: listOf({
    id,
    owner: demoText(60),
    area: ref('areas'),
    phone,
    machine: ref('desk.machines'),
    serial: z.string(),
    day: past.describe('When it was sold'),
    wear: demoText(100).describe('What was seen at the last service'),
  }).describe('Machines that are called about before each harvest'),
});

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
    area: ref('areas'),
    phone,
    wants: demoText(80),
    stage: ref('stages'),
    person: ref('people'),
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
    area: ref('areas'),
    person: ref('people'),
    lead: ref('leads').optional().describe('The lead it belongs to'),
    thing: ref('things').optional().describe('What is taken along'),
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
