import { hash } from 'node:crypto';
import { withheldReasons } from '@nokshi/contract/withheld.ts';
import type { Kysely, Transaction } from 'kysely';
import { day, hour } from '../../durations.ts';
import { lock } from '../database/advisory-locks.ts';
import { sharedTime } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import { happenedWithin } from '../database/wrong-clocks.ts';
import type { EnquiryRow, RepliedRow, Schema } from '../schema.ts';
import { mailboxOf } from './mailbox.ts';

/** Nobody gets more than one automatic reply within this time, nor one that comes later than it. */
const replyMilliseconds = day;

/** Automatic replies within an hour that one visitor causes; many people may share one address. */
const mostPerVisitor = 5;

/** Before when an enquiry must have come in to be too old for an automatic reply. */
export const oldestReplied = (time: number): number => time - replyMilliseconds;

/** Whether an enquiry is too old for an automatic reply. Both times are milliseconds since 1970. */
export const isTooLate = (receivedAt: number, time: number): boolean =>
  receivedAt < oldestReplied(time);

/** What is asked of an enquiry that may get an automatic reply. */
type Asking = Pick<EnquiryRow, 'email' | 'reference' | 'received_at'>;

const digestOf = (email: string): string => hash('sha256', mailboxOf(email), 'base64url');

/** The replies to other enquiries within a span before a time. */
const repliesToOthers = (ledger: Kysely<Schema>, reference: string, time: number, span: number) =>
  ledger
    .selectFrom('replied')
    .where('reference', '!=', reference)
    .where((row) => happenedWithin(row.ref('replied_at'), time, span));

/**
 * Asks, without taking it, whether an enquiry would get the automatic reply, but for the limits of
 * the hour.
 * @param time of the clock that all servers share
 * @returns why not; undefined when it would
 */
export async function reasonAgainstReply(
  ledger: Kysely<Schema>,
  { email, reference, received_at }: Asking,
  time: number,
): Promise<string | undefined> {
  if (isTooLate(received_at, time)) return withheldReasons['too-late'];
  const other = await repliesToOthers(ledger, reference, time, replyMilliseconds)
    .select('reference')
    .where('address', '=', digestOf(email))
    .executeTakeFirst();
  return other ? withheldReasons['had-one'] : undefined;
}

/** @returns which limit of the hour an enquiry would exceed; undefined for none */
async function limitReached(
  transaction: Transaction<Schema>,
  reference: string,
  visitor: number | null,
  most: number,
  time: number,
): Promise<string | undefined> {
  const { all, ofVisitor } = await repliesToOthers(transaction, reference, time, hour)
    .select((row) => [
      row.fn.countAll<number>().as('all'),
      row.fn.count<number>(row.case().when('visitor', '=', visitor).then(1).end()).as('ofVisitor'),
    ])
    .executeTakeFirstOrThrow();
  if (Number(ofVisitor) >= mostPerVisitor) {
    return withheldReasons['too-many-of-visitor'].replace('{number}', String(mostPerVisitor));
  }
  return Number(all) >= most ? withheldReasons['too-many'] : undefined;
}

/**
 * Takes one of the automatic replies that may leave: one to a mailbox within 24 hours, few that one
 * visitor causes within an hour, and so many in all. The form must not be a way to flood a mailbox or
 * to mail strangers, and a late thank-you frightens people. The database decides for all servers; the
 * same enquiry takes its own reply again when its mail is tried again.
 * @param most within an hour in all
 * @param now this server's own time, in milliseconds since 1970
 * @returns why there is to be no reply; undefined when it may be sent
 */
export function takeReply(
  database: Database,
  enquiry: Asking & Pick<RepliedRow, 'visitor'>,
  most: number,
  now: number,
): Promise<string | undefined> {
  const { email, reference, visitor } = enquiry;
  const take = async (transaction: Transaction<Schema>): Promise<string | undefined> => {
    await lock(transaction, 'replies');
    const time = await sharedTime(transaction, now);
    const reason =
      (await reasonAgainstReply(transaction, enquiry, time)) ??
      (await limitReached(transaction, reference, visitor, most, time));
    if (reason !== undefined) return reason;
    const taken = { reference, replied_at: time, visitor };
    await transaction
      .insertInto('replied')
      .values({ address: digestOf(email), ...taken })
      .onConflict((conflict) => conflict.column('address').doUpdateSet(taken))
      .execute();
    return undefined;
  };
  return database.use((ledger) => ledger.transaction().execute(take));
}

/**
 * Forgets who had an automatic reply, and which visitor caused it, once no limit asks for it: after a
 * day, and after an hour. Of a reply that waits, the visitor is remembered for a day at most.
 * @param time of the clock that all servers share
 */
export function forgetReplies(database: Database, time: number): Promise<void> {
  return database.use(async (ledger) => {
    await ledger
      .deleteFrom('replied')
      .where((row) => row.not(happenedWithin(row.ref('replied_at'), time, replyMilliseconds)))
      .execute();
    await ledger
      .updateTable('replied')
      .set({ visitor: null })
      .where('visitor', 'is not', null)
      .where((row) => row.not(happenedWithin(row.ref('replied_at'), time, hour)))
      .execute();
    await ledger
      .updateTable('deliveries')
      .set({ visitor: null })
      .where('visitor', 'is not', null)
      .where((row) =>
        row.or([
          row('state', '!=', 'queued'),
          row.not(happenedWithin(row.ref('queued_at'), time, replyMilliseconds)),
        ]),
      )
      .execute();
  });
}
