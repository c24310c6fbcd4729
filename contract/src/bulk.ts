import { z } from 'zod';
import { after, askedView, commonChange, version } from './enquiries.ts';
import {
  type Address,
  type Operation,
  refusal,
  refusedToStrangers,
  refusedWrites,
  time,
} from './operation.ts';

/** So many are changed by one request; whoever wants more asks again. */
export const mostTogether = 500;

const change = commonChange.refine(
  (wanted) => Object.keys(wanted).length > 0,
  'must change something',
);

/** Enquiries by name, each as the version that was read stands. */
const marked = z.strictObject({
  references: z
    .array(z.strictObject({ reference: z.string().max(50), version }))
    .min(1)
    .max(mostTogether),
  change,
});

/** All that a view shows, but what came in or was changed since it was counted. */
const matching = z.strictObject({
  view: askedView,
  /** When it was counted: the `at` of that answer. */
  at: time,
  after,
  change,
});

export const bulk = z.union([marked, matching]);

export type Bulk = z.input<typeof bulk>;

export type CommonChange = z.output<typeof commonChange>;

const count = z.strictObject({ number: z.number().int(), at: time });

export type Count = z.output<typeof count>;

const bulkChanged = z.strictObject({
  changed: z.number().int(),
  /** The enquiries that somebody else has changed or forgotten meanwhile; they are left as they are. */
  stale: z.array(z.string()),
  /** The cursor for the next page, as `after`; null on the last. */
  next: z.string().nullable(),
});

export type BulkChanged = z.output<typeof bulkChanged>;

export const bulkOperations: Record<Address, Operation> = {
  'GET /enquiries/count': {
    for: 'enquiries',
    summary: 'Counts the enquiries of a view as it stands, before all of them are changed.',
    query: askedView,
    answers: { 200: count, 422: refusal, ...refusedToStrangers },
  },
  'POST /enquiries/bulk': {
    for: 'enquiries',
    summary:
      'Changes up to 500 enquiries, by name or by the view that shows them, and tells which it left.',
    body: bulk,
    answers: { 200: bulkChanged, 422: refusal, ...refusedWrites },
  },
};
