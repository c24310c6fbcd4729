import { z } from 'zod';
import { fault } from './content.ts';
import {
  type Address,
  type Operation,
  refusal,
  refusalOfEditing,
  refusedEditing,
  refusedToOthers,
  time,
} from './operation.ts';

/** `by` is empty where nobody published it: the site that the program came with, which can be gone back to. */
const published = z.strictObject({
  id: z.string(),
  at: time,
  by: z.string(),
  /** Whether a newer program built it of what they published, by itself. */
  isRenewal: z.boolean(),
});

/** A field before and after: in words, or as small pictures by their addresses below /api/desk. */
const changedField = z.union([
  z.strictObject({
    kind: z.literal('words'),
    label: z.string(),
    before: z.string(),
    after: z.string(),
  }),
  z.strictObject({
    kind: z.literal('picture'),
    label: z.string(),
    before: z.string().nullable(),
    after: z.string().nullable(),
  }),
]);

export type ChangedField = z.output<typeof changedField>;

/** An entry that a release changes. */
const changedEntry = z.strictObject({
  id: z.string(),
  title: z.string(),
  kind: z.enum(['changed', 'added', 'removed']),
  fields: z.array(changedField),
});

export type Difference = z.output<typeof changedEntry>;

/** A fault of the draft. */
const draftFault = fault.extend({
  /** The entry; a folder for what concerns all that it has, empty for what no form shows. */
  id: z.string(),
  title: z.string(),
  /** The label of the field; empty for the entry as a whole. */
  label: z.string(),
});

export type DraftFault = z.output<typeof draftFault>;

/** What is wrong with some changes alone, and which of those left behind would mend any of it. */
const choice = z.strictObject({
  faults: z.array(draftFault),
  left: z.array(z.strictObject({ id: z.string(), title: z.string() })),
});

export type Choice = z.output<typeof choice>;

/** What is published: some changes, each by the id that `GET /release` names it with, or all. */
export const publishAsked = z.strictObject({
  entries: z
    .array(z.string().max(200))
    .min(1)
    .max(1000)
    .refine((ids) => new Set(ids).size === ids.length, 'Name each change once.')
    .optional(),
});

export type PublishAsked = z.output<typeof publishAsked>;

/** At which minute on the company's clocks the same is published by itself, as it is then. */
export const planAsked = publishAsked.extend({
  at: z.iso.datetime({ local: true, precision: -1 }),
});

export type PlanAsked = z.output<typeof planAsked>;

/** Why something was not published. */
export const failureReasons = [
  'faults',
  // Invented people, clients or prices, at an address that is real.
  'examples',
  'build',
  'space',
  'memory',
  'interrupted',
  'too-long',
  'cancelled',
  // It was put on the site, and its files are damaged or gone: what was there before is still shown.
  'unreadable',
] as const;

export type FailureReason = (typeof failureReasons)[number];

const lacks = ['site', 'tools', 'folders', 'disk', 'memory'] as const;

/** The reasons why a machine cannot publish. */
export type Lack = (typeof lacks)[number];

/** What is built: a release, the site of the draft, or what is published anew, by a newer program. */
export const workKinds = ['release', 'draft', 'renewal'] as const;

/** A release that waits for its time. */
const planned = z.strictObject({
  id: z.string(),
  at: time,
  by: z.string(),
  /** Null for all changes that the draft has then. */
  entries: z.array(z.strictObject({ id: z.string(), title: z.string() })).nullable(),
  /** Why it was not published at its time: it stays until somebody takes it away. */
  failure: z.enum(failureReasons).nullable(),
});

export type Planned = z.output<typeof planned>;

const release = z.strictObject({
  /** Null while the site is the one that the program came with. */
  current: published.nullable(),
  /** Whether another version of the program has built it: publishing brings it up to date. */
  isOlder: z.boolean(),
  /** Whether another server of the ledger shows another release, or has another draft. */
  isApart: z.boolean(),
  /** Those that can be gone back to, the latest first. */
  previous: z.array(published),
  /** The work under way, or failed last: a release, the site of the draft, or what is published anew. */
  what: z.enum(workKinds).nullable(),
  state: z.enum(['idle', 'checking', 'building', 'loading', 'failed']),
  /** From 0 to 1, of what is under way. */
  progress: z.number().min(0).max(1),
  /** How long the last one took that came to its end; null where that is not known. */
  lastSeconds: z.number().nullable(),
  /** Why the last one failed; null where none did. */
  failure: z.enum(failureReasons).nullable(),
  faults: z.array(draftFault),
  /** What is published later by itself, the next one first. */
  planned: z.array(planned),
  /** The changes of a release; null while the editor can't be asked. */
  changes: z.array(changedEntry).nullable(),
  /** The missing requirement for publishing: a built site of its own, the build tools, folders that may be written to, half a GB of disk, or 2 GB of memory. Null where it can. */
  lacks: z.enum(lacks).nullable(),
  /** Where the draft can be looked at as a whole, since it was built. */
  draft: z.strictObject({ at: time, address: z.string() }).nullable(),
});

export type Release = z.output<typeof release>;

export const backAsked = z.strictObject({ id: z.string().max(40) });

export const releaseOperations: Record<Address, Operation> = {
  'GET /release': {
    for: 'content',
    summary: 'What is on the site, what a release would change, and how far one is.',
    answers: { 200: release, ...refusedToOthers },
  },
  'POST /release': {
    for: 'content',
    summary: 'Publishes the draft, or some of its changes: checks, builds, loads and swaps it.',
    body: publishAsked,
    answers: {
      202: release,
      422: z.union([release, choice, refusal]),
      409: refusalOfEditing,
      ...refusedEditing,
    },
  },
  'POST /release/planned': {
    summary:
      'Has the draft, or some of its changes, published at a time, as they are then; what is wrong then is told, and not published.',
    for: 'content',
    body: planAsked,
    answers: { 202: release, 404: refusalOfEditing, 422: refusalOfEditing, ...refusedEditing },
  },
  'DELETE /release/planned/{name}': {
    summary: 'Takes back what was to be published at a time, or what is told of it.',
    for: 'content',
    answers: { 202: release, 404: refusalOfEditing, ...refusedEditing },
  },
  'DELETE /release': {
    for: 'content',
    summary:
      'Ends what this server builds, a release or the site of the draft: what is on the site stays.',
    answers: { 202: release, 409: refusalOfEditing, ...refusedEditing },
  },
  'POST /release/back': {
    for: 'content',
    summary: 'Puts an earlier release on the site.',
    body: backAsked,
    answers: {
      202: release,
      404: refusalOfEditing,
      422: refusal,
      409: refusalOfEditing,
      ...refusedEditing,
    },
  },
  'POST /release/draft': {
    for: 'content',
    summary: 'Builds the whole site with the draft, for the desk alone.',
    answers: { 202: release, 422: release, 409: refusalOfEditing, ...refusedEditing },
  },
};
