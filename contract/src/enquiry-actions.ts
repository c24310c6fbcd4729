import { z } from 'zod';
import { item, mostNote, stale, version } from './enquiries.ts';
import {
  type Address,
  type Operation,
  refusal,
  refusedToStrangers,
  refusedWrites,
  writtenText,
} from './operation.ts';
import { channels } from './vocabulary.ts';

/** The body of `POST …/set-aside`. */
export const settingAside = z.strictObject({ version, reason: writtenText(mostNote) });

/** The body of `POST …/release`. */
export const releasing = z.strictObject({ version, reason: writtenText(mostNote).optional() });

/** What forgetting an enquiry would remove, and where it can't reach. */
const forgetting = z.strictObject({
  notes: z.number().int(),
  deliveries: z.number().int(),
  log: z.number().int(),
  /** Mails that have left: they stand in mailboxes. */
  mails: z.number().int(),
  /** Whether the webhook had it. */
  webhook: z.boolean(),
});

export type Forgetting = z.output<typeof forgetting>;

const others = z.strictObject({
  items: z.array(item),
  more: z.boolean(),
  isComplete: z.boolean(),
});

export type Others = z.output<typeof others>;

const resent = z.strictObject({
  queued: z.array(z.enum(channels)),
  /** Automatic replies that stay: it is too late for them. */
  late: z.number().int(),
});

export const enquiryActionOperations: Record<Address, Operation> = {
  'POST /enquiries/{reference}/resend': {
    for: 'enquiries',
    summary: 'Sends again what has not arrived.',
    answers: { 200: resent, 404: refusal, 422: refusal, ...refusedWrites },
  },
  'POST /enquiries/{reference}/set-aside': {
    for: 'enquiries',
    summary: 'Sets one aside: what has not left does not leave. The reason becomes a note.',
    body: settingAside,
    answers: {
      200: z.strictObject({ version }),
      404: refusal,
      409: stale,
      422: refusal,
      ...refusedWrites,
    },
  },
  'POST /enquiries/{reference}/release': {
    for: 'enquiries',
    summary: 'Delivers one that was set aside.',
    body: releasing,
    answers: {
      200: z.strictObject({ version, queued: z.array(z.enum(channels)) }),
      404: refusal,
      409: stale,
      422: refusal,
      ...refusedWrites,
    },
  },
  'GET /enquiries/{reference}/forgetting': {
    for: 'ownership',
    summary: 'Tells what forgetting one would remove.',
    answers: { 200: forgetting, 404: refusal, ...refusedToStrangers },
  },
  'DELETE /enquiries/{reference}': {
    for: 'ownership',
    isConfirmed: true,
    summary: 'Forgets one with all that belongs to it.',
    answers: { 204: null, 404: refusal, ...refusedWrites },
  },
  'GET /enquiries/{reference}/others': {
    for: 'enquiries',
    summary: 'Lists what came from the same address or number besides.',
    answers: { 200: others, 404: refusal, ...refusedToStrangers },
  },
};
