import { describe, expect, it } from 'vitest';
import { type FullDiskReport, fillDiskOfPostgres, fillDiskOfSqlite } from '../test/full-disk.ts';
import { whyNoPostgresOnSmallDisk, whyNoSmallDisk } from '../test/small-disk.ts';

const fillings = { times: 1, between: 40 };

function expectNothingLost(report: FullDiskReport): void {
  expect(report).toMatchObject({ lost: [], doubled: [], undelivered: [], unstable: [] });
  expect(report.statuses).toEqual([503]);
}

// In full length: npm run crash -- disk
describe.concurrent('a ledger whose disk is full under load answers 503, loses nothing, and goes on by itself', {
  timeout: 150_000,
}, () => {
  it('on SQLite', async (test) => {
    const obstacle = whyNoSmallDisk();
    test.skip(obstacle !== '', obstacle);
    expectNothingLost(await fillDiskOfSqlite(fillings));
  });

  it('on PostgreSQL', async (test) => {
    const obstacle = whyNoPostgresOnSmallDisk();
    test.skip(obstacle !== '', obstacle);
    expectNothingLost(await fillDiskOfPostgres(fillings));
  });
});
