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
export const state = z.object({ text: z.string(), pictures: z.record(z.string(), z.string()) });

export type State = z.output<typeof state>;

/** A state by how it differs from the one that stands whole in the line that ends at `base`. */
const difference = z.object({ base: z.number(), difference: z.base64() });

const deeds = ['changed', 'pictured', 'made', 'removed', 'reverted', 'merged'] as const;

/** Something that was done with an entry. */
const step = z.object({
  by: z.string(),
  /** When it was done, or gone on with last. */
  at: z.string(),
  deed: z.enum(deeds),
  changes: z.array(notedChange),
  /** How the entry was before; null where there was none. */
  before: z.union([state, difference]).nullable(),
  /** Set where somebody goes on with the step of the line before: where the step before that ends. */
  former: z.number().optional(),
  /** By which a continuation names it. */
  id: z.string().optional(),
});

export type WrittenStep = z.output<typeof step>;

/** That somebody went on with a step, as desks wrote it until November 2026. */
const continuation = z.object({ joins: z.string(), at: z.string(), change: notedChange });

export type Continuation = z.output<typeof continuation>;

/** One line of the history of an entry. */
export const line = z.union([step, continuation]);
