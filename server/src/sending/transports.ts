import type { Channel } from '@nokshi/contract/vocabulary.ts';
import type { Environment } from '../environment.ts';
import type { Sentences } from '../sentences.ts';
import { mailTransport, type SendToCompany } from './mail.ts';
import { TimeLimit } from './time-limit.ts';
import { webhookTransport } from './webhook.ts';
import type { Transport } from './worker.ts';

/** The ways out that are configured, and how to let go of their connections. */
export type Transports = {
  byChannel: ReadonlyMap<Channel, Transport>;
  /** Absent while mail is off. */
  sendToCompany: SendToCompany | undefined;
  /** Lets nothing begin any more, and cuts off what isn't done after so many milliseconds. */
  stop(patienceMilliseconds: number): void;
  close(): void;
};

export type TransportSettings = Pick<
  Environment,
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'MAIL_TO'
  | 'WEBHOOK_URL'
  | 'WEBHOOK_SECRET'
  | 'NOTICE_MAX_PER_HOUR'
  | 'DELIVERY_DEADLINE_SECONDS'
>;

/** Makes a transport for each way out that the environment configures; deliveries of others wait. */
export function transportsFor(
  settings: TransportSettings,
  sentences: Sentences,
  now: () => number,
): Transports {
  const { SMTP_URL, MAIL_FROM, MAIL_TO, WEBHOOK_URL, WEBHOOK_SECRET } = settings;
  const mostPerHour = settings.NOTICE_MAX_PER_HOUR;
  const limit = new TimeLimit(settings.DELIVERY_DEADLINE_SECONDS);
  const byChannel = new Map<Channel, Transport>();
  let sendToCompany: SendToCompany | undefined;
  let close = () => {};
  if (SMTP_URL && MAIL_FROM) {
    const ofMail = { url: SMTP_URL, from: MAIL_FROM, to: MAIL_TO, limit };
    const mail = mailTransport(ofMail, sentences);
    const { deliver, deliverDigest } = mail;
    byChannel
      .set('notice', { deliver, company: { recipients: MAIL_TO, mostPerHour, deliverDigest } })
      .set('reply', { deliver });
    sendToCompany = mail.sendToCompany;
    close = mail.close;
  }
  if (WEBHOOK_URL && WEBHOOK_SECRET) {
    const ofWebhook = { url: WEBHOOK_URL, secret: WEBHOOK_SECRET, limit };
    byChannel.set('webhook', webhookTransport(ofWebhook, now));
  }
  return { byChannel, sendToCompany, stop: (patience) => limit.stop(patience), close };
}
