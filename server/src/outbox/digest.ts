import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Claimed, deliveryColumns } from './delivery.ts';
import { type Due, isDue, takenUp } from './due.ts';

const hourMilliseconds = 60 * 60 * 1000;

/** Enquiries in one digest: more lines are no mail that anybody reads, or a mail server takes. */
export const mostInDigest = 5000;

/** Within the last hour; what a clock that was ahead wrote for later than an hour isn't. */
const lastHour = (time: number): [number, number] => [
  time - hourMilliseconds + 1,
  time + hourMilliseconds,
];

const noticesTo = (transaction: Transaction<Schema>, recipient: string) =>
  transaction
    .selectFrom('deliveries')
    .where('channel', '=', 'notice')
    .where('recipient', '=', recipient);

/** How many mails of their own went to a recipient within the last hour, or are on their way. */
async function singleNotices(
  transaction: Transaction<Schema>,
  recipient: string,
  time: number,
): Promise<number> {
  const [from, to] = lastHour(time);
  const counted = await noticesTo(transaction, recipient)
    .select((count) => count.fn.countAll<number>().as('number'))
    .where('digest', 'is', null)
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'delivered'), row.between('delivered_at', from, to)]),
        // Also what a worker held that died: it may have been sent, and goes again as it was.
        row.and([row('state', '=', 'queued'), row('lease', 'is not', null)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(counted.number);
}

/** The digest that takes what is folded now: the one that waits and was never tried, else a new one. */
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
  const [from, to] = lastHour(time);
  const { last } = await noticesTo(transaction, recipient)
    .select((latest) => latest.fn.max('delivered_at').as('last'))
    .where('state', '=', 'delivered')
    .where('digest', 'is not', null)
    .where((row) => row.between('delivered_at', from, to))
    .executeTakeFirstOrThrow();
  return { digest: randomUUID(), due_at: Math.min(last ?? time, time) + hourMilliseconds };
}

/**
 * Folds what is due to a recipient beyond their mails of this hour into a digest, which is due an
 * hour after the last one or after the first of its enquiries. One statement for all of them.
 * What a worker held that died stays as it is: it may have been sent under its own Message-ID.
 * @param mostPerHour mails of their own
 */
export async function fold(
  transaction: Transaction<Schema>,
  due: Due,
  recipient: string,
  mostPerHour: number,
): Promise<void> {
  const single = await singleNotices(transaction, recipient, due.time);
  const foldable = noticesTo(transaction, recipient)
    .select('reference')
    .where(isDue(due))
    .where('digest', 'is', null)
    .where('lease', 'is', null)
    .orderBy('queued_at')
    .orderBy('reference');
  const allowed = Math.max(0, mostPerHour - single);
  const beyond = await foldable.limit(1).offset(allowed).executeTakeFirst();
  if (!beyond) return;
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
    .where('reference', 'not in', foldable.limit(allowed))
    .execute();
}

/**
 * Takes the digest that has been due longest into one worker's hands. What is too much for one mail
 * becomes a digest of its own, due at once.
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
  const rows = transaction
    .selectFrom('deliveries')
    .select('reference')
    .where(isDue(due))
    .where('digest', '=', first.digest);
  const [taken] = await transaction
    .updateTable('deliveries')
    .set(takenUp(lease, due, leaseMilliseconds))
    .where('digest', '=', first.digest)
    .where('reference', 'in', rows.orderBy('queued_at').orderBy('reference').limit(mostInDigest))
    .returning(deliveryColumns)
    .execute();
  await transaction
    .updateTable('deliveries')
    .set({ digest: randomUUID() })
    .where(isDue(due))
    .where('digest', '=', first.digest)
    .execute();
  return taken && { ...taken, lease };
}
