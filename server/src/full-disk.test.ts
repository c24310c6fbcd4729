import { expect, it } from 'vitest';
import { fillDiskOfSqlite } from '../test/full-disk.ts';
import { whyNoSmallDisk } from '../test/small-disk.ts';
import { nothingLost } from '../test/storm-report.ts';

// Longer, and on PostgreSQL: npm run test:hard; in full length: npm run crash -- disk
it('a ledger whose disk is full under load answers 503, loses nothing, and goes on by itself', {
  timeout: 600_000,
}, async (test) => {
  const obstacle = whyNoSmallDisk();
  test.skip(obstacle !== '', obstacle);
  const report = await fillDiskOfSqlite({ times: 1, between: 15 });
  expect(report).toMatchObject({ ...nothingLost, statuses: [503] });
});
