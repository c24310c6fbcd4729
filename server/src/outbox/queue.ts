import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Channel, DeliveryRow, EnquiryRow, Schema } from '../database/schema.ts';
import { patienceMilliseconds, waitAfter } from './backoff.ts';
import { takeReply } from './replied.ts';

/** A delivery in the hands of one worker. */
export type Claimed = DeliveryRow & { lease: string };

const columns = [
  'reference',
  'channel',
  'state',
  'attempts',
  'due_at',
  'lease',
  'queued_at',
  'first_attempt_at',
  'delivered_at',
  'last_error',
] as const satisfies readonly (keyof DeliveryRow)[];

/** A fresh row of the outbox, due at once. */
export function queuedDelivery(reference: string, channel: Channel, now: number): DeliveryRow {
  return {
    reference,
    channel,
    state: 'queued',
    attempts: 0,
    due_at: now,
    lease: null,
    queued_at: now,
    first_attempt_at: null,
    delivered_at: null,
    last_error: null,
  };
}

/** Looks first and writes only when something is due, so that an idle worker costs no disk writes. */
async function anythingDue(
  database: Kysely<Schema>,
  channels: readonly Channel[],
  now: number,
): Promise<boolean> {
  const row = await database
    .selectFrom('deliveries')
    .select('reference')
    .where('state', '=', 'queued')
    .where('due_at', '<=', now)
    .where('channel', 'in', channels)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The outbox: what is due, who has it in hand, what became of it. */
export class Queue {
  readonly #database: Database;
  readonly #leaseMilliseconds: number;
  readonly #retrySeconds: number;

  constructor(database: Database, leaseSeconds: number, retrySeconds: number) {
    this.#database = database;
    this.#leaseMilliseconds = leaseSeconds * 1000;
    this.#retrySeconds = retrySeconds;
  }

  /**
   * Takes due deliveries into one worker's hands. No other worker gets them until the lease ends,
   * which it does by itself when the worker dies.
   * @throws DatabaseUnavailable
   */
  claim(channels: readonly Channel[], most: number, now: number): Promise<Claimed[]> {
    return this.#database.use(async (database) => {
      if (!(await anythingDue(database, channels, now))) return [];
      const lease = randomUUID();
      const due = database
        .selectFrom('deliveries')
        // Names of their own: below, a bare `reference` must mean the updated row.
        .select(['reference as due_reference', 'channel as due_channel'])
        .where('state', '=', 'queued')
        .where('due_at', '<=', now)
        .where('channel', 'in', channels)
        .orderBy('due_at')
        .limit(most)
        // SQLite has one writer at a time and needs no row locks.
        .$if(this.#database.kind === 'postgres', (query) => query.forUpdate().skipLocked());
      const rows = await database
        .with('due', () => due)
        .updateTable('deliveries')
        .from('due')
        .set({
          lease,
          due_at: now + this.#leaseMilliseconds,
          first_attempt_at: sql<number>`coalesce(first_attempt_at, ${sql.lit(now)})`,
        })
        .whereRef('deliveries.reference', '=', 'due.due_reference')
        .whereRef('deliveries.channel', '=', 'due.due_channel')
        .returning(columns)
        .execute();
      return rows.map((row) => ({ ...row, lease }));
    });
  }

  /** The enquiry to deliver; undefined when it was forgotten meanwhile. */
  enquiry(reference: string): Promise<EnquiryRow | undefined> {
    return this.#database.use((database) =>
      database
        .selectFrom('enquiries')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirst(),
    );
  }

  /**
   * Asks, in the moment before sending, whether a delivery is still to be sent.
   * @returns why not; undefined when it is
   */
  async reasonToDrop(
    { channel }: Claimed,
    enquiry: EnquiryRow,
    now: number,
  ): Promise<string | undefined> {
    if (channel !== 'reply') return undefined;
    return this.#database.use((database) => takeReply(database, enquiry, now));
  }

  /** Ends a delivery without sending it. */
  async dropped(claimed: Claimed, reason: string): Promise<void> {
    await this.#settle(claimed, { state: 'dropped', last_error: reason, lease: null });
  }

  /** How often a delivery in hand must be renewed, in milliseconds. */
  get renewalMilliseconds(): number {
    return this.#leaseMilliseconds / 3;
  }

  /** Keeps a delivery in this worker's hands: a slow mail server is no reason to send twice. */
  async renew(claimed: Claimed, now: number): Promise<void> {
    await this.#settle(claimed, { due_at: now + this.#leaseMilliseconds, lease: claimed.lease });
  }

  /** Notes a delivery as done, unless its lease ended and another worker has it. */
  async delivered(claimed: Claimed, now: number): Promise<void> {
    await this.#settle(claimed, {
      state: 'delivered',
      attempts: claimed.attempts + 1,
      delivered_at: now,
      last_error: null,
      lease: null,
    });
  }

  /**
   * Notes a failure and when to try again.
   * @returns 'parked' when five days of trying are over
   */
  async failed(claimed: Claimed, reason: string, now: number): Promise<'queued' | 'parked'> {
    const attempts = claimed.attempts + 1;
    const since = claimed.first_attempt_at ?? now;
    const state = now - since >= patienceMilliseconds ? 'parked' : 'queued';
    await this.#settle(claimed, {
      state,
      attempts,
      due_at: now + waitAfter(attempts, this.#retrySeconds, Math.random()),
      last_error: reason,
      lease: null,
    });
    return state;
  }

  #settle(claimed: Claimed, change: Partial<DeliveryRow>): Promise<unknown> {
    return this.#database.use((database) =>
      database
        .updateTable('deliveries')
        .set(change)
        .where('reference', '=', claimed.reference)
        .where('channel', '=', claimed.channel)
        .where('lease', '=', claimed.lease)
        .execute(),
    );
  }
}
