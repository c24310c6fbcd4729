import { z } from 'zod';
import { id } from '../../demo/plain-schema.ts';
import { demoText } from '../../demo/words-schema.ts';
import { givingSections } from './schema-giving.ts';
import { showing } from './schema-showing.ts';
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
