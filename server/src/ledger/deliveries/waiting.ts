import { type Kysely, sql } from 'kysely';
import { type Filter, filtered, iso } from '../enquiries/read.ts';
import type { Channel, DeliveryState, Schema } from '../schema.ts';

/** What has not left: it waits for its next attempt, or was given up. */
const states = ['queued', 'parked'] as const satisfies DeliveryState[];

/** A delivery that has not left. */
type WaitingDelivery = {
  reference: string;
  channel: Channel;
  /** One address of the company's; empty for the only receiver, and for all of MAIL_TO. */
  recipient: string;
  state: (typeof states)[number];
  attempts: number;
  /** When it is tried next, or its lease ends while it is in hand; null when it is parked. */
  nextAt: string | null;
  /** Why it failed last, in the mail server's own words, which may quote an address. */
  lastError: string | null;
};

/** How much waits for one receiver. */
type WaitingGroup = { channel: Channel; recipient: string; queued: number; parked: number };

/** What has not left; `groups` counts all of it, `deliveries` may be the first ones only. */
export type Waiting = { groups: WaitingGroup[]; deliveries: WaitingDelivery[] };

/** When it is tried next: what is due at once has been so since it was queued. */
const next = sql<number>`case when due_at > queued_at then due_at else queued_at end`;

/**
 * Reads what has not left, the soonest first, parked ones last.
 * @param filter which enquiries; their state is not asked
 * @param most how many deliveries at most; without it all of them
 */
export async function readWaiting(
  ledger: Kysely<Schema>,
  { kind, since }: Filter,
  most?: number,
): Promise<Waiting> {
  let waiting = ledger.selectFrom('deliveries').where('state', 'in', states);
  if (kind !== undefined || since !== undefined) {
    const narrow = { kind, since, reference: undefined, state: undefined };
    waiting = waiting.where('reference', 'in', filtered(ledger, narrow).select('reference'));
  }
  const counted = await waiting
    .select(['channel', 'recipient', 'state'])
    .select((count) => count.fn.countAll<number>().as('number'))
    .groupBy(['channel', 'recipient', 'state'])
    .orderBy('channel')
    .orderBy('recipient')
    .execute();
  const groups = new Map<string, WaitingGroup>();
  for (const { channel, recipient, state, number } of counted) {
    const key = `${channel} ${recipient}`;
    const group = groups.get(key) ?? { channel, recipient, queued: 0, parked: 0 };
    groups.set(key, { ...group, [state]: Number(number) });
  }
  const soonest = waiting
    .select(['reference', 'channel', 'recipient', 'state', 'attempts', 'last_error'])
    .select(next.as('next'))
    .orderBy('state', 'desc')
    .orderBy('next')
    .orderBy('reference')
    .orderBy('channel')
    .orderBy('recipient');
  const rows = await (most === undefined ? soonest : soonest.limit(most)).execute();
  return {
    groups: [...groups.values()],
    deliveries: rows.map(({ next, last_error, state, ...row }) =>
      state === 'parked'
        ? { ...row, state, nextAt: null, lastError: last_error }
        : { ...row, state: 'queued', nextAt: iso(next), lastError: last_error },
    ),
  };
}
