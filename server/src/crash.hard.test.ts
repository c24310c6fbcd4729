import { expect, it } from 'vitest';
import { crashAgainAndAgain, crashPostgresAgainAndAgain } from '../test/crash.ts';
import { onBothDatabases } from '../test/ledgers.ts';
import { PostgresServer } from '../test/postgres-server.ts';
import { nothingLost } from '../test/storm-report.ts';

/** A quarter while the mail server is still there, half while it is down, a quarter when it is back. */
const kills = 8;
const mostBetweenKills = 40;

onBothDatabases('a server that is killed under load', (newLedger) => {
  it('loses nothing, doubles nothing and delivers all', async () => {
    const report = await crashAgainAndAgain(await newLedger(), kills, mostBetweenKills);
    expect(report).toMatchObject(nothingLost);
  });
});

it('nor is anything lost when PostgreSQL is killed again and again', async () => {
  const postgres = await PostgresServer.start('on');
  try {
    const report = await crashPostgresAgainAndAgain(postgres, 4, mostBetweenKills);
    expect(report).toMatchObject(nothingLost);
  } finally {
    await postgres.stop();
  }
});
