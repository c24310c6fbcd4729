import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../../../test/ledgers.ts';
import { copyEnquiry } from '../../../test/many-enquiries.ts';
import {
  aContact,
  allEnquiries,
  openDatabase,
  post,
  runningApp,
} from '../../../test/running-app.ts';
import { printForgotten } from '../../command/print.ts';
import { forget } from './forget.ts';

onBothDatabases('forgetting', (newLedger, kind) => {
  it('knows a phone number in any spelling and digits', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const database = openDatabase(ledger);
    const written = [
      '+880 1700-000000',
      '01700000000',
      '০১৭০০-০০০০০০',
      '02-9876543, mobile 01700 000000',
    ];
    for (const whom of written.slice(0, 3)) {
      for (const [index, phone] of [...written, '01700-000001'].entries()) {
        const body = { ...aContact, phone, key: `${whom} ${index}` };
        expect((await post(app, 'contact', body)).statusCode).toBe(201);
      }
      const { references } = await forget(database, whom);
      expect(references).toHaveLength(4);
      const left = await allEnquiries(database);
      expect(new Set(left.map(({ phone }) => phone))).toEqual(new Set(['01700-000001']));
    }
    expect((await forget(database, '000000')).references).toEqual([]);
  });

  it('takes 40,000 enquiries of one sender in one go', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const { reference } = (await post(app, 'contact', aContact)).json();
    const database = openDatabase(ledger);
    await database.use(async (open) => {
      await copyEnquiry(open, reference, 'X-', 40_000, { email: 'flood@example.com' });
      await sql`with recursive copy(number) as
        (select 1 union all select number + 1 from copy where number < 40000) insert into intents select 'intent ' || number, fingerprint,
        'X-' || number, expires_at from intents, copy`.execute(open);
    });
    const forgotten = await forget(database, 'Flood@example.com');
    expect([forgotten.references.length, forgotten.intents]).toEqual([40_000, 40_000]);
    const left = await allEnquiries(database);
    expect(left.map((enquiry) => enquiry.reference)).toEqual([reference]);
  });

  it('says what the database still has of the words', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const { reference } = (await post(app, 'contact', aContact)).json();
    const said = printForgotten(await forget(openDatabase(ledger), reference));
    expect(said).toContain('Backups and mails that were sent still have them');
    if (kind === 'sqlite') expect(said).toContain('overwritten on disk');
    else {
      expect(said).not.toContain('overwritten');
      expect(said).toMatch(/\(WAL\) has the words until checkpoints, one every \d+\w+/);
      expect(said).toContain('The WAL is not archived.');
    }
  });
});
