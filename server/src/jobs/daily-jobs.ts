import type { Environment } from '../environment.ts';
import type { Storage } from '../ledger/storage.ts';
import type { Log } from '../log.ts';
import type { Sending } from '../sending/sending.ts';
import { deskHost, type Sentences } from '../sentences.ts';
import { forgettingReplies } from './forget-replies.ts';
import { Jobs } from './jobs.ts';
import { tellMorning } from './morning.ts';
import { overwriting } from './overwriting.ts';
import { retention } from './retention.ts';
import { tellSetAside } from './set-aside.ts';

/**
 * What is done by itself on most days. The morning mail is sent before retention deletes old enquiries.
 * @param onDeleted told when enquiries were
 */
export function dailyJobs(
  { MAIL_TO, DESK_URL }: Pick<Environment, 'MAIL_TO' | 'DESK_URL'>,
  { database, reader }: Storage,
  { sendToCompany }: Sending,
  sentences: Sentences,
  log: Log,
  now: () => number,
  onDeleted: () => void,
): Jobs {
  const desk = deskHost(DESK_URL, sentences);
  const mails = sendToCompany
    ? [
        tellSetAside(database, MAIL_TO, sendToCompany, sentences, log),
        tellMorning({ database, reader, log }, sendToCompany, sentences, desk),
      ]
    : [];
  const jobs = [
    ...mails,
    retention(database, sentences, log, onDeleted),
    forgettingReplies(database),
    ...(database.kind === 'sqlite' ? [overwriting(database)] : []),
  ];
  return new Jobs(database, jobs, log, now);
}
