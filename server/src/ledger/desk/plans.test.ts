import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../../../test/ledgers.ts';
import { fillLedger } from '../../../test/many-enquiries.ts';
import { plansOf, scans } from '../../../test/plans.ts';
import { openDatabase } from '../../../test/running-app.ts';
import { questions } from '../reading/questions.ts';
import { indexSome } from '../search/search-index.ts';

onBothDatabases('reading about one enquiry', (newLedger, kind) => {
  it('goes through no table, however much else there is', async () => {
    const database = openDatabase(await newLedger());
    await fillLedger(database, 10_000);
    await database.useForLong(async (ledger) => {
      await sql`insert into notes (id, reference, author, written_at, text)
        select reference, reference, 'Rahim', received_at, 'Called.' from enquiries`.execute(
        ledger,
      );
      await sql`insert into desk_log (id, done_at, author, action, reference, version)
        select reference, received_at, 'Rahim', 'noted', reference, 2 from enquiries`.execute(
        ledger,
      );
      for (let indexed = 0; indexed < 5000; ) indexed += await indexSome(ledger, 500);
      await sql`analyze`.execute(ledger);
      const plans = await plansOf(ledger, kind, async (recording) => {
        expect(await questions.forgetting(recording, 'NK-500')).toMatchObject({ notes: 1, log: 1 });
        const since = { reference: 'NK-500', version: 1 };
        expect(await questions.deedsSince(recording, since)).toHaveLength(1);
        expect(await questions.workOn(recording, 'NK-500')).toMatchObject({ reference: 'NK-500' });
        expect((await questions.others(recording, 'NK-500'))?.items).toHaveLength(20);
      });
      expect(plans.length).toBeGreaterThan(8);
      const dear = plans.filter(
        ({ sql: text, plan }) =>
          scans(plan) &&
          // One row is read, wherever it stands.
          !/limit [?$]\S*$/.test(text) &&
          // Words that are all alike have few trigrams: there the whole table is a page or two.
          !text.includes('from "search_trigrams"'),
      );
      expect(dear).toEqual([]);
    });
  });
});
