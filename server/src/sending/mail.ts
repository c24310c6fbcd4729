import type { Channel } from '@nokshi/contract/vocabulary.ts';
import { defaultLanguage, languageOfPath } from '@nokshi/forms/languages.ts';
import type { SendMailOptions } from 'nodemailer';
import type { EnquiryRow } from '../ledger/schema.ts';
import type { Sentences } from '../sentences.ts';
import { digestMail } from './digest-mail.ts';
import { MailPool } from './mail-pool.ts';
import { noticeMail } from './notice.ts';
import { replyMail } from './reply.ts';
import { connectionsFor, slotsPerChannel } from './slots.ts';
import type { TimeLimit } from './time-limit.ts';
import type { DigestTransport, Transport } from './worker.ts';

/** As whom and to whom the company's mails go. */
export type Correspondents = { from: string; to: readonly string[] };

/** How to reach the mail server. */
export type MailSettings = Correspondents & { url: string; limit: TimeLimit };

/** The domain that a sender writes from. */
export const domainOf = (from: string): string => /@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? 'localhost';

/** The same for every attempt at one delivery, so that receivers fold duplicates. */
const messageId = (id: string, from: string): string => `<${id.toLowerCase()}@${domainOf(from)}>`;

/**
 * The whole mail for one delivery: the reply in the language of the page that the enquiry was
 * written on, the notice in that of the company.
 * Header injection is impossible by construction: checked fields hold no line breaks, an address
 * is handed over as an object with one address, and the body is encoded by nodemailer.
 */
export function composeMail(
  channel: Channel,
  enquiry: EnquiryRow,
  { from, to }: Correspondents,
  sentences: Sentences,
): SendMailOptions {
  const mail =
    channel === 'reply'
      ? replyMail(enquiry, sentences, languageOfPath(enquiry.page))
      : { ...noticeMail(enquiry, sentences, defaultLanguage), to: [...to] };
  return {
    ...mail,
    from,
    messageId: messageId(`${enquiry.reference}.${channel}`, from),
  };
}

/**
 * Sends a mail to the company that is about no single enquiry.
 * @param id what its Message-ID is made of: the same for every attempt
 * @param recipient the one of the company's addresses that it goes to this time
 */
export type SendToCompany = (id: string, mail: SendMailOptions, recipient: string) => Promise<void>;

/**
 * Carries mails to an SMTP server over a few kept connections: notices, replies, digests and the
 * company's other mails over their own.
 */
export function mailTransport(
  settings: MailSettings,
  sentences: Sentences,
): Pick<Transport, 'deliver'> & DigestTransport & { sendToCompany: SendToCompany; close(): void } {
  const newPool = (connections: number) => new MailPool(settings.url, settings.limit, connections);
  const toCompany = connectionsFor(settings.to);
  const pools = {
    notice: newPool(toCompany),
    reply: newPool(slotsPerChannel),
    digest: newPool(toCompany),
    company: newPool(slotsPerChannel),
  };
  const sendToCompanyBy =
    (pool: MailPool): SendToCompany =>
    (id, mail, recipient) =>
      pool.send({
        ...mail,
        from: settings.from,
        to: recipient,
        messageId: messageId(id, settings.from),
      });
  const sendDigest = sendToCompanyBy(pools.digest);
  return {
    deliver(channel, enquiry, recipient) {
      const mail = composeMail(channel, enquiry, settings, sentences);
      // Everyone reads who else has the mail; this time it goes to one of them.
      const envelope = { from: settings.from, to: [recipient] };
      const pool = channel === 'reply' ? pools.reply : pools.notice;
      return pool.send(recipient === '' ? mail : { ...mail, envelope });
    },
    deliverDigest: (digest, enquiries, recipient) =>
      sendDigest(`${digest}.digest`, digestMail(enquiries, sentences, defaultLanguage), recipient),
    sendToCompany: sendToCompanyBy(pools.company),
    close: () => {
      for (const pool of Object.values(pools)) pool.close();
    },
  };
}
