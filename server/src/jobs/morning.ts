import { day } from '../durations.ts';
import type { Database } from '../ledger/database/database.ts';
import { pausedSince } from '../ledger/deliveries/pause.ts';
import {
  type Morning,
  type MorningReader,
  nextMorningReader,
  settleMorning,
} from '../ledger/desk/morning.ts';
import { digestOf } from '../ledger/digest.ts';
import type { Reader } from '../ledger/reading/reader.ts';
import type { Log } from '../log.ts';
import { isRefusedForGood } from '../sending/failure.ts';
import type { SendToCompany } from '../sending/mail.ts';
import type { Sentences } from '../sentences.ts';
import { GivenUp, Interrupted, type Job } from './jobs.ts';
import { morningMail } from './morning-mail.ts';
import { endOfToday, morningAfter, morningBefore, morningOfToday } from './working-mornings.ts';

/** Set-aside enquiries have a mail of their own. */
const saysNothing = ({ fresh, waiting, back, undelivered }: Morning): boolean =>
  [fresh, waiting, back].every(({ lines }) => lines.length === 0) && undelivered === 0;

/**
 * Tells users of the desk who want it, each working morning, what is new and what waits. A morning
 * that the server was off is made up for later that day, not on a later one.
 * @param desk gives the address at which users reach the desk
 */
export function tellMorning(
  { database, reader, log }: { database: Database; reader: Reader; log: Log },
  send: SendToCompany,
  sentences: Sentences,
  desk: () => string,
): Job {
  const tell = async (user: MorningReader, morning: number, time: number): Promise<void> => {
    const { email, language, digest_at } = user;
    const { timeZone } = sentences;
    const since =
      digest_at !== null && digest_at < morning ? digest_at : morningBefore(morning, timeZone);
    const until = endOfToday(time, timeZone);
    const told = await reader.ask('morning', { since, time, until });
    if (!saysNothing(told)) {
      const mail = morningMail(told, sentences, language, { desk: desk(), time });
      const id = `morning.${morning}.${digestOf(email)}`;
      await send(id, mail, email);
      log.info({ event: 'morning.told' });
    }
  };

  return {
    name: 'morning',
    // From Thursday to Sunday it is three days, and an hour where clocks are put back.
    periodMilliseconds: 4 * day,
    dueAfter: (time) => morningAfter(time, sentences.timeZone),
    obeysPause: true,
    async work({ time }, stopping) {
      const morning = morningOfToday(time, sentences.timeZone);
      if (morning === undefined) return;
      const failures: unknown[] = [];
      const refusals: unknown[] = [];
      const readerAfter = (email: string) =>
        database.use((open) => nextMorningReader(open, morning, time, email));
      for (let user = await readerAfter(''); user; user = await readerAfter(user.email)) {
        const { email } = user;
        stopping.throwIfAborted();
        if ((await database.use(pausedSince)) !== null) throw new Interrupted();
        try {
          await tell(user, morning, time);
        } catch (failure) {
          if (!isRefusedForGood(failure)) {
            failures.push(failure);
            continue;
          }
          refusals.push(failure);
          log.error({ event: 'morning.refused', err: failure });
        }
        await database.use((open) => settleMorning(open, email, time));
      }
      if (failures.length > 0) throw failures[0];
      if (refusals.length > 0) throw new GivenUp('a mail was refused', { cause: refusals[0] });
    },
  };
}
