import type { Channel } from '@nokshi/contract/vocabulary.ts';
import { type Kysely, sql } from 'kysely';
import { everything, type Filter, filtered } from '../enquiries/filter.ts';
import { iso } from '../iso.ts';
import type { Schema } from '../schema.ts';

/** What has not left, in the order in which it is shown: it waits for its next attempt, or was given up. */
const states = ['queued', 'parked'] as const;
type WaitingState = (typeof states)[number];

/** A delivery that has not left. */
type WaitingDelivery = {
  reference: string;
  channel: Channel;
  /** One address of the company's; empty for the only receiver, and for all of MAIL_TO. */
  recipient: string;
  state: WaitingState;
  attempts: number;
  /** When it is tried next, or its lease ends while it is in hand; null when it is parked. */
  nextAt: string | null;
  /** Why it failed last, in the mail server's own words, which may quote an address. */
  lastError: string | null;
};

/** How much waits for one receiver. */
type WaitingGroup = { channel: Channel; recipient: string; queued: number; parked: number };

/** Where a page of the queue ended. */
type WaitingPosition = {
  state: WaitingState;
  time: number;
  reference: string;
  channel: Channel;
  recipient: string;
};

/** The part of the queue to read. */
export type WaitingListing = {
  /** Which enquiries; only their kind and their time are asked. */
  filter: Filter;
  after: WaitingPosition | undefined;
  most: number;
};

/** The unsent deliveries; `groups` counts all of them. */
export type WaitingPage = {
  groups: WaitingGroup[];
  deliveries: WaitingDelivery[];
  more: boolean;
  next: WaitingPosition | undefined;
};

/** When it is tried next: what is due at once has been so since it was queued. As its index says it. */
const next = sql<number>`case when due_at > queued_at then due_at else queued_at end`;

const narrows = ({ kind, since, until }: Filter): boolean =>
  kind !== undefined || since !== undefined || until !== undefined;

const narrowedBy = (ledger: Kysely<Schema>, { kind, since, until }: Filter) =>
  filtered(ledger, { ...everything, kind, since, until });

/** Reads a page of what has not left, the soonest first, parked ones last. */
export async function readWaiting(
  ledger: Kysely<Schema>,
  { filter, after, most }: WaitingListing,
): Promise<WaitingPage> {
  const rows: Awaited<ReturnType<typeof readRows>> = [];
  for (const state of states.slice(after ? states.indexOf(after.state) : 0)) {
    if (rows.length > most) break;
    const place = after?.state === state ? after : undefined;
    rows.push(...(await readRows(ledger, filter, state, place, most + 1 - rows.length)));
  }
  const last = rows.length > most ? rows[most - 1] : undefined;
  return {
    groups: await readGroups(ledger, filter),
    deliveries: rows.slice(0, most).map(({ time, last_error, ...row }) => ({
      ...row,
      nextAt: row.state === 'parked' ? null : iso(time),
      lastError: last_error,
    })),
    more: last !== undefined,
    next: last,
  };
}

async function readRows(
  ledger: Kysely<Schema>,
  filter: Filter,
  state: WaitingState,
  after: WaitingPosition | undefined,
  most: number,
) {
  let query = ledger
    .selectFrom('deliveries')
    .select(['reference', 'channel', 'recipient', 'attempts', 'last_error'])
    .select(next.as('time'))
    .where('state', '=', sql.lit(state))
    // Said as the index of what waits says it, which SQLite doesn't conclude.
    .where('state', 'in', [sql.lit('queued' as const), sql.lit('parked' as const)]);
  if (narrows(filter)) {
    query = query.where((delivery) =>
      delivery.exists(
        narrowedBy(ledger, filter)
          .select('enquiries.reference')
          .where(sql<boolean>`enquiries.reference = deliveries.reference`),
      ),
    );
  }
  if (after) {
    const { time, reference, channel, recipient } = after;
    query = query.where(
      sql<boolean>`(${next}, reference, channel, recipient) > (${time}, ${reference}, ${channel}, ${recipient})`,
    );
  }
  const rows = await query
    .orderBy(next)
    .orderBy('reference')
    .orderBy('channel')
    .orderBy('recipient')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, state }));
}

/** From the kept counts, or counted where only some enquiries are asked for. */
async function readGroups(ledger: Kysely<Schema>, filter: Filter): Promise<WaitingGroup[]> {
  const counted = narrows(filter)
    ? await ledger
        .selectFrom('deliveries')
        .select(['channel', 'recipient', 'state'])
        .select((count) => count.fn.countAll<number>().as('number'))
        .where('state', 'in', states)
        .where('reference', 'in', narrowedBy(ledger, filter).select('enquiries.reference'))
        .groupBy(['channel', 'recipient', 'state'])
        .orderBy('channel')
        .orderBy('recipient')
        .execute()
    : await ledger
        .selectFrom('delivery_counts')
        .select(['channel', 'recipient', 'state'])
        .select((sum) => sum.fn.sum<number>('number').as('number'))
        .where('state', 'in', states)
        .groupBy(['channel', 'recipient', 'state'])
        .having((sum) => sum.fn.sum('number'), '>', 0)
        .orderBy('channel')
        .orderBy('recipient')
        .execute();
  const groups = new Map<string, WaitingGroup>();
  for (const { channel, recipient, state, number } of counted) {
    const key = `${channel} ${recipient}`;
    const group = groups.get(key) ?? { channel, recipient, queued: 0, parked: 0 };
    groups.set(key, { ...group, [state]: Number(number) });
  }
  return [...groups.values()];
}
