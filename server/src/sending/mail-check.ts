import { randomUUID } from 'node:crypto';
import type { Resolver } from 'node:dns/promises';
import type { Environment } from '../environment.ts';
import { domainOf } from './mail.ts';
import { MailPool } from './mail-pool.ts';
import { checkMailRecords, type Finding } from './mail-records.ts';
import { TimeLimit } from './time-limit.ts';

type MailCheckSettings = Pick<Environment, 'SMTP_URL' | 'MAIL_FROM' | 'DELIVERY_DEADLINE_SECONDS'>;

const reasonOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : String(failure);

/**
 * Whether mails of this server arrive, as far as it can be told from here.
 * @param to who gets a mail for trial; empty for nobody
 * @param selectors under which a key of DKIM may stand; the usual ones where there are none
 */
export async function checkMail(
  { SMTP_URL, MAIL_FROM, DELIVERY_DEADLINE_SECONDS }: MailCheckSettings,
  to: string,
  selectors: readonly string[],
  resolver: Pick<Resolver, 'resolveTxt' | 'resolveMx'>,
): Promise<Finding[]> {
  if (!SMTP_URL || !MAIL_FROM) {
    return [
      { isRight: false, sentence: 'SMTP_URL is not set: enquiries are kept, and no mail leaves.' },
    ];
  }
  const records = await checkMailRecords(domainOf(MAIL_FROM), selectors, resolver);
  const pool = new MailPool(SMTP_URL, new TimeLimit(DELIVERY_DEADLINE_SECONDS), 1);
  try {
    await (to === '' ? pool.verify() : pool.send(trialMail(MAIL_FROM, to)));
    const sentence =
      to === ''
        ? 'The mail server lets this server sign in. With an address behind mail-check, it gets a mail for trial.'
        : `A mail for trial is on its way to ${to}. Open "Show original" there: SPF, DKIM and DMARC must say PASS.`;
    return [...records, { isRight: true, sentence }];
  } catch (failure) {
    return [...records, { isRight: false, sentence: `The mail server: ${reasonOf(failure)}` }];
  } finally {
    pool.close();
  }
}

const trialMail = (from: string, to: string) => ({
  from,
  to,
  subject: `Mails of ${domainOf(from)} arrive`,
  text: 'Sent by "npm run leads -- mail-check". Where this stands among spam, read what the receiver says of SPF, DKIM and DMARC.',
  messageId: `<${randomUUID()}@${domainOf(from)}>`,
});
