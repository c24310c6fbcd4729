import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Channel, DeliveryRow, EnquiryRow, Schema } from '../database/schema.ts';
import { longestWaitMilliseconds, patienceMilliseconds, waitAfter } from './backoff.ts';
import { type Claimed, deliveryColumns, queuedDelivery } from './delivery.ts';
import { takeReply } from './replied.ts';
import { sharedTime } from './shared-time.ts';

/**
 * What makes a row due: its channel, its time, and that its lease isn't one of this worker's. Nothing
 * is due while delivery is paused.
 */
type Due = {
  channels: readonly Channel[];
  time: number;
  /** A row that is due later than this was written by a wrong clock, and is due now. */
  latest: number;
  held: readonly string[];
};

const isDue =
  ({ channels, time, latest, held }: Due) =>
  (row: ExpressionBuilder<Schema, 'deliveries'>) =>
    row.and([
      row('state', '=', 'queued'),
      row('channel', 'in', channels),
      row.not(row.exists(row.selectFrom('pause').select('id'))),
      row.or([row('due_at', '<=', time), row('due_at', '>', latest)]),
      ...(held.length === 0
        ? []
        : [row.or([row('lease', 'is', null), row('lease', 'not in', held)])]),
    ]);

/** Looks first and writes only when something is due, so that an idle worker costs no disk writes. */
async function anythingDue(database: Kysely<Schema>, due: Due): Promise<boolean> {
  const row = await database
    .selectFrom('deliveries')
    .select('reference')
    .where(isDue(due))
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
   * @param held leases that this worker has in hand: it knows best that they live, whatever a clock
   *   that was put right says
   * @throws DatabaseUnavailable
   */
  claim(
    channels: readonly Channel[],
    most: number,
    now: number,
    held: readonly string[] = [],
  ): Promise<Claimed[]> {
    return this.#database.use(async (database) => {
      const time = await this.#shared(database, now);
      const latest = time + Math.max(longestWaitMilliseconds, this.#leaseMilliseconds);
      const isOpen = { channels, time, latest, held };
      if (!(await anythingDue(database, isOpen))) return [];
      const lease = randomUUID();
      const due = database
        .selectFrom('deliveries')
        // Names of their own: below, a bare `reference` must mean the updated row.
        .select([
          'reference as due_reference',
          'channel as due_channel',
          'recipient as due_recipient',
        ])
        .where(isDue(isOpen))
        .orderBy('due_at')
        .orderBy('queued_at')
        .limit(most)
        // SQLite has one writer at a time and needs no row locks.
        .$if(this.#database.kind === 'postgres', (query) => query.forUpdate().skipLocked());
      const rows = await database
        .with('due', () => due)
        .updateTable('deliveries')
        .from('due')
        .set({
          lease,
          due_at: time + this.#leaseMilliseconds,
          // Nothing was first tried in the future, either.
          first_attempt_at: sql<number>`case when first_attempt_at <= ${sql.lit(time)} then first_attempt_at else ${sql.lit(time)} end`,
        })
        .whereRef('deliveries.reference', '=', 'due.due_reference')
        .whereRef('deliveries.channel', '=', 'due.due_channel')
        .whereRef('deliveries.recipient', '=', 'due.due_recipient')
        .returning(deliveryColumns)
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
   * Puts a delivery for each recipient in the place of one in hand, due at once. Who has one already
   * gets no second. Does nothing when the lease ended and another worker has it.
   */
  divide(claimed: Claimed, recipients: readonly string[], now: number): Promise<void> {
    const { reference, channel, queued_at } = claimed;
    const rows = recipients.map((recipient) => ({
      ...queuedDelivery(reference, channel, now),
      recipient,
      queued_at,
    }));
    return this.#database.use((database) =>
      database.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('deliveries')
          .where('reference', '=', reference)
          .where('channel', '=', channel)
          .where('recipient', '=', claimed.recipient)
          .where('lease', '=', claimed.lease)
          .executeTakeFirstOrThrow();
        if (Number(numDeletedRows) === 0) return;
        await transaction
          .insertInto('deliveries')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }),
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
    const time = await this.#database.use((database) => this.#shared(database, now));
    await this.#settle(claimed, { due_at: time + this.#leaseMilliseconds, lease: claimed.lease });
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
  failed(claimed: Claimed, reason: string, now: number): Promise<'queued' | 'parked'> {
    const since = claimed.first_attempt_at ?? now;
    const state = now - since >= patienceMilliseconds ? 'parked' : 'queued';
    return this.#fail(claimed, reason, now, state);
  }

  /** Parks a delivery that its receiver will never take. */
  refused(claimed: Claimed, reason: string, now: number): Promise<'parked'> {
    return this.#fail(claimed, reason, now, 'parked');
  }

  async #fail<State extends 'queued' | 'parked'>(
    claimed: Claimed,
    reason: string,
    now: number,
    state: State,
  ): Promise<State> {
    const attempts = claimed.attempts + 1;
    const time = await this.#database.use((database) => this.#shared(database, now));
    await this.#settle(claimed, {
      state,
      attempts,
      due_at: time + waitAfter(attempts, this.#retrySeconds, Math.random()),
      last_error: reason,
      lease: null,
    });
    return state;
  }

  #shared(database: Kysely<Schema>, now: number): Promise<number> {
    return sharedTime(this.#database.kind, database, now);
  }

  #settle(claimed: Claimed, change: Partial<DeliveryRow>): Promise<unknown> {
    return this.#database.use((database) =>
      database
        .updateTable('deliveries')
        .set(change)
        .where('reference', '=', claimed.reference)
        .where('channel', '=', claimed.channel)
        .where('recipient', '=', claimed.recipient)
        .where('lease', '=', claimed.lease)
        .execute(),
    );
  }
}
