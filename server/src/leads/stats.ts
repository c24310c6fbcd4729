import { type Lead, leadStatuses, statusOf } from './read.ts';

/** Counts of what stands in the ledger. */
export type Stats = {
  enquiries: number;
  byKind: Record<string, number>;
  byStatus: Record<string, number>;
  byMonth: Record<string, number>;
  /** When the oldest enquiry came in that has not reached everyone; null for none. */
  oldestUndelivered: string | null;
};

function countBy(leads: readonly Lead[], keyOf: (lead: Lead) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const lead of leads) counts[keyOf(lead)] = (counts[keyOf(lead)] ?? 0) + 1;
  return counts;
}

/** @param leads the newest first, as they are read */
export function statsOf(leads: readonly Lead[]): Stats {
  const none = Object.fromEntries(leadStatuses.map((status) => [status, 0]));
  const undelivered = leads.filter((lead) => ['queued', 'parked'].includes(statusOf(lead)));
  return {
    enquiries: leads.length,
    byKind: { contact: 0, demo: 0, ...countBy(leads, ({ kind }) => kind) },
    byStatus: { ...none, ...countBy(leads, statusOf) },
    byMonth: countBy(leads, ({ receivedAt }) => receivedAt.slice(0, 7)),
    oldestUndelivered: undelivered.at(-1)?.receivedAt ?? null,
  };
}
