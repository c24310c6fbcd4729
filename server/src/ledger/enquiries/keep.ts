import type { Channel } from '@nokshi/contract/vocabulary.ts';
import { languageOfPath } from '@nokshi/forms/languages.ts';
import type { Kysely, Transaction } from 'kysely';
import { ClockOffset } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import { isDuplicateKey } from '../database/failure.ts';
import { patienceMilliseconds } from '../database/patience.ts';
import { queuedDelivery } from '../deliveries/delivery.ts';
import type { EnquiryRow, Schema } from '../schema.ts';
import { GroupCommit } from './group-commit.ts';
import type { Intent } from './intent.ts';

/** An enquiry that is about to be kept; its times are this server's own until then. */
export type NewEnquiry = {
  intent: Intent;
  /** The reference that it asks for, which it gets if nobody has it; undefined for any. */
  wanted: string | undefined;
  enquiry: Omit<EnquiryRow, 'reference'>;
  /** The ways it is to be delivered; none while it is set aside. */
  channels: readonly Channel[];
  /** Who caused it, as `visitorOf` tells visitors apart. */
  visitor: number;
};

export type Outcome =
  | { outcome: 'kept' | 'repeated'; reference: string }
  /** The same key was used for other words. */
  | { outcome: 'conflict' };

/** With the reference that it gets if it is the first of its intent. */
type NumberedEnquiry = NewEnquiry & { reference: string };

/** Keeps enquiries: each one once, together with its deliveries, on disk before it is answered. */
export class EnquiryKeeper {
  readonly #database: Database;
  readonly #newReference: () => string;
  readonly #clock = new ClockOffset();
  readonly #group: GroupCommit<NewEnquiry, Outcome>;

  /** @param newReference draws a reference, such as `NK-7F3K-92QD` */
  constructor(database: Database, newReference: () => string) {
    this.#database = database;
    this.#newReference = newReference;
    this.#group = new GroupCommit((enquiries, firstCame) => this.#commit(enquiries, firstCame));
  }

  /**
   * Keeps an enquiry, or finds the one that was kept for the same intent.
   * @returns after the commit, fsync included
   * @throws DatabaseUnavailable when nothing could be kept
   */
  keep(enquiry: NewEnquiry): Promise<Outcome> {
    return this.#group.add(enquiry);
  }

  #commit(enquiries: NewEnquiry[], firstCame: number): Promise<Outcome[]> {
    return this.#database.use(async (database) => {
      const ahead = await this.#clock.ahead(database);
      const timed = enquiries.map((one) => bySharedClock(one, ahead));
      let isFree: IsFree = () => true;
      // A reference that was given before fails the transaction; new ones are drawn then.
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await database
            .transaction()
            .execute((transaction) => record(transaction, timed, this.#newReference, isFree));
        } catch (failure) {
          if (!isDuplicateKey(failure) || attempt === 3) throw failure;
          const taken = attempt === 1 ? await takenOf(database, timed) : undefined;
          isFree = (wanted) => taken !== undefined && !taken.has(wanted);
        }
      }
    }, firstCame + patienceMilliseconds);
  }
}

/** Whether nobody has a reference that an enquiry asks for. */
type IsFree = (wanted: string) => boolean;

/** Those of the references that are asked for which were given before. */
async function takenOf(
  database: Kysely<Schema>,
  enquiries: readonly NewEnquiry[],
): Promise<ReadonlySet<string>> {
  const wanted = enquiries.flatMap((enquiry) => enquiry.wanted ?? []);
  if (wanted.length === 0) return new Set();
  const rows = await database
    .selectFrom('enquiries')
    .select('reference')
    .where('reference', 'in', wanted)
    .execute();
  return new Set(rows.map(({ reference }) => reference));
}

/** With the times of the clock that all servers share. @param ahead milliseconds */
const bySharedClock = ({ intent, enquiry, ...rest }: NewEnquiry, ahead: number): NewEnquiry => ({
  ...rest,
  intent: { ...intent, expiresAt: intent.expiresAt === null ? null : intent.expiresAt + ahead },
  enquiry: { ...enquiry, received_at: enquiry.received_at + ahead },
});

