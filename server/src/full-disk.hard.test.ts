import { describe, expect, it } from 'vitest';
import { fillDiskOfPostgres, fillDiskOfSqlite } from '../test/full-disk.ts';
import { whyNoPostgresOnSmallDisk, whyNoSmallDisk } from '../test/small-disk.ts';
import { nothingLost } from '../test/storm-report.ts';

const fillings = { times: 3, between: 40 };

describe('a ledger whose disk is full again and again answers 503, loses nothing, and goes on by itself', () => {
  for (const [database, whyNot, fillDisk] of [
    ['SQLite', whyNoSmallDisk, fillDiskOfSqlite],
    ['PostgreSQL', whyNoPostgresOnSmallDisk, fillDiskOfPostgres],
  ] as const) {
    it(`on ${database}`, async (test) => {
      const obstacle = whyNot();
      test.skip(obstacle !== '', obstacle);
      expect(await fillDisk(fillings)).toMatchObject({ ...nothingLost, statuses: [503] });
    });
  }
});
