import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { hour } from '../../durations.ts';
import { elapsedSince, happenedWithin } from '../database/wrong-clocks.ts';
import type { EnquiryRow, Schema } from '../schema.ts';
import { type Claimed, deliveryColumns } from './delivery.ts';
import { type Due, isDue, mostTogether, takenUp } from './due.ts';

/** The line about an enquiry in a digest. */
export const lineColumns = [
  'reference',
  'received_at',
  'kind',
  'name',
  'company',
  'phone',
  'email',
] as const satisfies readonly (keyof EnquiryRow)[];

export type DigestLine = Pick<EnquiryRow, (typeof lineColumns)[number]>;

/** Enquiries in one digest: more lines are no mail that anybody reads, or a mail server takes. */
export const mostInDigest = 5000;

const noticesTo = (transaction: Transaction<Schema>, recipient: string) =>
  transaction
    .selectFrom('deliveries')
    .where('channel', '=', 'notice')
    .where('recipient', '=', recipient);

/** The mails to a recipient within the last hour. */
const deliveredTo = (transaction: Transaction<Schema>, recipient: string, time: number) =>
  noticesTo(transaction, recipient).where((row) =>
    happenedWithin(row.ref('delivered_at'), time, hour),
  );

/** How many mails of their own went to a recipient within the last hour, or are on their way. */
async function singleNotices(
  transaction: Transaction<Schema>,
  recipient: string,
  time: number,
): Promise<number> {
  const delivered = await deliveredTo(transaction, recipient, time)
    .select((count) => count.fn.countAll<number>().as('number'))
    .where('digest', 'is', null)
    .executeTakeFirstOrThrow();
  // Also what a worker held that died: it may have been sent, and goes again as it was.
  const held = await noticesTo(transaction, recipient)
    .select((count) => count.fn.countAll<number>().as('number'))
    .where('digest', 'is', null)
    .where('lease', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(delivered.number) + Number(held.number);
}

/** The digest that takes what is too much now: the one that waits and was never tried, else a new one. */
async function openDigest(
  transaction: Transaction<Schema>,
  recipient: string,
  time: number,
): Promise<{ digest: string | null; due_at: number }> {
  const open = await noticesTo(transaction, recipient)
    .select(['digest', 'due_at'])
    .where('state', '=', 'queued')
    .where('digest', 'is not', null)
    .where('lease', 'is', null)
    .where('first_attempt_at', 'is', null)
    .where('due_at', '>', time)
    .limit(1)
    .executeTakeFirst();
  if (open) return open;
  const { last } = await deliveredTo(transaction, recipient, time)
    .select((latest) => latest.fn.max('delivered_at').as('last'))
    .where('digest', 'is not', null)
    .executeTakeFirstOrThrow();
  return {
    digest: randomUUID(),
    due_at: time - elapsedSince(last ?? time, time) + hour,
  };
}

/**
 * Puts what is due to a recipient beyond their mails of this hour into a digest, which is due an
 * hour after the last one or after the first of its enquiries; thousands in one statement.
 * Deliveries leased to a worker that died stay as they are: one may have been sent under its own Message-ID.
 * @param mostPerHour mails of their own
 * @returns whether that was all; else the rest is for the next round
 */
export async function putIntoDigest(
  transaction: Transaction<Schema>,
  due: Due,
  recipient: string,
  mostPerHour: number,
): Promise<boolean> {
  const single = await singleNotices(transaction, recipient, due.time);
  const beyond = await noticesTo(transaction, recipient)
    .select('reference')
    .where(isDue(due))
    .where('digest', 'is', null)
    .where('lease', 'is', null)
    .orderBy('queued_at')
    .orderBy('reference')
    .limit(mostTogether)
    .offset(Math.max(0, mostPerHour - single))
    .execute();
  if (beyond.length === 0) return true;
  await transaction
    .updateTable('deliveries')
    .set({
      ...(await openDigest(transaction, recipient, due.time)),
      // The digest is a mail that was never tried.
      attempts: 0,
      first_attempt_at: null,
      last_error: null,
    })
    .where(isDue(due))
    .where('recipient', '=', recipient)
    .where('digest', 'is', null)
    .where('lease', 'is', null)
    .where(
      'reference',
      'in',
      beyond.map(({ reference }) => reference),
    )
    .execute();
  return beyond.length < mostTogether;
}

/**
 * Takes the digest that has been due longest into one worker's hands; of one that is too much for a
 * mail a part, which is a digest of its own from then on.
 * @returns one of its deliveries, which stands for all
 */
export async function takeDigest(
  transaction: Transaction<Schema>,
  due: Due,
  lease: string,
  leaseMilliseconds: number,
): Promise<Claimed | undefined> {
  const first = await transaction
    .selectFrom('deliveries')
    .select('digest')
    .where(isDue(due))
    .where('digest', 'is not', null)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  if (!first) return undefined;
  const tooMuch = await transaction
    .selectFrom('deliveries')
    .select('reference')
    .where(isDue(due))
    .where('digest', '=', first.digest)
    .orderBy('reference')
    .limit(1)
    .offset(mostInDigest)
    .executeTakeFirst();
  const [taken] = await transaction
    .updateTable('deliveries')
    .set({
      ...takenUp(lease, due, leaseMilliseconds),
      ...(tooMuch ? { digest: randomUUID() } : {}),
    })
    .where(isDue(due))
    .where('digest', '=', first.digest)
    .$if(tooMuch !== undefined, (some) => some.where('reference', '<', tooMuch?.reference ?? ''))
    .returning(deliveryColumns)
    .execute();
  return taken && { ...taken, lease };
}
