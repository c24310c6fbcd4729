import { z } from 'zod';
import type { Day } from '../words/days.ts';
import { demoLanguages } from './languages.ts';
import { picture } from './picture.ts';
import { bothWords } from './words-schema.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/, { error: 'must be a colour such as #7b1030' });

/** The colours, corners and letters of a demo, as in its picture in the gallery. */
const look = z.strictObject({
  ground: colour.describe('Behind everything'),
  surface: colour.describe('Of cards and panels'),
  ink: colour.describe('Of words'),
  soft: colour.describe('Of words that matter less; at least 4.5 : 1 on ground and surface'),
  line: colour.describe('Between things'),
  accent: colour.describe('Of buttons and marks; a visitor may put their own in its place'),
  bar: colour.describe('Behind the name at the top'),
  barInk: colour.describe('Of words at the top'),
  round: z.number().int().min(0).max(24).describe('The radius of corners in pixels'),
  heading: z.enum(['grotesque', 'figtree']).describe('The letters of headings'),
});

/** The fields of every demo. */
export const base = {
  /** The day on which the world began: written in no file. */
  begun: z.literal<Day>('@0').default('@0'),
  title: bothWords(60).describe('The name of the business'),
  languages: z
    .array(z.enum(demoLanguages))
    .min(1)
    .describe('What the demo speaks; with more than one it has a switch'),
  look,
  logo: picture
    .optional()
    .describe('The mark or the drawn name over the door; left out, the name is set in type'),
};

/**
 * The three guided tasks of a demo.
 * @param goals what the engine notices, by name
 */
export const tasks = <Goal extends string>(goals: readonly [Goal, ...Goal[]]) =>
  z
    .array(
      z.strictObject({
        goal: z.enum(goals),
        words: bothWords(90),
        at: z
          .string()
          .max(60)
          .optional()
          .describe('The screen where it begins, such as office/results; left out, the first one'),
      }),
    )
    .length(3)
    .describe('Three things to try, each ticked off when it is done');

/** The fields of a demo that the shell reads. */
export type Look = z.output<typeof look>;
