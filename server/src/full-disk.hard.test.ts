import { describe, expect, it } from 'vitest';
import { fillDiskOfPostgres, fillDiskOfSqlite } from '../test/full-disk.ts';
import { whyNoPostgresOnSmallDisk, whyNoSmallDisk } from '../test/small-disk.ts';
import { nothingLost } from '../test/storm-report.ts';

const fillings = { times: 3, between: 40 };

describe('a ledger whose disk is full again and again answers 503, loses nothing, and goes on by itself', () => {
  it.each([
    ['SQLite', whyNoSmallDisk, fillDiskOfSqlite],
    ['PostgreSQL', whyNoPostgresOnSmallDisk, fillDiskOfPostgres],
  ] as const)('on %s', async (_database, whyNot, fillDisk) => {
    const obstacle = whyNot();
    if (obstacle !== '') return console.warn(`Not tried: ${obstacle}`);
    expect(await fillDisk(fillings)).toMatchObject({ ...nothingLost, statuses: [503] });
  });
});
