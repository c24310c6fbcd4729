import { z } from 'zod';
import { base, tasks } from '../../demo/base.ts';
import { picture } from '../../demo/picture.ts';
import { past, time } from '../../demo/plain-schema.ts';
import { checkedBy, ref } from '../../demo/references.ts';
import { demoText } from '../../demo/words-schema.ts';
import { methods, sampleStates, serialStates, sexes } from './lists.ts';
import { faultsOf } from './schema-faults.ts';
import { test } from './schema-tests.ts';

/** The checks of a diagnostic centre that tell when a task is done. */
const goals = [
  'serialGiven',
  'billed',
  'labelled',
  'fetched',
  'written',
  'signed',
  'delivered',
  'opened',
] as const;

const doctor = z.strictObject({
  id: z.string(),
  name: demoText(60),
  subject: demoText(60),
  visitName: demoText(40).describe('What the bill calls a visit'),
  visit: z.number().int().positive().describe('What a visit costs in taka'),
  chamber: demoText(60).describe('Room and hours'),
  portrait: picture,
  most: z.number().int().positive().describe('How many serials a day has'),
  phonedEarlier: z.number().int().min(0).describe('Serials by phone that are not in the list'),
  first: z.number().int().positive().describe('The number of the first serial of the list'),
  serials: z
    .array(
      z.strictObject({
        name: demoText(60),
        phone: z.string().nullable().default(null),
        state: z.enum(serialStates),
        isByPhone: z.boolean().default(false),
      }),
    )
    .min(1),
});

const bill = z.strictObject({
  number: z.number().int(),
  name: demoText(60),
  age: z.number().int().min(0).max(130),
  sex: z.enum(sexes),
  phone: z.string(),
  point: ref('points'),
  doctor: ref('doctors').nullable().default(null).describe('Whose visit is on the bill'),
  serial: z.number().int().nullable().default(null).describe('Their serial of that doctor'),
  by: demoText(60).describe('Who sent the patient'),
  discount: z.number().int().min(0).default(0),
  paid: z.number().int().min(0),
  method: z.enum(methods).default('bkash').describe('How that was paid'),
  day: past,
  samples: z.array(
    z.strictObject({
      number: z.number().int(),
      test: ref('tests'),
      state: z.enum(sampleStates),
      values: z.record(z.string(), z.number()).default({}).describe('By the id of a part'),
      template: z.string().nullable().default(null),
      checkedBy: ref('staff').nullable().default(null),
      signedBy: ref('staff').nullable().default(null),
    }),
  ),
});

export const fields = z.strictObject({
  engine: z.literal('diagnostic'),
  ...base,
  tasks: tasks(goals),
  opensAt: z.enum(['reception', 'laboratory']).describe('The first screen'),
  backdrop: picture.nullable().default(null).describe('Behind the foot of every screen'),
  place: demoText(60),
  phone: z.string().describe('As on the report'),
  samplePrefix: z.string().regex(/^[A-Z]{2}$/),
  ready: z
    .strictObject({
      days: z.number().int().min(0).max(30),
      at: time,
    })
    .describe('How many days after the bill reports are ready, and at what time'),
  points: z
    .array(z.strictObject({ id: z.string(), name: demoText(40) }))
    .min(1)
    .describe('Where samples are taken'),
  analysers: z.array(z.strictObject({ id: z.string(), name: z.string().max(40) })),
  staff: z.array(
    z.strictObject({
      id: z.string(),
      name: demoText(60),
      post: demoText(80),
      may: z.enum(['check', 'sign']),
      kind: z.enum(['values', 'written']).describe('Of the laboratory, or of films'),
    }),
  ),
  tests: z.array(test).min(3),
  doctors: z.array(doctor),
  bills: z.array(bill).min(1),
});

/** showroom/demos: a diagnostic centre or a laboratory. */
export const diagnosticSchema = fields.superRefine(checkedBy(faultsOf));
