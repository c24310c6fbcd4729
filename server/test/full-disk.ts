import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MailServer } from './mail-server.ts';
import { PostgresServer } from './postgres-server.ts';
import { SmallDisk } from './small-disk.ts';
import { Storm } from './storm.ts';
import { ledgerOf, mailsArrived, reportOn, type StormReport } from './storm-report.ts';
import { mailboxes, startStormServer } from './storm-server.ts';
import { until } from './until.ts';

/** Enough for a storm in full length; PostgreSQL begins with 40 MB. */
const megabytes = { sqlite: 64, postgres: 256 };

/** What came of a disk that was full for a while, and what the refused were answered. */
export type FullDiskReport = StormReport & { statuses: number[] };

/** How often the disk is filled, and how many enquiries are acknowledged in between. */
export type Fillings = { times: number; between: number };

type Variables = Record<string, string>;

/** Eight writers send enquiries to a server whose SQLite ledger is on a disk that is full again and again. */
export async function fillDiskOfSqlite(fillings: Fillings): Promise<FullDiskReport> {
  const disk = await SmallDisk.mount(megabytes.sqlite);
  const copy = mkdtempSync(join(tmpdir(), 'full-disk-'));
  const whereToRead = (): Variables => {
    disk.copyTo(copy);
    return { DATA_DIR: join(copy, 'data') };
  };
  try {
    const variables = { DATA_DIR: join(disk.directory, 'data') };
    const node = [...disk.inside, process.execPath];
    return await fillAgainAndAgain(disk, variables, node, fillings, whereToRead);
  } finally {
    disk.unmount();
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The same with a PostgreSQL whose data are on that disk. */
export async function fillDiskOfPostgres(fillings: Fillings): Promise<FullDiskReport> {
  const disk = await SmallDisk.mount(megabytes.postgres);
  try {
    const postgres = await PostgresServer.start('on', disk);
    try {
      const variables = { DATABASE_URL: await postgres.createDatabase() };
      return await fillAgainAndAgain(
        disk,
        variables,
        [process.execPath],
        fillings,
        () => variables,
      );
    } finally {
      await postgres.stop();
    }
  } finally {
    disk.unmount();
  }
}

/**
 * The server is never restarted.
 * @param node what its command line begins with
 * @param whereToRead variables of the ledger for this process, once the server has stopped
 */
async function fillAgainAndAgain(
  disk: SmallDisk,
  variables: Variables,
  node: readonly string[],
  fillings: Fillings,
  whereToRead: () => Variables,
): Promise<FullDiskReport> {
  const mails = await MailServer.start();
  const storm = new Storm();
  const server = startStormServer({ ...variables, SMTP_URL: mails.url }, node);
  try {
    storm.begin(await server.listening());
    for (let filling = 0; filling < fillings.times; filling += 1) {
      await storm.acknowledges(fillings.between);
      disk.fill();
      await storm.isRefused(8);
      disk.clear();
    }
    await storm.acknowledges(fillings.between);
    await storm.end();
    await mailsArrived(storm, mails, mailboxes);
    await until('readiness', async () => (await fetch(`${storm.address}/readyz`)).ok);
    server.kill('SIGTERM');
    await server.gone();
    const enquiries = await ledgerOf(whereToRead());
    return {
      ...reportOn(storm, enquiries, mails, mailboxes),
      statuses: [...storm.refusals.keys()],
    };
  } finally {
    storm.breakOff();
    server.kill('SIGKILL');
    await server.gone();
    await mails.pause();
  }
}
