import { expect, it } from 'vitest';
import { allEnquiries } from '../../test/all-enquiries.ts';
import { firstRound } from '../../test/first-round.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { copyEnquiry } from '../../test/many-enquiries.ts';
import { minutesByHand } from '../../test/minutes.ts';
import { aContact, openDatabase, post, runningApp } from '../../test/running-app.ts';
import { until } from '../../test/until.ts';
import { printStats } from '../command/print.ts';
import { day, hour } from '../durations.ts';
import type { Database } from '../ledger/database/database.ts';
import { beginTry } from '../ledger/desk/tries.ts';
import { everything } from '../ledger/enquiries/filter.ts';
import { jobStates, lastRunOf } from '../ledger/jobs.ts';
import { readStats } from '../ledger/reading/stats.ts';
import { loadSentences } from '../sentences.ts';

const { enquiriesKeptDays } = loadSentences();

const lastRun = (database: Database) =>
  database.use((ledger) => lastRunOf(ledger, 'retention')).then((at) => at ?? 0);

const postponedAt = async (database: Database) =>
  (await database.use(jobStates)).find(({ name }) => name === 'retention')?.failedAt ?? 0;

const allDelivered = (database: Database) =>
  database.use((open) => open.updateTable('deliveries').set({ state: 'delivered' }).execute());

onBothDatabases('old tries to sign in', (newLedger) => {
  it('are forgotten, whether or not whoever tried comes again', async () => {
    const ledger = await newLedger();
    const passMinute = minutesByHand();
    let time = Date.now();
    await runningApp(ledger, () => time);
    const database = openDatabase(ledger);
    await firstRound(database);
    await database.use((open) => beginTry(open, [{ by: 'network 192.0.2.1', most: 5 }], time));
    time += 2 * day;
    const later = time;
    await database.use((open) => beginTry(open, [{ by: 'network 192.0.2.2', most: 5 }], later));
    await until('the first one to be gone', async () => {
      passMinute();
      // What a busy database broke off is taken up again once its time is over.
      time += 1000;
      const tries = await database.use((open) =>
        open.selectFrom('sign_in_tries').select('tried_at').execute(),
      );
      return tries.length === 1 && tries[0]?.tried_at === later;
    });
  });
});

onBothDatabases('old enquiries', (newLedger) => {
  it('are forgotten when their days are over, set aside ones too', async () => {
    const ledger = await newLedger();
    const passMinute = minutesByHand();
    let time = Date.now();
    const app = await runningApp(ledger, () => time);
    const database = openDatabase(ledger);
    await firstRound(database);
    await post(app, 'contact', { ...aContact, key: 'one' });
    await post(app, 'contact', { ...aContact, key: 'two', leave_empty: 'spam' });
    const first = await allEnquiries(database);
    const oldest = first.find(({ setAside }) => !setAside)?.reference ?? '';
    expect(first.map(({ setAside }) => setAside).sort()).toEqual([false, true]);
    await allDelivered(database);
    time += hour;
    const { reference } = (await post(app, 'contact', { ...aContact, key: 'three' })).json();
    // More than one transaction deletes.
    await database.use((open) => copyEnquiry(open, oldest, 'X-', 250));
    time += enquiriesKeptDays * day - hour / 2;
    await post(app, 'contact', { ...aContact, key: 'four' });
    await until('the old ones to be gone', async () => {
      passMinute();
      return (await allEnquiries(database)).length === 2;
    });
    const left = await allEnquiries(database);
    expect(left.map((enquiry) => enquiry.reference)).toContain(reference);
    const references = await database.use(async (open) => [
      ...(await open.selectFrom('intents').select('reference').execute()),
      ...(await open.selectFrom('deliveries').select('reference').execute()),
    ]);
    expect(new Set(references.map((row) => row.reference)).size).toBe(2);

    await until('the run to be noted', async () => (await lastRun(database)) > Date.now() + day);
    const stats = await readStats(database, everything, enquiriesKeptDays);
    expect(stats.retention).toEqual({
      days: enquiriesKeptDays,
      ranAt: new Date(await lastRun(database)).toISOString(),
    });
    expect(printStats(stats, 100, database.name)).toMatch(
      /days kept +730\nolder ones last deleted +\d\d \w+ 20\d\d, /,
    );
  });

  it('are not forgotten by a server whose clock is years ahead', async () => {
    const ledger = await newLedger();
    const passMinute = minutesByHand();
    const start = Date.now();
    let time = start;
    const app = await runningApp(ledger, () => time);
    await post(app, 'contact', aContact);
    const database = openDatabase(ledger);
    await firstRound(database);
    const done = await lastRun(database);
    time += 3 * 365 * day;
    await until('the run years ahead', async () => {
      passMinute();
      return (await postponedAt(database)) > start + day;
    });
    expect(await allEnquiries(database)).toHaveLength(1);
    const stats = await readStats(database, everything, enquiriesKeptDays);
    expect(stats.retention.ranAt).toBe(new Date(done).toISOString());
    expect(printStats(stats, 300, database.name)).toMatch(/job retention +failed at .* 30 days/);
    time = start + hour;
    await until('the run by the right clock', async () => {
      passMinute();
      return (await lastRun(database)) > done;
    });
    expect(await lastRun(database)).toBeLessThan(start + day);
    expect(await allEnquiries(database)).toHaveLength(1);
    const { failingJobs } = await readStats(database, everything, enquiriesKeptDays);
    expect(failingJobs).toEqual([]);
  });

  it('are forgotten a day later when nothing has happened for long', async () => {
    const ledger = await newLedger();
    const passMinute = minutesByHand();
    let time = Date.now();
    const app = await runningApp(ledger, () => time);
    await post(app, 'contact', aContact);
    const database = openDatabase(ledger);
    await allDelivered(database);
    time += (enquiriesKeptDays + 1) * day;
    const ahead = time;
    await until('the first run', async () => {
      passMinute();
      return (await postponedAt(database)) > ahead - hour;
    });
    expect(await allEnquiries(database)).toHaveLength(1);
    expect(await lastRun(database)).toBeLessThan(ahead - hour);
    time += hour;
    for (let passed = 0; passed < 10; passed += 1) passMinute();
    expect(await allEnquiries(database)).toHaveLength(1);
    time += day + hour;
    await until('the enquiry to be gone', async () => {
      passMinute();
      return (await allEnquiries(database)).length === 0;
    });
  });
});
