import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { allEnquiries } from '../../../test/all-enquiries.ts';
import { onBothDatabases } from '../../../test/ledgers.ts';
import { copyEnquiry } from '../../../test/many-enquiries.ts';
import { aContact, openDatabase, post, runningApp } from '../../../test/running-app.ts';
import { silent, testEnvironment } from '../../../test/test-environment.ts';
import { until } from '../../../test/until.ts';
import { Reader } from './reader.ts';
import { Upkeep } from './upkeep.ts';

onBothDatabases('a flood', (newLedger) => {
  it('of a minute leaves one row for each count', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    for (const key of ['one', 'two', 'three']) await post(app, 'contact', { ...aContact, key });
    await app.close();
    const database = openDatabase(ledger);
    const parts = async () => {
      const { rows } = await database.use((open) =>
        sql<{ parts: number }>`select count(*) as parts from enquiry_counts
          group by kind, state`.execute(open),
      );
      return rows.map((row) => Number(row.parts));
    };
    const reader = new Reader(database, testEnvironment(ledger));
    onTestFinished(() => reader.close());
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const upkeep = new Upkeep(database, reader, silent);
    onTestFinished(() => upkeep.stop());
    upkeep.start();
    await until('the parts to be joined', async () => (await parts()).every((rows) => rows === 1));
    const { reference } = (await allEnquiries(database))[0] ?? { reference: '' };
    await database.use((open) => copyEnquiry(open, reference, 'X-', 10));
    for (let second = 0; second < 60; second += 1) {
      for (let arrived = 0; arrived < 60; arrived += 1) upkeep.arrived();
      vi.advanceTimersByTime(1000);
    }
    await until('them to be joined again', async () => (await parts()).every((rows) => rows === 1));
    expect(await parts()).toEqual([1]);
  });
});
