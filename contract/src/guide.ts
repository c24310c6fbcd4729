import { knownLanguages } from '@nokshi/forms/languages.ts';
import { z } from 'zod';
import { entryAsked, fault } from './content.ts';
import {
  type Address,
  type Operation,
  refusalOfEditing,
  refusedEditing,
  refusedToOthers,
} from './operation.ts';

/** An entry of the example, by its folder, that a company may sell as well. */
const choice = z.strictObject({ name: z.string(), title: z.string() });

const inLanguages = z.partialRecord(z.enum(knownLanguages), z.string());

/** What the launch guide asks with. */
export const guide = z.strictObject({
  /** While the content is the example's. */
  isOpen: z.boolean(),
  /** Those of the site, the first at its root. */
  languages: z.array(z.enum(knownLanguages)),
  /** What fields of the company are called, by their paths such as facts.bin; `help` is empty where that says it all. */
  fields: z.record(z.string(), z.strictObject({ label: z.string(), help: z.string() })),
  /** What follows the name in titles, as the example has it. */
  descriptor: inLanguages,
  services: z.array(choice),
  products: z.array(choice),
  galleries: z.array(choice),
});

export type Guide = z.output<typeof guide>;

/** Answers as walks/companies has them; what they have to be like, editor/src/adopt/answers.ts says. */
export const guideAnswered = entryAsked.extend({
  answers: z.record(z.string().max(40), z.json()),
});

/** What becomes of the content by some answers. */
export const guidePlan = z.strictObject({
  /** The entries that go, by what they are. */
  gone: z.array(z.strictObject({ label: z.string(), titles: z.array(z.string()) })),
  /** The pages that are off, by their names. */
  off: z.array(z.string()),
  /** How many places are still the example's then, for the launch checklist. */
  left: z.int(),
  /** Whether the program has to be started again, since the site speaks other languages then. */
  needsStart: z.boolean(),
});

export type GuidePlan = z.output<typeof guidePlan>;

/** What is wrong in answers, by their paths. */
export const answersRefused = z.union([
  z.strictObject({ message: z.string(), faults: z.array(fault) }),
  refusalOfEditing,
]);

const answered: Pick<Operation, 'for' | 'body' | 'answers'> = {
  for: 'content',
  body: guideAnswered,
  answers: { 200: guidePlan, 404: refusalOfEditing, 422: answersRefused, ...refusedEditing },
};

/** `/guide`: a clone becomes a company's own. On a server there is none. */
export const guideOperations: Record<Address, Operation> = {
  'GET /guide': {
    summary: 'What the launch guide of a clone asks with.',
    for: 'content',
    query: entryAsked,
    answers: { 200: guide, 404: refusalOfEditing, ...refusedToOthers },
  },
  'POST /guide/plan': {
    ...answered,
    summary: 'What would become of the content by some answers. Nothing is changed.',
  },
  'POST /guide': { ...answered, summary: 'Makes the content that of the company that answered.' },
};
