import { randomUUID } from 'node:crypto';
import type { Channel } from '@nokshi/contract/vocabulary.ts';
import type { Kysely } from 'kysely';
import { lock } from '../database/advisory-locks.ts';
import { sharedTime } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import type { DeliveryRow, EnquiryRow, Schema } from '../schema.ts';
import { attemptsBeforeParking, longestWaitMilliseconds, waitAfter } from './backoff.ts';
import { atOnce, type Claimed, deliveryColumns } from './delivery.ts';
import { type DigestLine, lineColumns, putIntoDigest, takeDigest } from './digest.ts';
import { anythingDue, type Due, isDue, takenUp } from './due.ts';
import { addressToRecipients } from './recipients.ts';
import { takeReply } from './reply-limits.ts';

/** The company's own mailboxes. */
export type Company = {
  /**
   * Each has deliveries of its own, so that one who refuses keeps nobody else waiting and is not
   * forgotten over the others.
   */
  recipients: readonly string[];
  /** Mails of their own to each recipient within an hour; further enquiries come in digests. */
  mostPerHour: number;
};

/** How much more a worker may take up for one of the company's mailboxes. */
export type FreeSlots = {
  recipient: string;
  /** Mails of their own. */
  singles: number;
  digests: number;
};

/** The outbox: what is due, who has it in hand, what became of it. */
export class Outbox {
  readonly #database: Database;
  readonly #leaseMilliseconds: number;
  readonly #retrySeconds: number;
  readonly #mostReplies: number;

