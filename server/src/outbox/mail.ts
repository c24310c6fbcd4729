import { defaultLanguage, languageOfPath } from '@nokshi/forms/languages.ts';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Channel, EnquiryRow } from '../ledger/schema.ts';
import type { Sentences } from '../sentences.ts';
import { digestMail } from './digest-mail.ts';
import { encryptedAddress, explained } from './encryption.ts';
import { noticeMail } from './notice.ts';
import { replyMail } from './reply.ts';
import type { DigestTransport, Transport } from './worker.ts';

/** As whom and to whom the company's mails go. */
export type Correspondents = { from: string; to: readonly string[] };

/** How to reach the mail server. */
export type MailSettings = Correspondents & {
  url: string;
  /** How long to wait for a connection, a greeting or an answer. */
  timeoutMilliseconds: number;
};

const domainOf = (from: string): string => /@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? 'localhost';

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
 * Carries mails to an SMTP server over a few kept connections.
 */
export function mailTransport(
  settings: MailSettings,
  sentences: Sentences,
): Pick<Transport, 'deliver'> & DigestTransport & { sendToCompany: SendToCompany; close(): void } {
  const { url, timeoutMilliseconds } = settings;
  const transport = createTransport({
    url: encryptedAddress(url),
    pool: true,
    maxConnections: 4,
    maxMessages: 1000,
    connectionTimeout: timeoutMilliseconds,
    greetingTimeout: timeoutMilliseconds,
    socketTimeout: timeoutMilliseconds,
    // Mails are made here from fields; none may name a file or an address to read from.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const send = async (mail: SendMailOptions): Promise<void> => {
    try {
      await transport.sendMail(mail);
    } catch (failure) {
      throw explained(failure);
    }
  };
  const sendToCompany: SendToCompany = (id, mail, recipient) =>
    send({
      ...mail,
      from: settings.from,
      to: recipient,
      messageId: messageId(id, settings.from),
    });
  return {
    async deliver(channel, enquiry, recipient) {
      const mail = composeMail(channel, enquiry, settings, sentences);
      // Everyone reads who else has the mail; this time it goes to one of them.
      const envelope = { from: settings.from, to: [recipient] };
      await send(recipient === '' ? mail : { ...mail, envelope });
    },
    deliverDigest: (digest, enquiries, recipient) =>
      sendToCompany(
        `${digest}.digest`,
        digestMail(enquiries, sentences, defaultLanguage),
        recipient,
      ),
    sendToCompany,
    close: () => transport.close(),
  };
}
