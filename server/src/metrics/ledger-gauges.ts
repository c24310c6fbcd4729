import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { DatabaseUnavailable } from '../database/failure.ts';
import type { Channel, DeliveryState } from '../database/schema.ts';
import type { AskWaiting } from '../health.ts';
import { onceASecond } from '../once-a-second.ts';

/** Each combination stands there while the ledger does, with zero where there is no delivery. */
const channels: readonly Channel[] = ['notice', 'reply', 'webhook'];
const states: readonly DeliveryState[] = ['queued', 'delivered', 'parked', 'dropped'];

type Count = { channel: Channel; state: DeliveryState; number: number };

/** In the order of the index that it is counted from. */
const countDeliveries = (database: Database): Promise<Count[]> =>
  database.use((ledger) =>
    ledger
      .selectFrom('deliveries')
      .select(['state', 'channel'])
      .select((count) => count.fn.countAll<number>().as('number'))
      .groupBy(['state', 'channel'])
      .execute(),
  );

/**
 * Numbers of the ledger, which all servers share.
 * @returns what brings them up to date. While the ledger is away they are absent: a zero would say
 *   that nothing waits
 */
export function ledgerGauges(
  registry: Registry,
  database: Database,
  waiting: AskWaiting,
  now: () => number,
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

  const find = async () => {
    const found = await waiting();
    if (!found) return undefined;
    try {
      const counts = await countDeliveries(database);
      return { counts, oldestMilliseconds: found.oldestMilliseconds ?? 0 };
    } catch (failure) {
      if (failure instanceof DatabaseUnavailable) return undefined;
      throw failure;
    }
  };
  const numbers = onceASecond(now, find);

  return async () => {
    const found = await numbers();
    up.set(found ? 1 : 0);
    deliveries.reset();
    if (!found) {
      oldest.remove();
      return;
    }
    oldest.set(found.oldestMilliseconds / 1000);
    for (const channel of channels) {
      for (const state of states) deliveries.set({ channel, state }, 0);
    }
    for (const { channel, state, number } of found.counts) {
      deliveries.set({ channel, state }, Number(number));
    }
  };
}
