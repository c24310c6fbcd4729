import { expect, it } from 'vitest';
import { crashAgainAndAgain } from '../test/crash.ts';
import { onBothDatabases } from '../test/ledgers.ts';

// In full length, with twelve kills: node scripts/crash-enquiries.ts
onBothDatabases('a server that is killed under load', (newLedger) => {
  it('loses no acknowledged enquiry, doubles none and delivers all', async () => {
    const report = await crashAgainAndAgain(await newLedger(), 4, 40);
    expect(report).toMatchObject({ lost: [], doubled: [], undelivered: [], unstable: [] });
    expect(report.acknowledged).toBeGreaterThan(8);
  }, 120_000);
});
