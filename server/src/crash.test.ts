import { describe, expect, it } from 'vitest';
import { crashAgainAndAgain, crashPostgresAgainAndAgain } from '../test/crash.ts';
import { newDirectory } from '../test/new-directory.ts';
import { PostgresServer } from '../test/postgres-server.ts';
import { nothingLost, type StormReport } from '../test/storm-report.ts';

/** One while the mail server is down, one while it is back. */
const kills = 2;
const mostBetweenKills = 20;

function expectNothingLost(report: StormReport): void {
  expect(report).toMatchObject(nothingLost);
  expect(report.acknowledged).toBeGreaterThan(8);
}

// Longer, and on PostgreSQL: npm run test:hard; in full length: npm run crash
describe('under load, nothing is lost, nothing doubled and all delivered', {
  timeout: 600_000,
}, () => {
  it('when the server is killed', async () => {
    const variables = { DATA_DIR: newDirectory() };
    expectNothingLost(await crashAgainAndAgain(variables, kills, mostBetweenKills));
  });

  it('when PostgreSQL is killed, and the server goes on by itself when that is back', async () => {
    const postgres = await PostgresServer.start('on');
    try {
      expectNothingLost(await crashPostgresAgainAndAgain(postgres, 1, mostBetweenKills));
    } finally {
      await postgres.stop();
    }
  });
});
