import { defaultLanguage } from '@nokshi/forms/languages.ts';
import { day } from '../durations.ts';
import type { Database } from '../ledger/database/database.ts';
import { pausedSince } from '../ledger/deliveries/pause.ts';
import {
  type SetAsideMail,
  setAsideLines,
  settleSetAsideMail,
  unsentSetAsideMails,
} from '../ledger/set-aside-notices.ts';
import type { Log } from '../log.ts';
import { isRefusedForGood, reasonOf } from '../sending/failure.ts';
import type { SendToCompany } from '../sending/mail.ts';
import type { Sentences } from '../sentences.ts';
import { GivenUp, Interrupted, type Job } from './jobs.ts';
import { mostNamed, setAsideMail } from './set-aside-mail.ts';

/**
 * Tells each of the company's addresses once a day what was set aside as spam since the last time;
 * nothing when nothing was. The mail of each day is tried apart from those of other days, and given
 * up when it is refused for good; what it told of stays in the ledger.
 * @param recipients the company's addresses
 */
export function tellSetAside(
  database: Database,
  recipients: readonly string[],
  send: SendToCompany,
  sentences: Sentences,
  log: Log,
): Job {
  const sendOne = async (unsent: SetAsideMail): Promise<void> => {
    const { lines, count } = await database.use((ledger) =>
      setAsideLines(ledger, unsent, mostNamed),
    );
    if (count === 0) return;
    const mail = setAsideMail(lines, count, sentences, defaultLanguage);
    await send(`set-aside.${unsent.mail}`, mail, unsent.recipient);
    log.info({ event: 'set-aside.told', enquiries: count });
  };

  return {
    name: 'set-aside',
    periodMilliseconds: day,
    obeysPause: true,
    async work({ time }, stopping) {
      const failures: unknown[] = [];
      const refusals: unknown[] = [];
      for (const recipient of recipients) {
        for (const mail of await database.use((open) =>
          unsentSetAsideMails(open, recipient, time),
        )) {
          stopping.throwIfAborted();
          if ((await database.use(pausedSince)) !== null) throw new Interrupted();
          const settle = (outcome: { sent_at: number } | { refusal: string }) =>
            database.use((ledger) => settleSetAsideMail(ledger, mail, outcome));
          try {
            await sendOne(mail);
            await settle({ sent_at: time });
          } catch (failure) {
            if (!isRefusedForGood(failure)) failures.push(failure);
            else {
              refusals.push(failure);
              log.error({ event: 'set-aside.refused', mail: mail.mail, err: failure });
              await settle({ refusal: reasonOf(failure) });
            }
          }
        }
      }
      if (failures.length > 0) throw failures[0];
      if (refusals.length > 0) throw new GivenUp('a mail was refused', { cause: refusals[0] });
    },
  };
}
