import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { crashAgainAndAgain, crashPostgresAgainAndAgain } from '../test/crash.ts';
import { PostgresServer } from '../test/postgres-server.ts';
import type { StormReport } from '../test/storm-report.ts';

/** One while the mail server is down, one while it is back. */
const kills = 2;
const mostBetweenKills = 40;

function expectNothingLost(report: StormReport): void {
  expect(report).toMatchObject({ lost: [], doubled: [], undelivered: [], unstable: [] });
  expect(report.acknowledged).toBeGreaterThan(8);
}

// In full length: npm run crash
describe.concurrent('a server that is killed under load loses nothing, doubles nothing and delivers all', {
  timeout: 150_000,
}, () => {
  it('on SQLite', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'crash-'));
    try {
      const variables = { DATA_DIR: directory };
      expectNothingLost(await crashAgainAndAgain(variables, kills, mostBetweenKills));
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  });

  it('on PostgreSQL', async () => {
    const server = await PostgresServer.start('on');
    try {
      const variables = { DATABASE_URL: await server.createDatabase() };
      expectNothingLost(await crashAgainAndAgain(variables, kills, mostBetweenKills));
    } finally {
      await server.stop();
    }
  });

  it('nor does it when PostgreSQL is killed, and goes on by itself when that is back', async () => {
    const postgres = await PostgresServer.start('on');
    try {
      expectNothingLost(await crashPostgresAgainAndAgain(postgres, 1, mostBetweenKills));
    } finally {
      await postgres.stop();
    }
  });
});
