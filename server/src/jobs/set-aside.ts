import { defaultLanguage } from '@nokshi/forms/languages.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../ledger/database/database.ts';
import type { Schema } from '../ledger/schema.ts';
import type { Log } from '../log.ts';
import { isRefusedForGood } from '../outbox/failure.ts';
import type { SendToCompany } from '../outbox/mail.ts';
import type { Sentences } from '../sentences.ts';
import type { Job } from './jobs.ts';
import { mostNamed, setAsideMail } from './set-aside-mail.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Tells each of the company's addresses once a day what was set aside as spam since the last time;
 * nothing when nothing was. What stands in a mail is decided and kept before it is sent, so that
 * one that is sent again says the same under the same Message-ID.
 * @param recipients the company's addresses
 */
export function tellSetAside(
  database: Database,
  recipients: readonly string[],
  send: SendToCompany,
  sentences: Sentences,
  log: Log,
): Job {
  const tell = async (recipient: string, now: number): Promise<void> => {
    const mail = await database.use((ledger) => mailFor(ledger, recipient, now));
    if (mail === undefined) return;
    const { named, count } = await database.use((ledger) => contents(ledger, recipient, mail));
    if (count > 0) {
      await send(
        `set-aside.${mail}`,
        setAsideMail(named, count, sentences, defaultLanguage),
        recipient,
      );
    }
    await database.use((ledger) =>
      ledger
        .updateTable('set_aside_notices')
        .set({ sent_at: now })
        .where('recipient', '=', recipient)
        .where('mail', '=', mail)
        .execute(),
    );
    log.info({ event: 'set-aside.told', enquiries: count });
  };
  return {
    name: 'set-aside',
    periodMilliseconds: dayMilliseconds,
    async work(_previous, now, stopping) {
      const failures: unknown[] = [];
      for (const recipient of recipients) {
        stopping.throwIfAborted();
        try {
          await tell(recipient, now);
        } catch (failure) {
          // Who refuses for good is asked again tomorrow; the others are told whatever one says.
          if (isRefusedForGood(failure)) log.error({ event: 'set-aside.refused', err: failure });
          else failures.push(failure);
        }
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}

/**
 * Puts what was not told yet into a new mail, unless an earlier one has not been sent.
 * @returns the mail that is to be sent; undefined when nothing was set aside
 */
async function mailFor(
  ledger: Kysely<Schema>,
  recipient: string,
  now: number,
): Promise<string | undefined> {
  const unsent = await ledger
    .selectFrom('set_aside_notices')
    .select('mail')
    .where('recipient', '=', recipient)
    .where('sent_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (unsent) return unsent.mail;
  const mail = new Date(now).toISOString().replace(/\D/g, '');
  const { numInsertedOrUpdatedRows } = await ledger
    .insertInto('set_aside_notices')
    .columns(['reference', 'recipient', 'mail'])
    .expression((select) =>
      select
        .selectFrom('enquiries')
        .select((row) => [
          'reference',
          row.val(recipient).as('recipient'),
          row.val(mail).as('mail'),
        ])
        .where('set_aside', '=', 1)
        // What came in later than a day from now did so by a clock that was ahead.
        .where((row) =>
          row.or([row('received_at', '<', now), row('received_at', '>', now + dayMilliseconds)]),
        )
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom('set_aside_notices')
                .select('set_aside_notices.reference')
                .whereRef('set_aside_notices.reference', '=', 'enquiries.reference')
                .where('set_aside_notices.recipient', '=', recipient),
            ),
          ),
        ),
    )
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0 ? mail : undefined;
}

/** What a mail says: the oldest first, without what was released or forgotten meanwhile. */
async function contents(ledger: Kysely<Schema>, recipient: string, mail: string) {
  const listed = ledger
    .selectFrom('enquiries')
    .innerJoin('set_aside_notices', 'set_aside_notices.reference', 'enquiries.reference')
    .where('set_aside', '=', 1)
    .where('recipient', '=', recipient)
    .where('mail', '=', mail);
  const named = await listed
    .selectAll('enquiries')
    .orderBy('received_at')
    .orderBy('enquiries.reference')
    .limit(mostNamed)
    .execute();
  const { number } = await listed
    .select((row) => row.fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow();
  return { named, count: Number(number) };
}
