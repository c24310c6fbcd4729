import { Database } from '../src/ledger/database/database.ts';
import type { EnquiryWithDeliveries } from '../src/ledger/enquiries/read.ts';
import { allEnquiries } from './all-enquiries.ts';
import type { MailServer } from './mail-server.ts';
import type { Storm } from './storm.ts';
import { silent, testEnvironment } from './test-environment.ts';
import { until } from './until.ts';

/** What became of the enquiries of a storm. */
export type StormReport = {
  acknowledged: number;
  /** Requests that got no answer, or one that keeps nothing, and were sent again. */
  retried: number;
  /** References that were acknowledged and are not in the ledger. */
  lost: string[];
  /** Enquiries that stand in the ledger more than once. */
  doubled: string[];
  /** References that never reached a mailbox of the company, each with the mailbox. */
  undelivered: string[];
  /** Mails that came to one mailbox more than once, each time with the same Message-ID. */
  mailedAgain: number;
  /** References whose mails came with different Message-IDs. */
  unstable: string[];
};

/** What a report says when nothing was lost, sent to nobody, or told of twice. */
export const nothingLost = { lost: [], doubled: [], undelivered: [], unstable: [] };

const referenceIn = (subject: string | undefined): string =>
  /NK-\w{4}-\w{4}/.exec(subject ?? '')?.[0] ?? '';

/** Everything that stands in the ledger of a server. */
export async function ledgerOf(
  variables: Record<string, string>,
): Promise<EnquiryWithDeliveries[]> {
  const database = new Database(testEnvironment(variables), silent);
  try {
    return await allEnquiries(database);
  } finally {
    await database.close();
  }
}

function missing(storm: Storm, mails: MailServer, mailboxes: readonly string[]): string[] {
  return mailboxes.flatMap((mailbox) => {
    const arrived = new Set(mails.to(mailbox).map(({ mail }) => referenceIn(mail.subject)));
    return [...storm.acknowledged.values()]
      .filter((reference) => !arrived.has(reference))
      .map((reference) => `${reference} to ${mailbox}`);
  });
}

/**
 * Waits until every acknowledged enquiry has reached every mailbox, for as long as mails arrive; what
 * doesn't come is reported.
 * @param mailboxes those of the company that take mail
 */
export async function mailsArrived(
  storm: Storm,
  mails: MailServer,
  mailboxes: readonly string[],
): Promise<void> {
  let arrived = -1;
  while (mails.arrived.length > arrived) {
    arrived = mails.arrived.length;
    const enough = arrived + missing(storm, mails, mailboxes).length;
    if (enough === arrived) return;
    // Longer than the longest wait after a failure in any storm.
    await until('mails', () => mails.arrived.length >= enough, 120_000).catch(() => undefined);
  }
}

/** Compares what was acknowledged with what stands in the ledger and what the mailboxes have. */
export function reportOn(
  storm: Storm,
  enquiries: readonly EnquiryWithDeliveries[],
  mails: MailServer,
  mailboxes: readonly string[],
): StormReport {
  const kept = new Set(enquiries.map(({ reference }) => reference));
  const times = new Map<string, number>();
  for (const { message } of enquiries) times.set(message, (times.get(message) ?? 0) + 1);
  const ids = new Map<string, Set<string>>();
  let mailedAgain = 0;
  for (const mailbox of mailboxes) {
    const mailed = new Set<string>();
    for (const { mail } of mails.to(mailbox)) {
      const reference = referenceIn(mail.subject);
      if (mailed.has(reference)) mailedAgain += 1;
      mailed.add(reference);
      ids.set(reference, (ids.get(reference) ?? new Set()).add(mail.messageId ?? ''));
    }
  }
  return {
    acknowledged: storm.acknowledged.size,
    retried: storm.retried,
    lost: [...storm.acknowledged.values()].filter((reference) => !kept.has(reference)),
    doubled: [...times].filter(([, count]) => count > 1).map(([words]) => words),
    undelivered: missing(storm, mails, mailboxes),
    mailedAgain,
    unstable: [...ids]
      .filter(([, messageIds]) => messageIds.size > 1)
      .map(([reference]) => reference),
  };
}
