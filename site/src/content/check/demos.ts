import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoSchema } from '@nokshi/showroom/engines/engines.ts';
import { rolesOf } from '@nokshi/showroom/shell/roles.ts';
import { parse } from 'yaml';
import { z } from 'zod';
import type { OptionalPage } from '../../routes/optional-pages.ts';
import { company } from '../schemas/company.ts';
import {
  type ContentFile,
  developer,
  type Path,
  type Problem,
  singleFile,
} from './content-files.ts';
import { type Explained, explain, fieldName, placeOf } from './explain.ts';
import { nearest } from './nearest.ts';
import { numberProblem, numbersOfPeople } from './phone-numbers.ts';

type Card = { demo?: string; link?: string };
type Gallery = { id: string; file: string; cards: Card[]; roles: string[] };

/**
 * Reports gallery cards and trades of the home page that lead nowhere, cards that lead to two places, or to a demo that nobody could log in to;
 * demos that stand in no gallery, on a site that has some; and what is wrong in the files of the demos themselves.
 * @param directory the folder showroom/demos
 */
export function demoProblems(files: readonly ContentFile[], directory: string): Problem[] {
  const names = existsSync(directory) ? readdirSync(directory).sort() : [];
  const galleries = files.filter(({ folder }) => folder === 'galleries').map(galleryOf);
  const shown = new Set(galleries.flatMap(({ cards }) => cards).map(({ demo }) => demo));
  const demos = new Map(names.map((name) => [name, readDemo(name, directory)]));
  const isWithout = galleries.length === 0 || pagesWithout(files).includes('ready-products');
  return [
    ...galleries.flatMap((gallery) =>
      gallery.cards.flatMap((card, index) => {
        const wrong = cardProblem(card, names) ?? loginProblem(card, gallery, galleries, demos);
        const at = ['cards', index];
        return wrong ? [{ file: gallery.file, field: fieldName(at), path: at, ...wrong }] : [];
      }),
    ),
    ...files.flatMap((file) =>
      tradesOf(file).flatMap(({ demo }, index) => {
        const wrong = cardProblem({ demo }, names);
        const at = ['trades', 'list', index, 'demo'];
        return wrong ? [{ file: file.file, field: fieldName(at), path: at, ...wrong }] : [];
      }),
    ),
    ...[...demos].flatMap(([name, { problems }]) => {
      if (isWithout || shown.has(name)) return problems;
      const problem = `stands in no gallery; give a card "demo: ${name}", or remove its folder`;
      return [{ file: fileOf(name), field: '', path: [], problem, ...developer }];
    }),
  ];
}

/** The trades of the home page, each of which opens a demo. */
function tradesOf({ id, folder, data }: ContentFile): { demo: string }[] {
  return folder === 'pages' && id === 'home'
    ? (homeTrades.safeParse(data).data?.trades.list ?? [])
    : [];
}

const homeTrades = z.object({
  trades: z.object({ list: z.array(z.object({ demo: z.string() })) }),
});

/** The pages that the company of these files does without. */
export const pagesWithout = (files: readonly ContentFile[]): readonly OptionalPage[] =>
  company.shape.without.safeParse(
    (singleFile(files, 'company')?.data as { without?: unknown })?.without,
  ).data ?? [];

function galleryOf({ id, file, data }: ContentFile): Gallery {
  const { cards, credentials } = (data ?? {}) as { cards?: unknown; credentials?: unknown };
  const objectsOf = (list: unknown) =>
    Array.isArray(list) ? list.filter((one) => typeof one === 'object' && one) : [];
  return {
    id,
    file,
    cards: objectsOf(cards),
    roles: objectsOf(credentials).map(({ role }) => role),
  };
}

