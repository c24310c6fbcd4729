/**
 * The crash test in full length: eight writers, the server killed at twelve random moments, the mail
 * server down for half of it. `node scripts/crash-enquiries.ts`; exits with 1 when anything is lost.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashAgainAndAgain } from '../server/test/crash.ts';
import { PostgresServer } from '../server/test/postgres-server.ts';

const kills = 12;
const mostBetweenKills = 400;

async function storm(name: string, variables: Record<string, string>): Promise<void> {
  const start = performance.now();
  const report = await crashAgainAndAgain(variables, kills, mostBetweenKills);
  const { acknowledged, retried, lost, doubled, undelivered, mailedAgain, unstable } = report;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `${name}: ${kills} kills, ${acknowledged} acknowledged, ${retried} sent again, ${lost.length} lost, ` +
      `${doubled.length} doubled, ${undelivered.length} not delivered, ${mailedAgain} mailed again ` +
      `(${unstable.length} under another Message-ID), ${seconds} s`,
  );
  if (lost.length + doubled.length + undelivered.length + unstable.length > 0) process.exitCode = 1;
}

const directory = mkdtempSync(join(tmpdir(), 'crash-'));
try {
  await storm('SQLite', { DATA_DIR: directory });
} finally {
  rmSync(directory, { recursive: true, force: true });
}
const postgres = await PostgresServer.start('on');
try {
  await storm('PostgreSQL', { DATABASE_URL: await postgres.createDatabase() });
} finally {
  await postgres.stop();
}