  /** @param mostReplies automatic replies within an hour, by all servers together */
  constructor(database: Database, leaseSeconds: number, retrySeconds: number, mostReplies: number) {
    this.#database = database;
    this.#leaseMilliseconds = leaseSeconds * 1000;
    this.#retrySeconds = retrySeconds;
    this.#mostReplies = mostReplies;
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
      const due = await this.#due(database, channels, now, held);
      return (await anythingDue(database, due)) ? this.#take(database, due, most) : [];
    });
  }

  /**
   * Takes due notices, as `claim` does, when they are addressed among the company's recipients and what
   * is too much for an hour is put into digests; of these it takes one at a time.
   * @param free for each recipient, also who has no place left
   * @param mostPerHour mails of their own to each recipient
   * @throws DatabaseUnavailable
   */
  claimForCompany(
    free: readonly FreeSlots[],
    mostPerHour: number,
    now: number,
    held: readonly string[] = [],
  ): Promise<Claimed[]> {
    return this.#database.use(async (database) => {
      const due = await this.#due(database, ['notice'], now, held);
      if (!(await anythingDue(database, due))) return [];
      return database.transaction().execute(async (transaction) => {
        await lock(transaction, 'deliveries');
        const recipients = free.map(({ recipient }) => recipient);
        await addressToRecipients(transaction, due, recipients);
        const singles: Claimed[] = [];
        for (const { recipient, singles: most } of free) {
          const isWithin = await putIntoDigest(transaction, due, recipient, mostPerHour);
          if (!isWithin || most === 0) continue;
          const own = { ...due, recipients: [recipient] };
          singles.push(...(await this.#take(transaction, own, most)));
        }
        const forDigest = free.filter(({ digests }) => digests > 0);
        if (forDigest.length === 0) return singles;
        // Enquiries that came meanwhile are addressed in the next round.
        const addressed = { ...due, recipients: forDigest.map(({ recipient }) => recipient) };
        const lease = randomUUID();
        const digest = await takeDigest(transaction, addressed, lease, this.#leaseMilliseconds);
        return digest ? [digest, ...singles] : singles;
      });
    });
  }

  async #due(
    database: Kysely<Schema>,
    channels: readonly Channel[],
    now: number,
    held: readonly string[],
  ): Promise<Due> {
    const time = await this.#shared(database, now);
    const longestWait = Math.max(longestWaitMilliseconds, this.#leaseMilliseconds);
    return { channels, time, longestWait, held };
  }

  async #take(database: Kysely<Schema>, due: Due, most: number): Promise<Claimed[]> {
    const lease = randomUUID();
    const rows = await database
      .with('due', () =>
        database
          .selectFrom('deliveries')
          // Names of their own: below, a bare `reference` must mean the updated row.
          .select([
            'reference as due_reference',
            'channel as due_channel',
            'recipient as due_recipient',
          ])
          .where(isDue(due))
          .where('digest', 'is', null)
          .orderBy('due_at')
          .orderBy('queued_at')
          .limit(most)
          // SQLite has one writer at a time and needs no row locks.
          .$if(this.#database.kind === 'postgres', (query) => query.forUpdate().skipLocked()),
      )
      .updateTable('deliveries')
      .from('due')
      .set(takenUp(lease, due, this.#leaseMilliseconds))
      .whereRef('deliveries.reference', '=', 'due.due_reference')
      .whereRef('deliveries.channel', '=', 'due.due_channel')
      .whereRef('deliveries.recipient', '=', 'due.due_recipient')
      .returning(deliveryColumns)
      .execute();
    return rows.map((row) => ({ ...row, lease }));
  }

  /** The enquiry to deliver; undefined when it was forgotten or set aside meanwhile. */
  enquiry(reference: string): Promise<EnquiryRow | undefined> {
    return this.#database.use((database) =>
      database
        .selectFrom('enquiries')
        .selectAll()
        .where('reference', '=', reference)
        .where('set_aside', '=', 0)
        .executeTakeFirst(),
    );
  }

  /** The enquiries of a digest in hand, the oldest first; those that were forgotten are not there. */
  enquiriesIn({ digest, lease }: Claimed): Promise<DigestLine[]> {
    return this.#database.use((database) =>
      database
        .selectFrom('enquiries')
        .select(lineColumns)
        .where('reference', 'in', (rows) =>
          rows
            .selectFrom('deliveries')
            .select('reference')
            .where('digest', '=', digest)
            .where('lease', '=', lease),
        )
        .orderBy('received_at')
        .orderBy('reference')
        .execute(),
    );
  }

  /**
   * Notes, in the moment before sending, that an automatic reply leaves, when it still may. Any other
   * delivery may.
   * @returns why not; undefined when it may
   */
  async claimReply(
    { channel, visitor }: Claimed,
    enquiry: EnquiryRow,
    now: number,
  ): Promise<string | undefined> {
    if (channel !== 'reply') return undefined;
    return takeReply(this.#database, { ...enquiry, visitor }, this.#mostReplies, now);
  }

  /** Ends a delivery without sending it. */
  async withheld(claimed: Claimed, reason: string): Promise<void> {
    await this.#settle(claimed, { state: 'withheld', last_error: reason, lease: null });
  }

  /** How often a delivery in hand must be renewed, in milliseconds. */
  get renewalMilliseconds(): number {
    return this.#leaseMilliseconds / 3;
  }

  /** Lets a delivery go that nobody tried to the end: it is due at once, for whoever comes next. */
  async giveBack(claimed: Claimed): Promise<void> {
    await this.#settle(claimed, { due_at: atOnce, lease: null });
  }

  /** Keeps a delivery in this worker's hands: a slow mail server is no reason to send twice. */
  async renew(claimed: Claimed, now: number): Promise<void> {
    const time = await this.#database.use((database) => this.#shared(database, now));
    await this.#settle(claimed, { due_at: time + this.#leaseMilliseconds, lease: claimed.lease });
  }

  /** Notes a delivery as done, unless its lease ended and another worker has it. */
  async delivered(claimed: Claimed, now: number): Promise<void> {
    const time = await this.#database.use((database) => this.#shared(database, now));
    await this.#settle(claimed, {
      state: 'delivered',
      attempts: claimed.attempts + 1,
      delivered_at: time,
      last_error: null,
      lease: null,
    });
  }

  /**
   * Notes a failure and when to try again.
   * @returns 'parked' when five days of trying are over
   */
  failed(claimed: Claimed, reason: string, now: number): Promise<'queued' | 'parked'> {
    const most = attemptsBeforeParking(this.#retrySeconds);
    const state = claimed.attempts + 1 >= most ? 'parked' : 'queued';
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
    return sharedTime(database, now);
  }

  /** A digest's deliveries together, any other alone. */
  #settle(claimed: Claimed, change: Partial<DeliveryRow>): Promise<unknown> {
    return this.#database.use((database) => {
      const inHand = database
        .updateTable('deliveries')
        .set(change)
        .where('lease', '=', claimed.lease);
      if (claimed.digest !== null) return inHand.where('digest', '=', claimed.digest).execute();
      return inHand
        .where('reference', '=', claimed.reference)
        .where('channel', '=', claimed.channel)
        .where('recipient', '=', claimed.recipient)
        .execute();
    });
  }
}
