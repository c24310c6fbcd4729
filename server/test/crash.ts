import { randomInt } from 'node:crypto';
import { MailServer } from './mail-server.ts';
import type { PostgresServer } from './postgres-server.ts';
import { Storm } from './storm.ts';
import { ledgerOf, mailsArrived, reportOn, type StormReport } from './storm-report.ts';
import { mailboxes, startStormServer } from './storm-server.ts';

type Variables = Record<string, string>;

/** What a storm works with: the writers, the mail server, and a way to kill the server and start it again. */
type Scene = { storm: Storm; mails: MailServer; restart: () => Promise<void> };

/** Eight writers send enquiries while `rage` does its worst; then all must arrive. */
async function during(
  variables: Variables,
  rage: (scene: Scene) => Promise<void>,
): Promise<StormReport> {
  const mails = await MailServer.start();
  const storm = new Storm();
  const start = () => startStormServer({ ...variables, SMTP_URL: mails.url });
  let server = start();
  const kill = async () => {
    server.kill('SIGKILL');
    await server.gone();
  };
  const restart = async () => {
    await kill();
    server = start();
    storm.address = await server.listening();
  };
  try {
    storm.begin(await server.listening());
    await rage({ storm, mails, restart });
    await storm.end();
    await mailsArrived(storm, mails, mailboxes);
    return reportOn(storm, await ledgerOf(variables), mails, mailboxes);
  } finally {
    storm.breakOff();
    await kill();
    await mails.pause();
  }
}

/**
 * Eight writers send enquiries while the server is killed again and again and the mail server is
 * down for half of the time.
 * @param variables of the ledger
 * @param kills how often the server is killed
 * @param between at most so many enquiries are acknowledged between two kills
 */
export const crashAgainAndAgain = (
  variables: Variables,
  kills: number,
  between: number,
): Promise<StormReport> =>
  during(variables, async ({ storm, mails, restart }) => {
    for (let kill = 0; kill < kills; kill += 1) {
      if (kill === Math.floor(kills / 4)) await mails.pause();
      if (kill === Math.floor((kills * 3) / 4)) await mails.resume();
      // A random moment: after some acknowledgement, while others are on their way.
      await storm.acknowledges(randomInt(1, between));
      await restart();
    }
  });

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
  return during(variables, async ({ storm }) => {
    for (let kill = 0; kill < kills; kill += 1) {
      await storm.acknowledges(randomInt(1, between));
      await postgres.kill();
      await postgres.resume();
    }
    await storm.acknowledges(1);
  });
}
