import type { FormKind } from '@nokshi/forms/forms.ts';
import type { Kysely } from 'kysely';
import type { Channel, DeliveryState, Schema } from '../database/schema.ts';
import { type DescribedEnquiry, describeEnquiry } from '../enquiries/describe.ts';

/** A delivery as `leads` shows it. */
export type DescribedDelivery = {
  channel: Channel;
  state: DeliveryState;
  attempts: number;
  /** When it is tried next; null when it isn't. */
  nextAt: string | null;
  deliveredAt: string | null;
  /** Kind and codes of the last failure, without words that could name a person. */
  lastError: string | null;
};

/** An enquiry with what became of it. */
export type Lead = DescribedEnquiry & { deliveries: DescribedDelivery[] };

export const leadStatuses = ['queued', 'delivered', 'parked', 'quarantined'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Which enquiries to read; what is undefined doesn't narrow. */
export type Filter = {
  kind: FormKind | undefined;
  status: LeadStatus | undefined;
  /** Milliseconds since 1970. */
  since: number | undefined;
  reference: string | undefined;
};

const iso = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString();

/** The worst state of an enquiry's deliveries, or that it is set aside. */
export function statusOf(lead: Lead): LeadStatus {
  if (lead.status === 'quarantined') return 'quarantined';
  const states = lead.deliveries.map(({ state }) => state);
  if (states.includes('parked')) return 'parked';
  return states.includes('queued') ? 'queued' : 'delivered';
}

/** Reads enquiries with their deliveries, the newest first. */
export async function readLeads(database: Kysely<Schema>, filter: Filter): Promise<Lead[]> {
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
    .execute();
  for (const row of all) {
    const described: DescribedDelivery = {
      channel: row.channel,
      state: row.state,
      attempts: row.attempts,
      nextAt: row.state === 'queued' ? iso(row.due_at) : null,
      deliveredAt: iso(row.delivered_at),
      lastError: row.last_error,
    };
    deliveries.set(row.reference, [...(deliveries.get(row.reference) ?? []), described]);
  }
  const leads = rows.map((row) => ({
    ...describeEnquiry(row),
    deliveries: deliveries.get(row.reference) ?? [],
  }));
  return status === undefined ? leads : leads.filter((lead) => statusOf(lead) === status);
}
