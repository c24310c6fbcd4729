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

/** Makes a transport for each way out that the environment configures; deliveries of others wait. */
export function transportsFor(
  environment: Environment,
  sentences: Sentences,
  now: () => number,
): Transports {
  const { SMTP_URL, MAIL_FROM, MAIL_TO, WEBHOOK_URL, WEBHOOK_SECRET } = environment;
  const mostPerHour = environment.NOTICE_MAX_PER_HOUR;
  const limit = new TimeLimit(environment.DELIVERY_DEADLINE_SECONDS);
  const byChannel = new Map<Channel, Transport>();
  let sendToCompany: SendToCompany | undefined;
  let close = () => {};
  if (SMTP_URL && MAIL_FROM) {
    const settings = { url: SMTP_URL, from: MAIL_FROM, to: MAIL_TO, limit };
    const mail = mailTransport(settings, sentences);
    const { deliver, deliverDigest } = mail;
    byChannel
      .set('notice', { deliver, company: { recipients: MAIL_TO, mostPerHour, deliverDigest } })
      .set('reply', { deliver });
    sendToCompany = mail.sendToCompany;
    close = mail.close;
  }
  if (WEBHOOK_URL && WEBHOOK_SECRET) {
    const settings = { url: WEBHOOK_URL, secret: WEBHOOK_SECRET, limit };
    byChannel.set('webhook', webhookTransport(settings, now));
  }
  return { byChannel, sendToCompany, stop: (patience) => limit.stop(patience), close };
}
