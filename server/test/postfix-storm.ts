import { setTimeout as pause } from 'node:timers/promises';
import { MailServer } from './mail-server.ts';
import { closed, closedIsGivenUp, deliveriesToClosed } from './mail-storm.ts';
import { Postfix } from './postfix.ts';
import { Storm } from './storm.ts';
import { ledgerOf, mailsArrived, reportOn, type StormReport } from './storm-report.ts';
import { mailboxes, startStormServer } from './storm-server.ts';
import { until } from './until.ts';

const greylistMilliseconds = 3000;
const slowestMilliseconds = 2000;
/** Longer than the server waits for an answer. */
const hangMilliseconds = 35_000;
/** One answer in so many comes too late. */
const hangsEvery = 40;

/** What came of it, and what the ledger says of the mailbox that is closed. */
export type PostfixReport = StormReport & { aborts: number; closed: string[] };

/** Greylists every address once, thinks about each, hangs now and then, and knows a closed mailbox. */
function badPolicy() {
  const firstSeen = new Map<string, number>();
  let asked = 0;
  return async (recipient: string): Promise<string> => {
    asked += 1;
    await pause(asked % hangsEvery === 0 ? hangMilliseconds : Math.random() * slowestMilliseconds);
    if (recipient === closed) return '550 5.1.1 This mailbox is closed';
    const seen = firstSeen.get(recipient) ?? Date.now();
    firstSeen.set(recipient, seen);
    const isNew = Date.now() - seen < greylistMilliseconds;
    return isNew ? '450 4.7.1 Greylisted, please come back later' : 'DUNNO';
  };
}

/**
 * Eight writers send enquiries whose mails go through a real Postfix, which greylists, is slow, hangs
 * and is aborted again and again.
 * @param variables of the ledger
 * @param enquiries how many are sent
 * @param aborts how often Postfix is aborted and started again
 */
export async function sendThroughPostfix(
  variables: Record<string, string>,
  enquiries: number,
  aborts: number,
): Promise<PostfixReport> {
  const mails = await MailServer.start();
  const postfix = await Postfix.start(Number(new URL(mails.url).port), badPolicy());
  const storm = new Storm(enquiries);
  const MAIL_TO = [...mailboxes, closed].join();
  const server = startStormServer({ ...variables, SMTP_URL: postfix.url, MAIL_TO });
  try {
    storm.begin(await server.listening());
    for (let abort = 0; abort < aborts; abort += 1) {
      const enough = mails.arrived.length + enquiries / 4;
      await until('mails', () => mails.arrived.length >= enough, 300_000);
      postfix.abort();
      await postfix.resume();
    }
    await storm.end();
    await mailsArrived(storm, mails, mailboxes);
    await closedIsGivenUp(variables);
    const report = reportOn(storm, await ledgerOf(variables), mails, mailboxes);
    return { ...report, aborts, closed: await deliveriesToClosed(variables) };
  } finally {
    storm.breakOff();
    server.kill('SIGKILL');
    await server.gone();
    postfix.stop();
    await mails.pause();
  }
}
