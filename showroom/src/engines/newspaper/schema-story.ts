import { z } from 'zod';
import { picture } from '../../demo/picture.ts';
import { id } from '../../demo/plain-schema.ts';
import { ref } from '../../demo/references.ts';
import { demoText } from '../../demo/words-schema.ts';

/** What stands with a story besides its words. */
const figure = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('picture'), picture, caption: demoText(160) }),
  z.strictObject({
    kind: z.literal('chart'),
    title: demoText(80),
    points: z.array(z.strictObject({ label: demoText(20), value: z.number() })).min(2),
  }),
  z.strictObject({
    kind: z.literal('table'),
    title: demoText(80),
    head: z.array(demoText(30)).min(2),
    rows: z.array(z.array(demoText(80)).min(2)).min(1),
  }),
]);

/** A story of the paper. */
export const story = z.strictObject({
  id,
  section: ref('sections'),
  label: demoText(30).optional().describe('Over the headline, such as Long read'),
  title: demoText(120),
  lettering: picture.optional().describe('The headline as drawn letters, where it leads the front'),
  intro: demoText(320).describe('The first sentences, which lists show'),
  text: z
    .array(demoText(1200))
    .default([])
    .describe('The paragraphs after them; [1] leads to a note'),
  notes: z.array(demoText(240)).default([]).describe('Notes in the margin, from [1] on'),
  by: demoText(80),
  minutes: z.number().int().positive().optional().describe('How long it takes to read'),
  day: z.number().int().max(0).describe('Days before the latest issue'),
  area: id.optional().describe('The area of the map that it is about'),
  figure: figure.optional(),
  isClosed: z.boolean().default(false).describe('Whether all but its beginning is for subscribers'),
});

/** What a paper brings every day: its archive makes such stories, with numbers by date, for any day. */
export const daily = z.strictObject({
  section: ref('sections'),
  title: demoText(120).describe('{n} is the number of the day'),
  intro: demoText(320).describe('{n} likewise'),
  by: demoText(80),
  from: z.number().int(),
  to: z.number().int(),
});
