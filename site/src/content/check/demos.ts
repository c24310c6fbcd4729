import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoSchema } from '@nokshi/showroom/engines/schemas.ts';
import { parse } from 'yaml';
import type { ContentFile, Problem } from './content-files.ts';
import { fieldName } from './explain.ts';
import { nearest } from './nearest.ts';

type Card = { demo?: string; link?: string };

/**
 * Reports gallery cards that lead nowhere or to two places, demos that stand in no gallery, and what is
 * wrong in the files of the demos themselves.
 * @param directory the folder showroom/demos
 */
export function demoProblems(files: readonly ContentFile[], directory: string): Problem[] {
  const names = existsSync(directory) ? readdirSync(directory).sort() : [];
  const galleries = files.filter(({ folder }) => folder === 'galleries');
  const shown = new Set(galleries.flatMap(cardsOf).map(({ demo }) => demo));
  return [
    ...galleries.flatMap((gallery) =>
      cardsOf(gallery).flatMap((card, index) => {
        const problem = cardProblem(card, names);
        return problem ? [{ file: gallery.file, field: `cards → ${index}`, problem }] : [];
      }),
    ),
    ...names.flatMap((name) => {
      const file = `../showroom/demos/${name}/demo.yaml`;
      if (!shown.has(name)) {
        return [{ file, field: '', problem: `stands in no gallery; give a card "demo: ${name}"` }];
      }
      return fileProblems(file, path.join(directory, name, 'demo.yaml'));
    }),
  ];
}

const cardsOf = ({ data }: ContentFile): Card[] => {
  const { cards } = (data ?? {}) as { cards?: unknown };
  return Array.isArray(cards) ? cards.filter((card) => typeof card === 'object' && card) : [];
};

function cardProblem({ demo, link }: Card, names: readonly string[]): string | undefined {
  if (demo !== undefined && link !== undefined) {
    return 'leads to a demo and to a link; keep one of them';
  }
  if (demo === undefined && link === undefined) {
    return 'leads nowhere; write "demo" with the name of a folder of showroom/demos, or "link"';
  }
  if (demo === undefined || names.includes(demo)) return undefined;
  const meant = nearest(demo, names);
  const advice = meant ? `did you mean ${meant}?` : `known are ${names.join(', ')}`;
  return `names the demo "${demo}", which is no folder of showroom/demos; ${advice}`;
}

function fileProblems(file: string, full: string): Problem[] {
  if (!existsSync(full)) return [{ file, field: '', problem: 'is missing; a demo needs it' }];
  const text = readFileSync(full, 'utf8');
  const before = checked.get(full);
  if (before?.text === text) return before.problems;
  const result = demoSchema.safeParse(parse(text));
  const problems = (result.error?.issues ?? []).map((issue) => ({
    file,
    field: fieldName(issue.path),
    problem: issue.message,
  }));
  checked.set(full, { text, problems });
  return problems;
}

/** What was said of each file before: in `npm run dev`, all but one are as they were. */
const checked = new Map<string, { text: string; problems: Problem[] }>();
