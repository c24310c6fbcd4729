import { randomInt } from 'node:crypto';
import { MailServer } from './mail-server.ts';
import type { PostgresServer } from './postgres-server.ts';
import { Storm } from './storm.ts';
import { ledgerOf, mailsArrived, reportOn, type StormReport } from './storm-report.ts';
import { mailboxes, startStormServer } from './storm-server.ts';

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
): Promise<StormReport> {
  const mails = await MailServer.start();
  const storm = new Storm();
  let server = startStormServer({ ...variables, SMTP_URL: mails.url });
  try {
    storm.begin(await server.listening());
    for (let kill = 0; kill < kills; kill += 1) {
      if (kill === Math.floor(kills / 4)) await mails.pause();
      if (kill === Math.floor((kills * 3) / 4)) await mails.resume();
      // A random moment: after some acknowledgement, while others are on their way.
      await storm.acknowledges(randomInt(1, between));
      server.kill('SIGKILL');
      await server.gone();
      server = startStormServer({ ...variables, SMTP_URL: mails.url });
      storm.address = await server.listening();
    }
    await storm.end();
    await mailsArrived(storm, mails, mailboxes);
    return reportOn(storm, await ledgerOf(variables), mails, mailboxes);
  } finally {
    storm.breakOff();
    server.kill('SIGKILL');
    await server.gone();
    await mails.pause();
  }
}

/**
 * Eight writers send enquiries while every process of PostgreSQL is killed again and again. The server
 * of the website is never restarted.
 * @param postgres with fsync on
 * @param kills how often it is killed
 * @param between at most so many enquiries are acknowledged between two kills
 */
export async function crashPostgresAgainAndAgain(
  postgres: PostgresServer,
  kills: number,
  between: number,
): Promise<StormReport> {
  const variables = { DATABASE_URL: await postgres.createDatabase() };
  const mails = await MailServer.start();
  const storm = new Storm();
  const server = startStormServer({ ...variables, SMTP_URL: mails.url });
  try {
    storm.begin(await server.listening());
    for (let kill = 0; kill < kills; kill += 1) {
      await storm.acknowledges(randomInt(1, between));
      await postgres.kill();
      await postgres.resume();
    }
    await storm.acknowledges(1);
    await storm.end();
    await mailsArrived(storm, mails, mailboxes);
    return reportOn(storm, await ledgerOf(variables), mails, mailboxes);
  } finally {
    storm.breakOff();
    server.kill('SIGKILL');
    await server.gone();
    await mails.pause();
  }
}
