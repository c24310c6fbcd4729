import { type MailMode, MailServer } from './mail-server.ts';
import { Storm } from './storm.ts';
import { ledgerOf, mailsArrived, reportOn, type StormReport } from './storm-report.ts';
import { mailboxes, startStormServer } from './storm-server.ts';
import { until } from './until.ts';

/** One that its server has closed for good. */
export const closed = 'closed@nokshi.example';

/** In turn: half of the mails are taken, the rest meets every kind of trouble. */
const moods: readonly MailMode[] = [
  'take',
  'refuse',
  'take',
  'cut',
  'take',
  'cut-after',
  'take',
  'hang',
  'take',
  'refuse',
];

/** How bad a mail server is. */
export type MailWeather = {
  /** So many enquiries are sent. */
  enquiries: number;
  /** After so many mails it is good again. */
  badMails: number;
  /** Between two times when the mails that hang are let go. */
  hangMilliseconds: number;
  greylistMilliseconds: number;
  slowestMilliseconds: number;
};

/** What came of it, and what the ledger says of the mailbox that is closed. */
export type MailStormReport = StormReport & {
  /** Mails that met each kind of trouble. */
  met: Record<MailMode, number>;
  /** Of the deliveries to the closed mailbox: each state with the server's words, without repeats. */
  closed: string[];
};

/** The state and the words of every delivery to the closed mailbox. */
export async function deliveriesToClosed(variables: Record<string, string>): Promise<string[]> {
  const enquiries = await ledgerOf(variables);
  const deliveries = enquiries.flatMap((enquiry) =>
    enquiry.deliveries.filter(({ recipient }) => recipient === closed),
  );
  return [...new Set(deliveries.map(({ state, lastError }) => `${state}: ${lastError}`))];
}

/** Waits until every delivery to the closed mailbox is parked. */
export async function closedIsGivenUp(variables: Record<string, string>): Promise<void> {
  const isParked = (delivery: string) => delivery.startsWith('parked');
  await until(
    'the closed mailbox to be given up',
    async () => (await deliveriesToClosed(variables)).every(isParked),
    120_000,
  );
}

/**
 * Eight writers send enquiries while the mail server greylists, refuses for a while, hangs, breaks off
 * and is slow, all mixed. In the end it takes what comes; one mailbox stays closed.
 * @param variables of the ledger
 */
export async function sendThroughBadWeather(
  variables: Record<string, string>,
  weather: MailWeather,
): Promise<MailStormReport> {
  const mails = await MailServer.start();
  const met = { take: 0, refuse: 0, hang: 0, cut: 0, 'cut-after': 0 };
  let turn = 0;
  mails.chooseMode = () => {
    const mode = moods[turn % moods.length] ?? 'take';
    turn += 1;
    met[mode] += 1;
    return mode;
  };
  mails.chooseMilliseconds = () => Math.random() * weather.slowestMilliseconds;
  mails.greylistMilliseconds = weather.greylistMilliseconds;
  mails.refused.set(closed, 550);
  const storm = new Storm(weather.enquiries);
  const MAIL_TO = [...mailboxes, closed].join();
  const server = startStormServer({ ...variables, SMTP_URL: mails.url, MAIL_TO });
  try {
    storm.begin(await server.listening());
    const letGo = setInterval(() => mails.letGoOfHeld(), weather.hangMilliseconds);
    await until('the bad weather to pass', () => turn >= weather.badMails, 600_000).finally(() =>
      clearInterval(letGo),
    );
    await storm.end();
    mails.letGo();
    await mailsArrived(storm, mails, mailboxes);
    await closedIsGivenUp(variables);
    const report = reportOn(storm, await ledgerOf(variables), mails, mailboxes);
    return { ...report, met, closed: await deliveriesToClosed(variables) };
  } finally {
    storm.breakOff();
    mails.letGo();
    server.kill('SIGKILL');
    await server.gone();
    await mails.pause();
  }
}
