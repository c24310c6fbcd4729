import type { Channel, DeliveryState, EnquiryState } from '@nokshi/contract/vocabulary.ts';
import type { Kysely } from 'kysely';
import { iso } from '../iso.ts';
import type { EnquiryRow, Schema } from '../schema.ts';
import { type DescribedEnquiry, describeEnquiry } from './describe.ts';

/** A delivery as people read it. */
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

/** The worst state of an enquiry's deliveries, or that it is set aside. */
export function stateOf(enquiry: EnquiryWithDeliveries): EnquiryState {
  if (enquiry.setAside) return 'set-aside';
  const states = enquiry.deliveries.map(({ state }) => state);
  if (states.includes('parked')) return 'parked';
  return states.includes('queued') ? 'queued' : 'delivered';
}

/** Reads the deliveries of some enquiries. @param rows a thousand at most */
export async function withDeliveries(
  ledger: Kysely<Schema>,
  rows: readonly EnquiryRow[],
): Promise<EnquiryWithDeliveries[]> {
  const deliveries = await readDeliveries(
    ledger,
    rows.map(({ reference }) => reference),
  );
  return rows.map((row) => ({
    ...describeEnquiry(row),
    deliveries: deliveries.get(row.reference) ?? [],
  }));
}

async function readDeliveries(
  ledger: Kysely<Schema>,
  references: readonly string[],
): Promise<Map<string, DescribedDelivery[]>> {
  const deliveries = new Map<string, DescribedDelivery[]>();
  if (references.length === 0) return deliveries;
  const rows = await ledger
    .selectFrom('deliveries')
    .selectAll()
    .where('reference', 'in', references)
    .orderBy('reference')
    .orderBy('channel')
    .orderBy('recipient')
    .execute();
  for (const row of rows) {
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

/** The row of an enquiry, whole; undefined when there is none of that reference. */
export const readRow = (ledger: Kysely<Schema>, reference: string) =>
  ledger.selectFrom('enquiries').selectAll().where('reference', '=', reference).executeTakeFirst();

/** Reads one enquiry; undefined when there is none of that reference. */
export async function readEnquiry(
  ledger: Kysely<Schema>,
  reference: string,
): Promise<EnquiryWithDeliveries | undefined> {
  const row = await readRow(ledger, reference);
  const [enquiry] = row ? await withDeliveries(ledger, [row]) : [];
  return enquiry;
}