/** One transaction for all enquiries. */
async function record(
  transaction: Transaction<Schema>,
  enquiries: NewEnquiry[],
  newReference: () => string,
  isFree: IsFree,
): Promise<Outcome[]> {
  const numbered = firstOfEachIntent(enquiries, newReference, isFree);
  const fresh = await claim(transaction, numbered);
  const kept = numbered.filter(({ intent }) => fresh.has(intent.intent));
  const repeated = numbered.filter(({ intent }) => !fresh.has(intent.intent));
  await insert(transaction, kept);

  const standing = await earlierOf(transaction, repeated);
  for (const { intent, reference } of kept) {
    standing.set(intent.intent, { fingerprint: intent.fingerprint, reference });
  }
  return enquiries.map(({ intent: { intent, fingerprint } }) => {
    const first = standing.get(intent);
    if (first?.fingerprint !== fingerprint) return { outcome: 'conflict' };
    // Of those that came together, the first is kept and the others repeat it.
    const isFirst = fresh.delete(intent);
    return { outcome: isFirst ? 'kept' : 'repeated', reference: first.reference };
  });
}

/** Sorted, so that two servers lock in the same order. */
function firstOfEachIntent(
  enquiries: readonly NewEnquiry[],
  newReference: () => string,
  isFree: IsFree,
): NumberedEnquiry[] {
  const first = new Map<string, NumberedEnquiry>();
  const given = new Set<string>();
  for (const enquiry of enquiries) {
    const { intent } = enquiry.intent;
    if (first.has(intent)) continue;
    const { wanted } = enquiry;
    const isGiven = wanted !== undefined && !given.has(wanted) && isFree(wanted);
    const reference = isGiven ? wanted : newReference();
    given.add(reference);
    first.set(intent, { ...enquiry, reference });
  }
  return [...first.values()].sort((one, other) =>
    one.intent.intent < other.intent.intent ? -1 : 1,
  );
}

/**
 * Takes the intents that are new or have ended. A concurrent transaction with the same intent waits
 * here until this one is decided, so that two can't both be first.
 */
async function claim(
  transaction: Transaction<Schema>,
  enquiries: NumberedEnquiry[],
): Promise<Set<string>> {
  const rows = await transaction
    .insertInto('intents')
    .values(
      enquiries.map(({ intent: { intent, fingerprint, expiresAt }, reference }) => ({
        intent,
        fingerprint,
        reference,
        expires_at: expiresAt,
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
          Math.min(...enquiries.map(({ enquiry }) => enquiry.received_at)),
        ),
    )
    .returning('intent')
    .execute();
  return new Set(rows.map(({ intent }) => intent));
}

async function earlierOf(
  transaction: Transaction<Schema>,
  repeated: NumberedEnquiry[],
): Promise<Map<string, { fingerprint: string; reference: string }>> {
  if (repeated.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('intents')
    .select(['intent', 'fingerprint', 'reference'])
    .where(
      'intent',
      'in',
      repeated.map(({ intent }) => intent.intent),
    )
    .execute();
  return new Map(rows.map((row) => [row.intent, row]));
}

async function insert(transaction: Transaction<Schema>, kept: NumberedEnquiry[]): Promise<void> {
  if (kept.length === 0) return;
  await transaction
    .insertInto('enquiries')
    .values(
      kept.map(({ reference, enquiry, channels }) => ({
        reference,
        ...enquiry,
        language: languageOfPath(enquiry.page),
        // As its deliveries below will make it, without a second write.
        delivery_state: channels.length > 0 ? ('queued' as const) : ('delivered' as const),
      })),
    )
    .execute();
  const deliveries = kept.flatMap(({ reference, enquiry, channels, visitor }) =>
    channels.map((channel) => ({
      ...queuedDelivery(reference, channel, enquiry.received_at),
      visitor: channel === 'reply' ? visitor : null,
    })),
  );
  if (deliveries.length > 0)
    await transaction.insertInto('deliveries').values(deliveries).execute();
}
