import { randomInt } from 'node:crypto';
import {
  type EnquiryWithDeliveries,
  everything,
  readEnquiries,
} from '../src/command/read-enquiries.ts';
import { Database } from '../src/database/database.ts';
import { MailServer } from './mail-server.ts';
import { ServerProcess } from './server-process.ts';
import { silent, testEnvironment } from './test-environment.ts';
import { until } from './until.ts';

const writers = 8;

/** What the crash test found. */
export type CrashReport = {
  acknowledged: number;
  /** Requests that got no answer, or one that keeps nothing, and were sent again. */
  retried: number;
  /** References that were acknowledged and are not in the ledger. */
  lost: string[];
  /** Enquiries that stand in the ledger more than once. */
  doubled: string[];
  /** References that never reached the company's mailbox. */
  undelivered: string[];
  /** Mails that came more than once, each time with the same Message-ID. */
  mailedAgain: number;
  /** References whose mails came with different Message-IDs. */
  unstable: string[];
};

/** The state that writers and killer share. */
class Storm {
  address = '';
  ended = false;
  retried = 0;
  /** What was acknowledged: the enquiry's own words, and its reference. */
  readonly acknowledged = new Map<string, string>();
}

/** Sends enquiries, one after the other, each until it is acknowledged. */
async function write(storm: Storm, writer: number): Promise<void> {
  for (let index = 0; !storm.ended; index += 1) {
    const words = `Enquiry ${index} of writer ${writer}`;
    const body = JSON.stringify({
      name: `Writer ${writer}`,
      email: `writer${writer}-${index}@example.com`,
      message: words,
      // Every third one as without JavaScript: its words are its key.
      key: index % 3 === 0 ? '' : `${writer}-${index}`,
    });
    while (!storm.acknowledged.has(words)) {
      try {
        const response = await fetch(`${storm.address}/api/contact`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
          signal: AbortSignal.timeout(5000),
        });
        const answer = (await response.json()) as { reference?: string };
        if (!answer.reference) throw new Error(`status ${response.status}`);
        storm.acknowledged.set(words, answer.reference);
      } catch {
        storm.retried += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }
}

async function ledgerOf(variables: Record<string, string>): Promise<EnquiryWithDeliveries[]> {
  const database = new Database(testEnvironment(variables), silent);
  try {
    return await database.use((ledger) => readEnquiries(ledger, everything));
  } finally {
    await database.close();
  }
}

/**
 * Eight writers send enquiries while the server is killed again and again and the mail server is
 * down for half of the time.
 * @param variables of the ledger
 * @param kills how often the server is killed
 * @param between at most so many enquiries are acknowledged between two kills
 */
export async function crashAgainAndAgain(
  variables: Record<string, string>,
  kills: number,
  between: number,
): Promise<CrashReport> {
  const mails = await MailServer.start();
  const start = () =>
    new ServerProcess({
      ...variables,
      SMTP_URL: mails.url,
      LOG_LEVEL: 'info',
      DELIVERY_LEASE_SECONDS: '2',
      DELIVERY_RETRY_SECONDS: '1',
    });
  const storm = new Storm();
  let server = start();
  try {
    storm.address = await server.listening();
    const writing = Array.from({ length: writers }, (_, writer) => write(storm, writer));
    for (let kill = 0; kill < kills; kill += 1) {
      if (kill === Math.floor(kills / 4)) await mails.pause();
      if (kill === Math.floor((kills * 3) / 4)) await mails.resume();
      // A random moment: after some acknowledgement, while others are on their way.
      const enough = storm.acknowledged.size + randomInt(1, between);
      await until('acknowledgements', () => storm.acknowledged.size >= enough, 60_000);
      server.kill('SIGKILL');
      await server.gone();
      server = start();
      storm.address = await server.listening();
    }
    storm.ended = true;
    await Promise.all(writing);
    const references = [...storm.acknowledged.values()];
    const mailed = () =>
      new Set(mails.to('sales@nokshi.example').map(({ mail }) => referenceIn(mail.subject)));
    const missing = () => {
      const arrived = mailed();
      return references.filter((reference) => !arrived.has(reference));
    };
    await until('every mail', () => missing().length === 0, 120_000).catch(() => undefined);
    const enquiries = await ledgerOf(variables);
    return report(storm, enquiries, mails, missing());
  } finally {
    storm.ended = true;
    server.kill('SIGKILL');
    await server.gone();
    await mails.pause();
  }
}

const referenceIn = (subject: string | undefined): string =>
  /NK-\w{4}-\w{4}/.exec(subject ?? '')?.[0] ?? '';

function report(
  storm: Storm,
  enquiries: EnquiryWithDeliveries[],
  mails: MailServer,
  undelivered: string[],
): CrashReport {
  const kept = new Set(enquiries.map(({ reference }) => reference));
  const times = new Map<string, number>();
  for (const { message } of enquiries) times.set(message, (times.get(message) ?? 0) + 1);
  const ids = new Map<string, Set<string>>();
  const notices = mails.to('sales@nokshi.example');
  for (const { mail } of notices) {
    const reference = referenceIn(mail.subject);
    ids.set(reference, (ids.get(reference) ?? new Set()).add(mail.messageId ?? ''));
  }
  return {
    acknowledged: storm.acknowledged.size,
    retried: storm.retried,
    lost: [...storm.acknowledged.values()].filter((reference) => !kept.has(reference)),
    doubled: [...times].filter(([, count]) => count > 1).map(([words]) => words),
    undelivered,
    mailedAgain: notices.length - ids.size,
    unstable: [...ids]
      .filter(([, messageIds]) => messageIds.size > 1)
      .map(([reference]) => reference),
  };
}
