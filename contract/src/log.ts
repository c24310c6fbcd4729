import { z } from 'zod';
import { type Address, type Operation, refusal, refusedToStrangers, time } from './operation.ts';
import { actions } from './vocabulary.ts';

export const logAsked = z.strictObject({
  /** The name of who did it. */
  author: z.string().max(500).optional(),
  reference: z.string().max(100).optional(),
  after: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

const logEntry = z.strictObject({
  id: z.string(),
  at: time,
  /** The name of who did it, as it was then. */
  author: z.string(),
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
    summary: 'Tells who did what at the desk, the latest first.',
    query: logAsked,
    answers: { 200: log, 422: refusal, ...refusedToStrangers },
  },
};
