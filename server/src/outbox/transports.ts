import type { Channel } from '../ledger/schema.ts';
import type { Environment } from '../environment.ts';
import type { Sentences } from '../sentences.ts';
import { mailCarrier, type SendToCompany } from './mail.ts';
import { webhookCarrier } from './webhook.ts';
import type { Carrier } from './worker.ts';

/** The ways out that are configured, and how to let go of their connections. */
export type Carriers = {
  byChannel: ReadonlyMap<Channel, Carrier>;
  /** Absent while mail is off. */
  sendToCompany: SendToCompany | undefined;
  close(): void;
};

/** How long a silent mail server or webhook is waited for. */
const timeoutMilliseconds = 30_000;

/** Makes a carrier for each way out that the environment configures; deliveries of others wait. */
export function carriersFor(
  environment: Environment,
  sentences: Sentences,
  now: () => number,
): Carriers {
  const { SMTP_URL, MAIL_FROM, MAIL_TO, WEBHOOK_URL, WEBHOOK_SECRET } = environment;
  const mostPerHour = environment.NOTICE_MAX_PER_HOUR;
  const byChannel = new Map<Channel, Carrier>();
  let sendToCompany: SendToCompany | undefined;
  let close = () => {};
  if (SMTP_URL && MAIL_FROM) {
    const mail = mailCarrier(
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
    byChannel.set('webhook', webhookCarrier(settings, now));
  }
  return { byChannel, sendToCompany, close };
}
