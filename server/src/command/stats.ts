import { type EnquiryWithDeliveries, enquiryStatuses, statusOf } from './read-enquiries.ts';

/** Counts of what stands in the ledger. */
export type Stats = {
  enquiries: number;
  byKind: Record<string, number>;
  byStatus: Record<string, number>;
  byMonth: Record<string, number>;
  /** When the oldest enquiry came in that has not reached everyone; null for none. */
  oldestUndelivered: string | null;
};

function countBy(
  enquiries: readonly EnquiryWithDeliveries[],
  keyOf: (enquiry: EnquiryWithDeliveries) => string,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const enquiry of enquiries) counts[keyOf(enquiry)] = (counts[keyOf(enquiry)] ?? 0) + 1;
  return counts;
}

/** @param enquiries the newest first, as they are read */
export function statsOf(enquiries: readonly EnquiryWithDeliveries[]): Stats {
  const none = Object.fromEntries(enquiryStatuses.map((status) => [status, 0]));
  const undelivered = enquiries.filter((one) => ['queued', 'parked'].includes(statusOf(one)));
  return {
    enquiries: enquiries.length,
    byKind: { contact: 0, demo: 0, ...countBy(enquiries, ({ kind }) => kind) },
    byStatus: { ...none, ...countBy(enquiries, statusOf) },
    byMonth: countBy(enquiries, ({ receivedAt }) => receivedAt.slice(0, 7)),
    oldestUndelivered: undelivered.at(-1)?.receivedAt ?? null,
  };
}
