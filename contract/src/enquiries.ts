import { allFieldNames, isTick } from '@nokshi/forms/fields.ts';
import { formIds } from '@nokshi/forms/forms.ts';
import { knownLanguages } from '@nokshi/forms/languages.ts';
import { z } from 'zod';
import {
  type Address,
  day,
  type Operation,
  refusal,
  refusedToStrangers,
  refusedWrites,
  time,
  writtenText,
} from './operation.ts';
import {
  actions,
  channels,
  type DescribedFields,
  deliveryStates,
  enquiryStates,
  normalEmail,
  signals,
  stages,
} from './vocabulary.ts';

/** The views of the inbox: stages, and what isn't at any. */
const views = [...stages, 'snoozed', 'set-aside', 'undelivered'] as const;

/** Which enquiries a view shows. */
export const askedView = z.strictObject({
  stage: z.enum(views).default('new'),
  kind: z.enum(formIds).optional(),
  language: z.enum(knownLanguages).optional(),
  page: z.string().max(500).optional(),
  campaign: z.string().min(1).max(1000).optional(),
  /** An address of a user, `me`, or `nobody`. */
  assignee: z.string().max(320).optional(),
  since: day.optional(),
  /** That day included. */
  until: day.optional(),
  q: z.string().max(500).optional(),
});

export type AskedView = z.output<typeof askedView>;

/** Where a page of a list ended: the `next` of its answer. */
export const after = z.string().max(200).optional();

/** The query of `GET /enquiries`. */
export const asked = askedView.extend({
  after,
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

export type Asked = z.output<typeof asked>;

/** Letters of a note, about. */
export const mostNote = 10_000;

/** The version of an enquiry that was read: as many as the column holds (PostgreSQL's `integer`). */
export const version = z.int32().min(1);

/** The fields that can be changed on many enquiries at once; missing ones stay. */
export const commonChange = z.strictObject({
  stage: z.enum(stages).optional(),
  assignee: z.string().max(320).overwrite(normalEmail).nullable().optional(),
  snoozedUntil: z.iso.datetime().nullable().optional(),
});

/** The fields that can be changed on one enquiry. */
export const change = commonChange.extend({
  version,
  note: writtenText(mostNote).optional(),
});

export type Change = Omit<z.input<typeof change>, 'version'>;

/** How people stand to an enquiry. */
const work = {
  version: z.number().int(),
  stage: z.enum(stages),
  unread: z.boolean(),
  assignee: z.string().nullable(),
  snoozedUntil: time.nullable(),
  answeredAt: time.nullable(),
};

/** The excerpt and source of an enquiry in a line of the inbox. */
const written = {
  reference: z.string(),
  kind: z.enum(formIds),
  name: z.string(),
  company: z.string(),
  subject: z.string(),
  software: z.string(),
  language: z.enum(knownLanguages),
  page: z.string(),
  campaign: z.string(),
  receivedAt: time,
};

/** A line of the inbox. */
export const item = z
  .strictObject({
    ...written,
    ...work,
    state: z.enum(enquiryStates),
    excerpt: z.string(),
  })
  .meta({ id: 'Item' });

export type Item = z.output<typeof item>;

const items = z.strictObject({
  items: z.array(item),
  next: z.string().nullable(),
  more: z.boolean(),
  /** False when something came in that the search doesn't find yet. */
  isComplete: z.boolean(),
});

export type Items = z.output<typeof items>;

/** The values of a visitor's form. */
const fields = Object.fromEntries(
  allFieldNames.flatMap((name) =>
    isTick(name)
      ? [
          [name, z.boolean()],
          [`${name}Wording`, z.string()],
        ]
      : [[name, z.string()]],
  ),
) as {
  [Name in keyof DescribedFields]: DescribedFields[Name] extends boolean
    ? z.ZodBoolean
    : z.ZodString;
};

/** An enquiry with all that is known of it. */
const enquiry = z
  .strictObject({
    ...fields,
    ...written,
    ...work,
    /** The phone numbers that the visitor gave, each once; `international` is null where nobody can be sure of one. */
    numbers: z.array(
      z.strictObject({
        number: z.string(),
        international: z.string().nullable(),
        mayChat: z.boolean(),
      }),
    ),
    referrer: z.string(),
    setAside: z.boolean(),
    signals: z.array(z.enum(signals)),
    deliveries: z.array(
      z.strictObject({
        channel: z.enum(channels),
        recipient: z.string(),
        state: z.enum(deliveryStates),
        isInDigest: z.boolean(),
        attempts: z.number().int(),
        nextAt: time.nullable(),
        deliveredAt: time.nullable(),
        lastError: z.string().nullable(),
      }),
    ),
    notes: z.array(
      z.strictObject({ id: z.string(), author: z.string(), at: time, text: z.string() }),
    ),
  })
  .meta({ id: 'Enquiry' });

export type Enquiry = z.output<typeof enquiry>;

/** An entry of the log about an enquiry. */
const enquiryLogEntry = z.strictObject({
  author: z.string(),
  action: z.enum(actions),
  /** The detail of the action: a stage, an address of a user, a time. */
  detail: z.string().nullable(),
  at: time,
});

export type EnquiryLogEntry = z.output<typeof enquiryLogEntry>;

/** Why a change was refused: how the enquiry stands now, and what was done to it since it was read. */
export const stale = z.strictObject({ present: enquiry, since: z.array(enquiryLogEntry) });

export type Stale = z.output<typeof stale>;

export const enquiryOperations: Record<Address, Operation> = {
  'GET /enquiries': {
    for: 'enquiries',
    summary: 'Lists the enquiries of a view.',
    query: asked,
    answers: { 200: items, 422: refusal, ...refusedToStrangers },
  },
  'GET /enquiries/{reference}': {
    for: 'enquiries',
    summary: 'Tells all that is known of one, which counts as read from then on.',
    answers: { 200: enquiry, 404: refusal, ...refusedToStrangers },
  },
  'PATCH /enquiries/{reference}': {
    for: 'enquiries',
    summary:
      'Changes one, as the version that was read stands; 409 tells how it stands now and who has changed it.',
    body: change,
    answers: {
      200: z.strictObject({ version: z.number().int() }),
      404: refusal,
      409: stale,
      422: refusal,
      ...refusedWrites,
    },
  },
};
