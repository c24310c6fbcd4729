import type { Environment } from '../environment.ts';
import type { Channel } from '../ledger/schema.ts';
import type { Sentences } from '../sentences.ts';
import { mailTransport, type SendToCompany } from './mail.ts';
import { webhookTransport } from './webhook.ts';
import type { Transport } from './worker.ts';

/** The ways out that are configured, and how to let go of their connections. */
export type Transports = {
  byChannel: ReadonlyMap<Channel, Transport>;
  /** Absent while mail is off. */
  sendToCompany: SendToCompany | undefined;
  close(): void;
};

/** How long a silent mail server or webhook is waited for. */
const timeoutMilliseconds = 30_000;

/** Makes a transport for each way out that the environment configures; deliveries of others wait. */
export function transportsFor(
  environment: Environment,
  sentences: Sentences,
  now: () => number,
): Transports {
  const { SMTP_URL, MAIL_FROM, MAIL_TO, WEBHOOK_URL, WEBHOOK_SECRET } = environment;
  const mostPerHour = environment.NOTICE_MAX_PER_HOUR;
  const byChannel = new Map<Channel, Transport>();
  let sendToCompany: SendToCompany | undefined;
  let close = () => {};
  if (SMTP_URL && MAIL_FROM) {
    const mail = mailTransport(
      { url: SMTP_URL, from: MAIL_FROM, to: MAIL_TO, timeoutMilliseconds },
      sentences,
    );
    const { deliver, deliverDigest } = mail;
    byChannel
      .set('notice', { deliver, company: { recipients: MAIL_TO, mostPerHour, deliverDigest } })
      .set('reply', { deliver });
    sendToCompany = mail.sendToCompany;
    close = mail.close;
  }
  if (WEBHOOK_URL && WEBHOOK_SECRET) {
    const settings = { url: WEBHOOK_URL, secret: WEBHOOK_SECRET, timeoutMilliseconds };
    byChannel.set('webhook', webhookTransport(settings, now));
  }
  return { byChannel, sendToCompany, close };
}
