import { z } from 'zod';
import {
  type Address,
  type Operation,
  refusal,
  refusedToStrangers,
  refusedWrites,
  time,
} from './operation.ts';

/** Fewer days than before, which delete what was kept so far. */
const shortening = z.strictObject({
  days: z.number().int(),
  /** How many enquiries go on the day on which they do, and when the first and the last of them came in. */
  enquiries: z.number().int(),
  first: time.nullable(),
  last: time.nullable(),
  /** The day: in a week, or a week after an owner has agreed. */
  deletedAt: time,
  /** Who has agreed; null as long as nobody has, and nothing goes sooner than before. */
  agreedBy: z.string().nullable(),
});

const retention = z.strictObject({
  /** For so many days enquiries are kept. */
  keptDays: z.number().int(),
  /** What the content says instead; null where it says no less. */
  shortening: shortening.nullable(),
});

export type Retention = z.output<typeof retention>;

/** The days that an owner agrees to: those that they have read. */
export const agreedDays = z.strictObject({ days: z.number().int() });

export const retentionOperations: Record<Address, Operation> = {
  'GET /retention': {
    for: 'ownership',
    summary: 'For how long enquiries are kept, and what would go if fewer days applied.',
    answers: { 200: retention, ...refusedToStrangers },
  },
  'POST /retention': {
    for: 'ownership',
    isConfirmed: true,
    summary: 'Agrees to fewer days: what is older goes in a week.',
    body: agreedDays,
    answers: { 200: retention, 409: refusal, 422: refusal, ...refusedWrites },
  },
  'DELETE /retention': {
    for: 'ownership',
    summary: 'Takes that back.',
    answers: { 200: retention, ...refusedWrites },
  },
};
