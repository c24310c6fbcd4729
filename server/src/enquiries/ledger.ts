import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import { isDuplicateKey } from '../database/failure.ts';
import type { Channel, EnquiryRow, Schema } from '../database/schema.ts';
import { queuedDelivery } from '../outbox/queue.ts';
import { GroupCommit } from './group-commit.ts';
import type { Intent } from './intent.ts';

/** An enquiry that is about to be kept. */
export type Entry = {
  intent: Intent;
  enquiry: Omit<EnquiryRow, 'reference'>;
  /** The ways it is to be delivered; none while it is quarantined. */
  channels: readonly Channel[];
};

export type Outcome =
  | { outcome: 'kept' | 'repeated'; reference: string }
  /** The same key was used for other words. */
  | { outcome: 'conflict' };

type Candidate = { entry: Entry; reference: string };

/** Keeps enquiries: each one once, together with its deliveries, on disk before it is answered. */
export class Ledger {
  readonly #database: Database;
  readonly #newReference: () => string;
  readonly #group: GroupCommit<Entry, Outcome>;

  /** @param newReference draws a reference, such as `NK-7F3K-92QD` */
  constructor(database: Database, newReference: () => string) {
    this.#database = database;
    this.#newReference = newReference;
    this.#group = new GroupCommit((entries) => this.#commit(entries));
  }

  /**
   * Keeps an enquiry, or finds the one that was kept for the same intent.
   * @returns after the commit, fsync included
   * @throws DatabaseUnavailable when nothing could be kept
   */
  keep(entry: Entry): Promise<Outcome> {
    return this.#group.add(entry);
  }

  #commit(entries: Entry[]): Promise<Outcome[]> {
    return this.#database.use(async (database) => {
      // A reference that was given before fails the transaction; new ones are drawn then.
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await database
            .transaction()
            .execute((transaction) => record(transaction, entries, this.#newReference));
        } catch (failure) {
          if (!isDuplicateKey(failure) || attempt === 3) throw failure;
        }
      }
    });
  }
}

/** One transaction for all entries. */
async function record(
  transaction: Transaction<Schema>,
  entries: Entry[],
  newReference: () => string,
): Promise<Outcome[]> {
  // The first of each intent is the candidate. Sorted, so that two servers lock in the same order.
  const candidates = new Map<string, Candidate>();
  for (const entry of entries) {
    if (!candidates.has(entry.intent.intent)) {
      candidates.set(entry.intent.intent, { entry, reference: newReference() });
    }
  }
  const sorted = [...candidates.values()].sort((one, other) =>
    one.entry.intent.intent < other.entry.intent.intent ? -1 : 1,
  );

  const fresh = await claim(transaction, sorted);
  const kept = sorted.filter(({ entry }) => fresh.has(entry.intent.intent));
  const earlier = await earlierOf(
    transaction,
    sorted.filter(({ entry }) => !fresh.has(entry.intent.intent)),
  );
  await insert(transaction, kept);

  return entries.map((entry) => {
    const { intent, fingerprint } = entry.intent;
    const candidate = candidates.get(intent);
    if (candidate?.entry === entry && fresh.has(intent)) {
      return { outcome: 'kept', reference: candidate.reference };
    }
    const standing =
      earlier.get(intent) ??
      (candidate && {
        fingerprint: candidate.entry.intent.fingerprint,
        reference: candidate.reference,
      });
    return standing?.fingerprint === fingerprint
      ? { outcome: 'repeated', reference: standing.reference }
      : { outcome: 'conflict' };
  });
}

/**
 * Takes the intents that are new or have ended. A concurrent transaction with the same intent waits
 * here until this one is decided, so that two can't both be first.
 */
async function claim(
  transaction: Transaction<Schema>,
  candidates: Candidate[],
): Promise<Set<string>> {
  const rows = await transaction
    .insertInto('intents')
    .values(
      candidates.map(({ entry, reference }) => ({
        intent: entry.intent.intent,
        fingerprint: entry.intent.fingerprint,
        reference,
        expires_at: entry.intent.expiresAt,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('intent')
        .doUpdateSet((row) => ({
          fingerprint: row.ref('excluded.fingerprint'),
          reference: row.ref('excluded.reference'),
          expires_at: row.ref('excluded.expires_at'),
        }))
        .where(
          'intents.expires_at',
          '<=',
          Math.min(...candidates.map(({ entry }) => entry.enquiry.received_at)),
        ),
    )
    .returning('intent')
    .execute();
  return new Set(rows.map(({ intent }) => intent));
}

async function earlierOf(
  transaction: Transaction<Schema>,
  repeated: Candidate[],
): Promise<Map<string, { fingerprint: string; reference: string }>> {
  if (repeated.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('intents')
    .select(['intent', 'fingerprint', 'reference'])
    .where(
      'intent',
      'in',
      repeated.map(({ entry }) => entry.intent.intent),
    )
    .execute();
  return new Map(rows.map((row) => [row.intent, row]));
}

async function insert(transaction: Transaction<Schema>, kept: Candidate[]): Promise<void> {
  if (kept.length === 0) return;
  await transaction
    .insertInto('enquiries')
    .values(kept.map(({ entry, reference }) => ({ reference, ...entry.enquiry })))
    .execute();
  const deliveries = kept.flatMap(({ entry, reference }) =>
    entry.channels.map((channel) => queuedDelivery(reference, channel, entry.enquiry.received_at)),
  );
  if (deliveries.length > 0)
    await transaction.insertInto('deliveries').values(deliveries).execute();
}
