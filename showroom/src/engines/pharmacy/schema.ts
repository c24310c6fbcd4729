import { z } from 'zod';
import { base, tasks } from '../../demo/base.ts';
import { picture } from '../../demo/picture.ts';
import { day, id } from '../../demo/plain-schema.ts';
import { checkedBy, ref } from '../../demo/references.ts';
import { demoText } from '../../demo/words-schema.ts';
import { units } from './data.ts';
import { faultsOf } from './schema-faults.ts';

/** The checks of a pharmacy that tell when a task is done. */
const goals = ['found', 'sold', 'looked', 'transferred', 'received', 'ordered', 'claimed'] as const;

const paisa = z.number().int().positive();

const medicine = z.strictObject({
  id,
  name: demoText(40).describe('The brand'),
  generic: demoText(60),
  form: demoText(40).describe('Such as Tablet, or Syrup 60 ml'),
  company: ref('companies'),
  shelf: demoText(16),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  onPrescription: z
    .boolean()
    .default(false)
    .describe('Sold on a doctor’s prescription alone, as antibiotics are'),
  price: paisa.describe('Of the smallest piece, in paisa'),
  packs: z
    .array(z.strictObject({ unit: z.enum(units), pieces: z.number().int().positive() }))
    .min(1)
    .describe('What it is sold in, smallest first, with how many pieces each has'),
  main: z.enum(units).describe('The pack that is priced on the list, counted, and ordered'),
  cost: paisa.describe('What the company takes for a main pack, in paisa'),
  sold: z
    .array(z.strictObject({ branch: ref('branches'), packs: z.number().int().min(0) }))
    .describe('Main packs that a branch sold last month'),
  batches: z.array(
    z.strictObject({
      number: z.string().regex(/^[A-Z0-9-]+$/),
      branch: ref('branches'),
      expires: day.describe('The last day it may be sold'),
      packs: z.number().int().positive().describe('Main packs that are left of it'),
    }),
  ),
});

export const fields = z.strictObject({
  engine: z.literal('pharmacy'),
  ...base,
  tasks: tasks(goals),
  opensAt: z.enum(['counter', 'purchase']).describe('The first screen'),
  place: demoText(60),
  phone: z.string(),
  nearDays: z.number().int().positive().describe('How long before its date a batch is warned of'),
  branches: z
    .array(
      z.strictObject({
        id,
        name: demoText(40),
        picture,
        /** What it had sold today before the visitor came, in whole taka. */
        taken: z.number().int().min(0),
        bills: z.number().int().min(0),
      }),
    )
    .min(1),
  companies: z.array(z.strictObject({ id, name: demoText(40), short: demoText(20) })).min(1),
  medicines: z.array(medicine).min(6),
  onBill: z
    .array(
      z.strictObject({
        medicine: ref('medicines'),
        unit: z.enum(units),
        count: z.number().int().positive(),
      }),
    )
    .describe('The bill that is under way at the first branch'),
});

/** showroom/demos: a pharmacy of one or more branches. */
export const pharmacySchema = fields.superRefine(checkedBy(faultsOf));
