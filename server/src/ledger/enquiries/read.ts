import type { FormKind } from '@nokshi/forms/forms.ts';
import { type Kysely, sql } from 'kysely';
import type { Channel, DeliveryState, Schema } from '../schema.ts';
import { type DescribedEnquiry, describeEnquiry } from './describe.ts';

/** A delivery as the command shows it. */
type DescribedDelivery = {
  channel: Channel;
  /** One address of the company's; empty when there is but one receiver, or none was tried yet. */
  recipient: string;
  state: DeliveryState;
  /** Whether it goes, or went, to the company in one mail with others. */
  isInDigest: boolean;
  attempts: number;
  /** When it is tried next; null when it isn't. */
  nextAt: string | null;
  deliveredAt: string | null;
  /** Why it was withheld, or failed last: the mail server's own words, which may quote an address. */
  lastError: string | null;
};

/** An enquiry with what became of it. */
export type EnquiryWithDeliveries = DescribedEnquiry & { deliveries: DescribedDelivery[] };

/** How far an enquiry has come. The ledger itself only tells what is set aside from the rest. */
export const enquiryStates = ['queued', 'delivered', 'parked', 'set-aside'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** Which enquiries to read; what is undefined doesn't narrow. */
export type Filter = {
  kind: FormKind | undefined;
  /** `accepted` is whatever isn't set aside. */
  state: EnquiryState | 'accepted' | undefined;
  /** Milliseconds since 1970. */
  since: number | undefined;
  reference: string | undefined;
};

/** Narrows nothing. */
export const everything: Filter = {
  kind: undefined,
  state: undefined,
  since: undefined,
  reference: undefined,
};

/** Milliseconds since 1970 as an ISO 8601 time; null stays null. */
export const iso = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString();

/** The worst state of an enquiry's deliveries, or that it is set aside. */
export function stateOf(enquiry: EnquiryWithDeliveries): EnquiryState {
  if (enquiry.setAside) return 'set-aside';
  const states = enquiry.deliveries.map(({ state }) => state);
  if (states.includes('parked')) return 'parked';
  return states.includes('queued') ? 'queued' : 'delivered';
}

/**
 * What `stateOf` says, told by the database. Joined to '', so that SQLite looks up the reference,
 * not all of a state.
 */
export const stateInLedger = sql<EnquiryState>`case
  when enquiries.set_aside = 1 then 'set-aside'
  when exists (select 1 from deliveries
    where deliveries.reference = enquiries.reference and state || '' = 'parked') then 'parked'
  when exists (select 1 from deliveries
    where deliveries.reference = enquiries.reference and state || '' = 'queued') then 'queued'
  else 'delivered' end`;

/** The enquiries that a filter leaves. */
export function filtered(database: Kysely<Schema>, filter: Filter) {
  const { kind, since, reference, state } = filter;
  let query = database.selectFrom('enquiries');
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (since !== undefined) query = query.where('received_at', '>=', since);
  if (reference !== undefined) query = query.where('reference', '=', reference);
  if (state === 'accepted') query = query.where('set_aside', '=', 0);
  else if (state !== undefined) query = query.where(stateInLedger, '=', state);
  if (state === 'parked' || state === 'queued') {
    // Said already, but this the index finds: PostgreSQL needn't judge each enquiry.
    const some = database.selectFrom('deliveries').select('reference').where('state', '=', state);
    query = query.where('reference', 'in', some);
  }
  return query;
}

/** How many enquiries a filter leaves. */
export async function countEnquiries(database: Kysely<Schema>, filter: Filter): Promise<number> {
  const { number } = await filtered(database, filter)
    .select((count) => count.fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow();
  return Number(number);
}

/**
 * Reads enquiries with their deliveries, the newest first.
 * @param most how many at most, a few hundred; without it all of them
 */
export async function readEnquiries(
  database: Kysely<Schema>,
  filter: Filter,
  most?: number,
): Promise<EnquiryWithDeliveries[]> {
  const newest = filtered(database, filter)
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('reference');
  const rows = await (most === undefined ? newest : newest.limit(most)).execute();
  const isFew = most !== undefined || filter.reference !== undefined;
  const references = rows.map(({ reference }) => reference);
  const deliveries = await readDeliveries(database, isFew ? references : undefined);
  return rows.map((row) => ({
    ...describeEnquiry(row),
    deliveries: deliveries.get(row.reference) ?? [],
  }));
}

/** @param references whose; undefined for all there are */
async function readDeliveries(
  database: Kysely<Schema>,
  references: readonly string[] | undefined,
): Promise<Map<string, DescribedDelivery[]>> {
  const deliveries = new Map<string, DescribedDelivery[]>();
  if (references?.length === 0) return deliveries;
  let query = database.selectFrom('deliveries').selectAll().orderBy('channel').orderBy('recipient');
  if (references) query = query.where('reference', 'in', references);
  for (const row of await query.execute()) {
    const described: DescribedDelivery = {
      channel: row.channel,
      recipient: row.recipient,
      state: row.state,
      isInDigest: row.digest !== null,
      attempts: row.attempts,
      nextAt: row.state === 'queued' ? iso(Math.max(row.due_at, row.queued_at)) : null,
      deliveredAt: iso(row.delivered_at),
      lastError: row.last_error,
    };
    const others = deliveries.get(row.reference);
    if (others) others.push(described);
    else deliveries.set(row.reference, [described]);
  }
  return deliveries;
}
