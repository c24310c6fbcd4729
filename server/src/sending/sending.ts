import type { Environment } from '../environment.ts';
import type { Database } from '../ledger/database/database.ts';
import { Outbox } from '../ledger/deliveries/outbox.ts';
import type { Log } from '../log.ts';
import { type Part, stoppingMilliseconds } from '../parts.ts';
import type { Sentences } from '../sentences.ts';
import { type TransportSettings, type Transports, transportsFor } from './transports.ts';
import { Worker } from './worker.ts';

type SendingSettings = TransportSettings &
  Pick<Environment, 'DELIVERY_LEASE_SECONDS' | 'DELIVERY_RETRY_SECONDS' | 'REPLY_MAX_PER_HOUR'>;

/** What brings enquiries to the company, and answers to visitors. */
export type Sending = Part &
  Pick<Transports, 'sendToCompany'> & {
    /** Says that something is to be sent. */
    wake(): void;
  };

/** @param onTried told which enquiries were sent on, or could not be */
export function openSending(
  settings: SendingSettings,
  database: Database,
  sentences: Sentences,
  log: Log,
  now: () => number,
  onTried: (references: readonly string[] | 'many') => void,
): Sending {
  const outbox = new Outbox(
    database,
    settings.DELIVERY_LEASE_SECONDS,
    settings.DELIVERY_RETRY_SECONDS,
    settings.REPLY_MAX_PER_HOUR,
  );
  const transports = transportsFor(settings, sentences, now);
  const worker = new Worker(outbox, transports.byChannel, log, now, onTried);
  return {
    sendToCompany: transports.sendToCompany,
    wake: () => worker.wake(),
    start() {
      worker.start();
      if (settings.SMTP_URL) return;
      log.warn({
        event: 'mail.off',
        means: 'SMTP_URL is not set: enquiries are kept, and their mails leave once it is set',
      });
    },
    stop() {
      transports.stop(stoppingMilliseconds);
      return worker.stop();
    },
    close: () => transports.close(),
  };
}
