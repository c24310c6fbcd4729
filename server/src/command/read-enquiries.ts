import type { FormKind } from '@nokshi/forms/forms.ts';
import type { Kysely } from 'kysely';
import type { Channel, DeliveryState, Schema } from '../database/schema.ts';
import { type DescribedEnquiry, describeEnquiry } from '../enquiries/describe.ts';

/** A delivery as the command shows it. */
type DescribedDelivery = {
  channel: Channel;
  /** One address of the company's; empty when there is but one receiver, or none was tried yet. */
  recipient: string;
  state: DeliveryState;
  attempts: number;
  /** When it is tried next; null when it isn't. */
  nextAt: string | null;
  deliveredAt: string | null;
  /** Why it was dropped, or why it failed last, in the mail server's words, which may quote an address. */
  lastError: string | null;
};

/** An enquiry with what became of it. */
export type EnquiryWithDeliveries = DescribedEnquiry & { deliveries: DescribedDelivery[] };

/** How far an enquiry has come. The ledger itself only tells what is set aside from the rest. */
export const enquiryStatuses = ['queued', 'delivered', 'parked', 'quarantined'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** Which enquiries to read; what is undefined doesn't narrow. */
export type Filter = {
  kind: FormKind | undefined;
  status: EnquiryStatus | undefined;
  /** Milliseconds since 1970. */
  since: number | undefined;
  reference: string | undefined;
};

/** Narrows nothing. */
export const everything: Filter = {
  kind: undefined,
  status: undefined,
  since: undefined,
  reference: undefined,
};

const iso = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString();

/** The worst state of an enquiry's deliveries, or that it is set aside. */
export function statusOf(enquiry: EnquiryWithDeliveries): EnquiryStatus {
  if (enquiry.status === 'quarantined') return 'quarantined';
  const states = enquiry.deliveries.map(({ state }) => state);
  if (states.includes('parked')) return 'parked';
  return states.includes('queued') ? 'queued' : 'delivered';
}

/** Reads enquiries with their deliveries, the newest first. */
export async function readEnquiries(
  database: Kysely<Schema>,
  filter: Filter,
): Promise<EnquiryWithDeliveries[]> {
  const { kind, since, reference, status } = filter;
  const rows = await database
    .selectFrom('enquiries')
    .selectAll()
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as FormKind))
    .$if(since !== undefined, (query) => query.where('received_at', '>=', since as number))
    .$if(reference !== undefined, (query) => query.where('reference', '=', reference as string))
    .orderBy('received_at', 'desc')
    .orderBy('reference')
    .execute();
  const deliveries = new Map<string, DescribedDelivery[]>();
  const all = await database
    .selectFrom('deliveries')
    .selectAll()
    .$if(reference !== undefined, (query) => query.where('reference', '=', reference as string))
    .orderBy('channel')
    .orderBy('recipient')
    .execute();
  for (const row of all) {
    const described: DescribedDelivery = {
      channel: row.channel,
      recipient: row.recipient,
      state: row.state,
      attempts: row.attempts,
      nextAt: row.state === 'queued' ? iso(Math.max(row.due_at, row.queued_at)) : null,
      deliveredAt: iso(row.delivered_at),
      lastError: row.last_error,
    };
    deliveries.set(row.reference, [...(deliveries.get(row.reference) ?? []), described]);
  }
  const enquiries = rows.map((row) => ({
    ...describeEnquiry(row),
    deliveries: deliveries.get(row.reference) ?? [],
  }));
  return status === undefined
    ? enquiries
    : enquiries.filter((enquiry) => statusOf(enquiry) === status);
}
