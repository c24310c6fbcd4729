import type { Channel, DeliveryState } from '@nokshi/contract/vocabulary.ts';
import { Gauge, type Registry } from 'prom-client';
import type { AskBacklog, Backlog } from '../health.ts';
import { DatabaseUnavailable } from '../ledger/database/failure.ts';
import type { DeliveryCount } from '../ledger/reading/counts.ts';
import type { Reader } from '../ledger/reading/reader.ts';

/** Each combination stands there while the ledger does, with zero where there is no delivery. */
const channels: readonly Channel[] = ['notice', 'reply', 'webhook'];
const states: readonly DeliveryState[] = ['queued', 'delivered', 'parked', 'withheld'];

/**
 * Numbers of the ledger, which all servers share.
 * @returns what brings them up to date. While the ledger is away they are absent: a zero would say
 *   that nothing waits
 */
export function ledgerGauges(
  registry: Registry,
  reader: Reader,
  waiting: AskBacklog,
): () => Promise<void> {
  const registers = [registry];
  const up = new Gauge({
    name: 'website_ledger_up',
    help: 'Whether the ledger of enquiries can be written.',
    registers,
  });
  const deliveries = new Gauge({
    name: 'website_deliveries',
    help: 'Deliveries in the ledger.',
    labelNames: ['channel', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'website_oldest_undelivered_seconds',
    help: 'Since the oldest enquiry was queued that has not reached the company; 0 when none waits.',
    registers,
  });
  const failing = new Gauge({
    name: 'website_job_failing',
    help: 'Whether a job has failed and was not done since.',
    labelNames: ['job'],
    registers,
  });

  let counted: { with: Backlog; counts: Promise<DeliveryCount[]> } | undefined;
  /** Counts once for each look at what waits, so that both tell of the same moment. */
  const countedWith = async (found: Backlog): Promise<DeliveryCount[] | undefined> => {
    if (counted?.with !== found)
      counted = { with: found, counts: reader.ask('deliveryCounts', undefined) };
    try {
      return await counted.counts;
    } catch (failure) {
      if (failure instanceof DatabaseUnavailable) return undefined;
      throw failure;
    }
  };

  return async () => {
    const found = await waiting();
    const counts = found && (await countedWith(found));
    up.set(counts ? 1 : 0);
    deliveries.reset();
    failing.reset();
    if (!counts) {
      oldest.remove();
      return;
    }
    oldest.set((found.oldestMilliseconds ?? 0) / 1000);
    for (const { name, failure } of found.jobs) {
      failing.set({ job: name }, failure === null ? 0 : 1);
    }
    for (const channel of channels) {
      for (const state of states) deliveries.set({ channel, state }, 0);
    }
    for (const { channel, state, number } of counts) {
      deliveries.set({ channel, state }, number);
    }
  };
}