/** A demo lets in the roles of its engine, with the logins that its gallery shows. */
function loginProblem(
  { demo }: Card,
  { roles }: Gallery,
  galleries: readonly Gallery[],
  demos: ReadonlyMap<string, ReadDemo>,
): Explained | undefined {
  if (demo === undefined) return undefined;
  const engine = demos.get(demo)?.engine;
  const asked = engine ? rolesOf(engine) : [];
  const missing = asked.filter((role) => !roles.includes(role));
  if (missing.length === 0) return undefined;
  const fitting = galleries.filter((one) => asked.every((role) => one.roles.includes(role)));
  const advice = `add them to its "credentials"${fitting.length > 0 ? `, or put the card into ${fitting.map(({ id }) => id).join(' or ')}` : ''}`;
  return {
    problem: `opens the demo "${demo}", where ${asked.join(' and ')} log in, but this gallery has no login for ${missing.join(' and ')}; ${advice}`,
    code: 'no-login',
    values: { roles: missing.join(', ') },
  };
}

function cardProblem({ demo, link }: Card, names: readonly string[]): Explained | undefined {
  if (demo !== undefined && link !== undefined) {
    return {
      problem: 'leads to a demo and to a link; keep one of them',
      ...{ code: 'two-leads', values: {} },
    };
  }
  if (demo === undefined && link === undefined) {
    return {
      problem: 'leads nowhere; write "demo" with the name of a folder of showroom/demos, or "link"',
      ...{ code: 'no-lead', values: {} },
    };
  }
  if (demo === undefined || names.includes(demo)) return undefined;
  const meant = nearest(demo, names);
  const advice = meant ? `did you mean ${meant}?` : `known are ${names.join(', ')}`;
  return {
    problem: `names the demo "${demo}", which is no folder of showroom/demos; ${advice}`,
    ...{ code: 'no-demo', values: { demo } },
  };
}

const fileOf = (name: string) => `../showroom/demos/${name}/demo.yaml`;

type ReadDemo = { engine: string | undefined; problems: Problem[] };

function readDemo(name: string, directory: string): ReadDemo {
  const file = fileOf(name);
  const full = path.join(directory, name, 'demo.yaml');
  if (!existsSync(full)) {
    const problem = 'is missing; a demo needs it';
    return { engine: undefined, problems: [{ file, field: '', path: [], problem, ...developer }] };
  }
  const text = readFileSync(full, 'utf8');
  const before = readBefore.get(full);
  if (before?.text === text) return before.demo;
  const data: unknown = parse(text);
  const result = demoSchema.safeParse(data, { reportInput: true });
  const wrong = (result.error?.issues ?? []).map((issue) => ({
    path: placeOf(issue.path),
    problem: explain(issue, demoSchema, data).problem,
  }));
  const numbers = numbersOfPeople(data).map(({ path: at, found }) => ({
    path: at,
    problem: numberProblem(found),
  }));
  const problems = [...wrong, ...numbers, ...strangersName(name, data)].map((one) => ({
    ...{ file, field: fieldName(one.path) },
    ...one,
    ...developer,
  }));
  const demo = { engine: result.data?.engine, problems };
  readBefore.set(full, { text, demo });
  return demo;
}

/** Drawn letters of another name than the demo's, as a copied file has them. */
function strangersName(name: string, data: unknown): { path: Path; problem: string }[] {
  const logo = drawnLogo.safeParse(data).data?.logo;
  if (!logo || plainName(name).startsWith(plainName(logo.with.of))) return [];
  const problem = `draws the name of another demo, "${logo.with.of}"; leave "logo" out, and the name is set in type`;
  return [{ path: ['logo'], problem }];
}

const drawnLogo = z.object({
  logo: z.object({
    drawing: z.enum(['lettering', 'newspaper-masthead']),
    with: z.object({ of: z.string() }),
  }),
});

const plainName = (name: string): string => name.replaceAll('-', '').toLowerCase();

/** A cache by file: in `npm run dev` one file changes at a time. */
const readBefore = new Map<string, { text: string; demo: ReadDemo }>();
