import { faultCodes } from '@nokshi/forms/content-faults.ts';
import { knownLanguages } from '@nokshi/forms/languages.ts';
import { z } from 'zod';
import { fieldPath, formField } from './form.ts';
import { time } from './operation.ts';

/** The entry that owners alone change: where the site is, and which scripts of others it loads, which run beside the desk. */
export const ofOwners = 'singles/company';

/** The name of a folder of content/, and of an entry in it. */
export const entryName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,59}$/);

/** Tells one state of an entry from any other. */
export const version = z.string().max(64);

/**
 * A fault of a field: `code` and `values` are for whoever has sentences of their own, `message` is
 * that of the content check.
 */
export const fault = z.strictObject({
  path: fieldPath,
  code: z.enum(faultCodes),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
});

export type Fault = z.output<typeof fault>;

const moment = z.strictObject({ by: z.string(), at: time });

const entryLine = z.strictObject({
  /** The folder and the name, such as products/POS; what exists once is singles/company. */
  id: z.string(),
  title: z.string(),
  /** The folder, which says what it is. */
  kind: z.string(),
  /** The address of its first picture below /api/desk, small, and another one when it changes. */
  picture: z.string().nullable(),
  /** The pages that show it. */
  pages: z.array(z.string()),
  state: z.enum(['published', 'changed', 'new', 'removed']),
  changed: moment.nullable(),
  /** The conflicts: values that a newer release changed, too. */
  conflicts: z.number().int(),
  faults: z.number().int(),
  samples: z.number().int(),
  /** Words that are not there in every language. */
  missing: z.number().int(),
  /** Translations whose source was changed since. */
  older: z.number().int(),
  /** Around what was searched for; empty where nothing was. */
  found: z.string(),
  /** The field that has it; the entry itself where its name does. */
  foundAt: fieldPath,
});

export type EntryLine = z.output<typeof entryLine>;

const kind = z.strictObject({
  name: z.string(),
  label: z.string(),
  /** Whether entries can be made and taken away. */
  isGrowing: z.boolean(),
  /** Whether its entries stand in an order that can be changed. */
  isOrdered: z.boolean(),
});

export const contentAsked = z.strictObject({
  q: z.string().max(200).optional(),
  language: z.enum(knownLanguages).optional(),
});

export const entryAsked = z.strictObject({ language: z.enum(knownLanguages).optional() });

export const contentList = z.strictObject({ kinds: z.array(kind), entries: z.array(entryLine) });

export type ContentList = z.output<typeof contentList>;

/** The field of another entry that names this one. */
const use = z.strictObject({
  id: z.string(),
  title: z.string(),
  field: z.string(),
  path: fieldPath,
});

/** A field that was changed in the draft and by a newer release, too; null for what isn't there. */
const conflict = z.strictObject({
  path: fieldPath,
  label: z.string(),
  mine: z.json(),
  newer: z.json(),
});

export const entry = z.strictObject({
  id: z.string(),
  title: z.string(),
  version,
  values: z.json(),
  /** As it is on the site; null for what is new. */
  published: z.json().nullable(),
  form: formField,
  faults: z.array(fault),
  /** The warnings, which keep nobody from publishing. */
  warnings: z.array(fault),
  samples: z.array(fieldPath),
  missing: z.array(fieldPath),
  /** Whose pictures are others than on the site. */
  pictured: z.array(fieldPath),
  changed: moment.nullable(),
  state: entryLine.shape.state,
  pages: z.array(z.string()),
  /** The entries that refer to it. */
  uses: z.array(use),
  /** Until one of both is set, the newer value stands. */
  conflicts: z.array(conflict),
});

export type Entry = z.output<typeof entry>;

/** One step: a value is set, put into a list or moved in it, or a value or item is taken away. */
export const change = z.union([
  z.strictObject({ path: fieldPath, value: z.json() }),
  z.strictObject({ path: fieldPath, insert: z.json() }),
  z.strictObject({ path: fieldPath, moveTo: z.int().min(0).max(999) }),
  z.strictObject({ path: fieldPath, remove: z.literal(true) }),
]);

export type Change = z.output<typeof change>;

export const changesAsked = z.strictObject({
  version,
  changes: z.array(change).min(1).max(200),
  language: z.enum(knownLanguages).optional(),
});

export const changed = z.strictObject({
  version,
  /** Its present name. */
  title: z.string(),
  faults: z.array(fault),
  warnings: z.array(fault),
  samples: z.array(fieldPath),
  missing: z.array(fieldPath),
  pictured: z.array(fieldPath),
});

export type ChangedEntry = z.output<typeof changed>;

/** How an entry stands when it was changed by somebody else meanwhile. */
export const stale = z.strictObject({
  message: z.string(),
  reason: z.literal('stale'),
  version,
  values: z.json(),
  changed: moment.nullable(),
});

export type StaleEntry = z.output<typeof stale>;

export const newEntry = z.strictObject({
  name: z.string().max(60),
  /** What people read as its name, and in which language; without it the name is left as it begins. */
  title: z.strictObject({ text: z.string().max(200), language: z.enum(knownLanguages) }).optional(),
  /** An entry of the same kind that it begins as a copy of; without one it begins as the template. */
  like: entryName.optional(),
});

export const orderAsked = z.strictObject({ entries: z.array(entryName).max(500) });

const step = z.strictObject({
  id: z.string(),
  by: z.string(),
  at: time,
  deed: z.enum(['changed', 'pictured', 'made', 'removed', 'reverted', 'merged']),
  changes: z.array(z.strictObject({ label: z.string(), before: z.string(), after: z.string() })),
});

export const historyAsked = entryAsked.extend({ after: z.string().max(40).optional() });

/** The latest first; `next` is what `after` takes for those before, null where there are none. */
export const history = z.strictObject({ steps: z.array(step), next: z.string().nullable() });

export type History = z.output<typeof history>;

export const revertAsked = z.strictObject({
  version,
  /** A step of the history, which is undone with all after it; `published` for what is on the site. */
  to: z.string().max(40),
  language: z.enum(knownLanguages).optional(),
});

/** A translation holds though its source was changed: that of a language at a path. */
export const translationHeld = entryAsked.extend({ version, path: fieldPath });

/** The steps of the launch checklist, and what is in none of them. */
export const launchStepNames = [
  'company',
  'promises',
  'sales',
  'people',
  'references',
  'rest',
] as const;

export const checklist = z.strictObject({
  steps: z.array(
    z.strictObject({
      name: z.enum(launchStepNames),
      places: z.array(
        z.strictObject({
          id: z.string(),
          title: z.string(),
          path: fieldPath,
          label: z.string(),
          problem: z.enum(['example', 'empty']),
        }),
      ),
    }),
  ),
});

export type Checklist = z.output<typeof checklist>;

export const picksAsked = z.strictObject({
  q: z.string().max(100).optional(),
  language: z.enum(knownLanguages).optional(),
});

export const picks = z.strictObject({
  items: z.array(
    z.strictObject({ value: z.string(), label: z.string(), picture: z.string().nullable() }),
  ),
});

export type Picks = z.output<typeof picks>;
