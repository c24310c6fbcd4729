import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MailServer } from './mail-server.ts';
import { ServerProcess } from './server-process.ts';
import { SmallDisk } from './small-disk.ts';
import { Storm } from './storm.ts';
import { ledgerOf, mailsArrived, reportOn, type StormReport } from './storm-report.ts';
import { until } from './until.ts';

const mailboxes = ['sales@nokshi.example'];
const megabytes = 64;

/** What came of a disk that was full for a while, and what the refused were answered. */
export type FullDiskReport = StormReport & { statuses: number[] };

/**
 * Eight writers send enquiries to a server whose SQLite ledger is on a small disk, which is full again
 * and again. The server is never restarted.
 * @param fillings how often the disk is filled
 * @param between so many enquiries are acknowledged between two fillings
 */
export async function fillAgainAndAgain(
  fillings: number,
  between: number,
): Promise<FullDiskReport> {
  const disk = await SmallDisk.mount(megabytes);
  const copy = mkdtempSync(join(tmpdir(), 'full-disk-'));
  const mails = await MailServer.start();
  const storm = new Storm();
  const server = new ServerProcess(
    {
      DATA_DIR: join(disk.directory, 'data'),
      SMTP_URL: mails.url,
      LOG_LEVEL: 'info',
      DELIVERY_LEASE_SECONDS: '2',
      DELIVERY_RETRY_SECONDS: '1',
    },
    '../src/server.ts',
    disk.inside,
  );
  try {
    storm.begin(await server.listening());
    for (let filling = 0; filling < fillings; filling += 1) {
      await storm.acknowledges(between);
      disk.fill();
      await storm.isRefused(8);
      disk.clear();
    }
    await storm.acknowledges(between);
    await storm.end();
    await mailsArrived(storm, mails, mailboxes);
    await until('readiness', async () => (await fetch(`${storm.address}/readyz`)).ok);
    server.kill('SIGTERM');
    await server.gone();
    disk.copyTo(copy);
    const enquiries = await ledgerOf({ DATA_DIR: join(copy, 'data') });
    return {
      ...reportOn(storm, enquiries, mails, mailboxes),
      statuses: [...storm.refusals.keys()],
    };
  } finally {
    storm.breakOff();
    server.kill('SIGKILL');
    await server.gone();
    await mails.pause();
    disk.unmount();
    rmSync(copy, { recursive: true, force: true });
  }
}
