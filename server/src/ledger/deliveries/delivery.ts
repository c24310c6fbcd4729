import type { Channel } from '@nokshi/contract/vocabulary.ts';
import type { DeliveryRow } from '../schema.ts';

/** A delivery in the hands of one worker; one with a digest stands for all deliveries of it. */
export type Claimed = DeliveryRow & { lease: string };

/** Every column, by name: `returning *` would give those of a joined table, too. */
export const deliveryColumns = [
  'reference',
  'channel',
  'recipient',
  'state',
  'attempts',
  'due_at',
  'lease',
  'queued_at',
  'first_attempt_at',
  'delivered_at',
  'last_error',
  'digest',
  'visitor',
] as const satisfies readonly (keyof DeliveryRow)[];

/** Before every clock, so that what is due at once is so for servers whose clocks differ. */
export const atOnce = 0;

/** A fresh row of the outbox, due at once. */
export function queuedDelivery(reference: string, channel: Channel, now: number): DeliveryRow {
  return {
    reference,
    channel,
    recipient: '',
    state: 'queued',
    attempts: 0,
    due_at: atOnce,
    lease: null,
    queued_at: now,
    first_attempt_at: null,
    delivered_at: null,
    last_error: null,
    digest: null,
    visitor: null,
  };
}
