import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../../../../test/ledgers.ts';
import { fillLedger } from '../../../../test/many-enquiries.ts';
import { plansOf } from '../../../../test/plans.ts';
import { openDatabase } from '../../../../test/running-app.ts';
import { readMedian } from './answer-times.ts';

onBothDatabases('how long many enquiries waited', (newLedger, kind) => {
  it('is read without the words of any', async () => {
    const database = openDatabase(await newLedger());
    await fillLedger(database, 5000);
    await database.useForLong(async (ledger) => {
      await sql`update enquiries set answered_at = received_at + 60000
        where received_at / 60000 % 2 = 0`.execute(ledger);
      await sql.raw(kind === 'sqlite' ? 'analyze' : 'vacuum analyze enquiries').execute(ledger);
      const period = { weeks: [1767225600000], until: 1767225600000 + 5000 * 60_000 };
      const openings = [{ from: 0, until: period.until }];
      const plans = await plansOf(ledger, kind, async (recording) => {
        expect(await readMedian(recording, period, openings)).toBe(60_000);
      });
      expect(plans).toHaveLength(2);
      for (const { plan } of plans) {
        expect(plan).toMatch(/(?:COVERING INDEX|Index Only Scan using) enquiries_answered\b/);
      }
    });
  });
});
