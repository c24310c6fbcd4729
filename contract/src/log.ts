import { z } from 'zod';
import {
  type Address,
  day,
  FileAnswer,
  type Operation,
  refusal,
  refusedToStrangers,
  time,
} from './operation.ts';
import { actions, deedKinds } from './vocabulary.ts';

/** Which deeds are listed; others than owners read their own, and who sees enquiries all of one. */
export const deedsAsked = z.strictObject({
  /** The address of who did it. */
  user: z.string().max(320).optional(),
  kind: z.enum(deedKinds).optional(),
  since: day.optional(),
  /** That day included. */
  until: day.optional(),
});

export type DeedsAsked = z.output<typeof deedsAsked>;

export const logAsked = deedsAsked.extend({
  reference: z.string().max(100).optional(),
  after: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

const logEntry = z.strictObject({
  id: z.string(),
  at: time,
  /** The name of who did it, as it was then. */
  author: z.string(),
  /** Their address; null for nobody who is known, for commands, and for what is older than this field. */
  email: z.string().nullable(),
  /**
   * A digest of the network that they did it from, the same for 90 days at most; null where that isn't known,
   * and of others for all but owners.
   */
  network: z.string().nullable(),
  action: z.enum(actions),
  /** The detail of the action, where it has one: a stage, an address of a user (`GET /users`), a number. */
  detail: z.string().nullable(),
  /** Of an enquiry that is still there; null when it concerned no single one. */
  reference: z.string().nullable(),
});

export type LogEntry = z.output<typeof logEntry>;

const log = z.strictObject({
  items: z.array(logEntry),
  next: z.string().nullable(),
});

export type Log = z.output<typeof log>;

export const logOperations: Record<Address, Operation> = {
  'GET /log': {
    for: 'desk',
    summary:
      'Tells who did what at the desk, the latest first: owners of all, others of themselves.',
    query: logAsked,
    answers: { 200: log, 422: refusal, ...refusedToStrangers },
  },
  'GET /log/export': {
    for: 'ownership',
    isConfirmed: true,
    summary: 'Writes the log, as it is narrowed, into a file, and logs that.',
    query: deedsAsked,
    answers: {
      200: new FileAnswer('text/csv'),
      422: refusal,
      429: refusal,
      ...refusedToStrangers,
    },
  },
};
