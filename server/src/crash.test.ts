import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CrashReport, crashAgainAndAgain } from '../test/crash.ts';
import { PostgresServer } from '../test/postgres-server.ts';

const kills = 4;
const mostBetweenKills = 40;

function expectNothingLost(report: CrashReport): void {
  expect(report).toMatchObject({ lost: [], doubled: [], undelivered: [], unstable: [] });
  expect(report.acknowledged).toBeGreaterThan(8);
}

// In full length, with twelve kills: node scripts/crash-enquiries.ts
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
});
