import { contrast } from '@nokshi/showroom/brand/colour.ts';
import { z } from 'zod';
import { brandColours } from '../../styles/brand-colours.ts';
import { hex } from '../../styles/oklch.ts';
import { groundsOf, inksOf } from '../look.ts';
import { type ContentFile, type Problem, singleFile } from './content-files.ts';

/** What words need (WCAG 2.2, 1.4.3), and lines that say nothing, so that one sees them. */
const words = 4.5;
const lines = 1.5;

const chosenColour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .catch('');

/** The part of the company's file that colours stand in; whatever else is wrong is told elsewhere. */
const coloured = z.object({
  colours: z.object({ primaryHue: z.number(), accentHue: z.number() }),
  look: z.object({ ground: chosenColour, ink: chosenColour, thread: chosenColour }),
});

/** Colours that a company chose, in which its words could not be read. Those made of its hues always can. */
export function lookProblems(files: readonly ContentFile[]): Problem[] {
  const file = singleFile(files, 'company');
  const company = coloured.safeParse(file?.data).data;
  if (!file || !company) return [];
  const { look, colours } = company;
  const { muslin50, brand700 } = brandColours(colours);
  const grounds = groundsOf(look.ground || muslin50);
  const inks = inksOf(look.ink || hex([0.24, 0.05, colours.primaryHue]));
  const chosen = look.ink ? 'ink' : 'ground';
  const pairs = [
    ['ink', chosen, inks.ink, words],
    ['ink-soft', chosen, inks['ink-soft'], words],
    ['brand', 'ground', brand700, words],
    ['thread', 'thread', look.thread, lines],
  ] as const;
  return pairs.flatMap(([name, field, colour, least]) => {
    if (look[field] === '' || colour === '') return [];
    const ratio = Math.floor(contrast(colour, grounds['muslin-100']) * 10) / 10;
    if (ratio >= least) return [];
    const own = ['look', field];
    return [
      {
        ...{ file: file.file, field: own.join('.'), path: own },
        problem: `gives ${name} (${colour}) a contrast of ${ratio} to 1 on ${grounds['muslin-100']}; at least ${least} is needed`,
        ...{ code: 'contrast' as const, values: { ratio, least } },
      },
    ];
  });
}
