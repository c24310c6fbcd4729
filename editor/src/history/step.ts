import type { FieldPath } from '@nokshi/contract/form.ts';
import { z } from 'zod';
import type { Json } from '../write/json.ts';

const path = z.array(z.union([z.string(), z.number()]));

/** A change with what stood there before; null for what was not there. */
const notedChange = z.object({
  path,
  before: z.json(),
  after: z.json(),
  /** Set where the item was moved to another position of its list. */
  movedTo: z.number().optional(),
});

export type NotedChange = {
  path: FieldPath;
  before: Json;
  after: Json;
  movedTo?: number | undefined;
};

/** An entry as it was: its words, and its pictures by their digests. */
const state = z.object({ text: z.string(), pictures: z.record(z.string(), z.string()) });

export type State = z.output<typeof state>;

const deeds = ['changed', 'pictured', 'made', 'removed', 'reverted', 'merged'] as const;

/** Something that was done with an entry. */
const step = z.object({
  id: z.string(),
  by: z.string(),
  at: z.string(),
  deed: z.enum(deeds),
  changes: z.array(notedChange),
  /** How the entry was before; null where there was none. */
  before: state.nullable(),
});

export type Step = z.output<typeof step>;

/** Whether a step continues the one before: somebody went on typing. */
const continuation = z.object({ joins: z.string(), at: z.string(), change: notedChange });

export type Continuation = z.output<typeof continuation>;

/** One line of the history of an entry. */
export const line = z.union([step, continuation]);
