import { z } from 'zod';
import { base, tasks } from '../../demo/base.ts';
import { id } from '../../demo/plain-schema.ts';
import { checkedBy, ref } from '../../demo/references.ts';
import { demoText } from '../../demo/words-schema.ts';
import { faultsIn } from './schema-faults.ts';
import { gift, givingSections, notice, project, year } from './schema-giving.ts';
import { filter, showing, work } from './schema-showing.ts';
import { trade } from './schema-trade.ts';

const section = z.discriminatedUnion('kind', [...showing, ...givingSections, ...trade]);

export const page = z.strictObject({
  id,
  name: demoText(30),
  menu: z.enum(['link', 'button', 'none']).default('link').describe('How the menu leads to it'),
  arrangement: z
    .enum(['stacked', 'columns'])
    .default('stacked')
    .describe('Below one another, or with opening and side in a column of their own'),
  opening: z.array(section).default([]),
  sections: z.array(section).min(1),
  side: z.array(section).default([]),
});

/** What the website of an organisation notices of the tasks. */
const goals = [
  'filtered',
  'viewed',
  'read',
  'given',
  'applied',
  'chosen',
  'asked',
  'tracked',
  'estimated',
] as const;

/** showroom/demos: the website of an organisation, put together of sections. */
export const organisationSchema = z
  .strictObject({
    engine: z.literal('organisation'),
    ...base,
    tasks: tasks(goals),
    beside: demoText(60).nullable().default(null).describe('Words beside the logo'),
    header: z.enum(['band', 'split']).describe('One colour, or the menu on the ground of the page'),
    foot: z.array(demoText(160)).min(1).describe('At the foot of every page'),
    pages: z.array(page).min(2).describe('In the order of the menu'),
    home: ref('pages').describe('The page where a visitor comes in'),
    receipt: z.string().max(8).default('R').describe('Before the number of a receipt'),
    filters: z.array(filter).default([]),
    works: z.array(work).default([]),
    upazilas: z.array(z.strictObject({ id, name: demoText(40) })).default([]),
    projects: z.array(project).default([]),
    accounts: z.array(year).default([]).describe('The latest year first'),
    notices: z.array(notice).default([]),
    gifts: z.array(gift).default([]).describe('What was given before, the latest first'),
  })
  .superRefine(checkedBy(faultsIn));
