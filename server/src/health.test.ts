import { expect, it, onTestFinished } from 'vitest';
import { onBothDatabases } from '../test/ledgers.ts';
import { newDirectory } from '../test/new-directory.ts';
import { operatorReadiness } from '../test/operator-readiness.ts';
import { aContact, openDatabase, post, runningApp } from '../test/running-app.ts';
import { testEnvironment } from '../test/test-environment.ts';
import { askHealth } from './health.ts';
import type { Database } from './ledger/database/database.ts';
import { Reader } from './ledger/reading/reader.ts';

onBothDatabases('readiness', (newLedger) => {
  it('ends when an enquiry waits too long, or was given up, and comes back', async () => {
    const variables = { ...(await newLedger()), DELIVERY_ALARM_MINUTES: '30' };
    let time = Date.UTC(2026, 10, 20);
    const app = await runningApp(variables, () => time);
    const toldOperator = operatorReadiness(variables, () => time);
    /** What the operator is told; anybody else only whether all is well. */
    const readiness = async () => {
      // An answer stays the same for a second.
      time += 1000;
      const story = await toldOperator();
      const answer = await app.inject({ url: '/readyz' });
      expect([answer.statusCode, answer.json()]).toEqual([
        story.ready ? 200 : 503,
        { ready: story.ready },
      ]);
      return story;
    };
    expect(await readiness()).toEqual({
      ready: true,
      servers: 'together',
      site: 'present',
      database: 'writable',
      oldestUndelivered: null,
      parked: 0,
      setAside: 0,
      jobs: expect.any(Object),
    });
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    await post(app, 'contact', { ...aContact, leave_empty: 'spam' });
    await post(app, 'contact', { ...aContact, key: 'one' });
    time += 29 * 60_000 - 3000;
    expect(await readiness()).toMatchObject({ ready: true, oldestUndelivered: 28, setAside: 1 });
    time += 60_000;
    expect(await readiness()).toMatchObject({ ready: true, oldestUndelivered: 29 });
    expect(await readiness()).toMatchObject({ ready: false, oldestUndelivered: 30 });

    const database = openDatabase(variables);
    const setNotice = (state: 'delivered' | 'parked') =>
      database.use((open) =>
        open.updateTable('deliveries').set({ state }).where('channel', '=', 'notice').execute(),
      );
    await setNotice('delivered');
    // The automatic reply still waits: no alarm.
    expect((await readiness()).ready).toBe(true);
    await setNotice('parked');
    expect(await readiness()).toMatchObject({ ready: false, parked: 1 });
  });
});

it('that finds the ledger away says so once, and a mistake as what it is', async () => {
  const events: string[] = [];
  const log = { error: ({ event }: { event: string }) => void events.push(event) };
  let time = 0;
  const variables = { DATA_DIR: newDirectory() };
  const environment = testEnvironment(variables);
  const away = openDatabase({ DATA_DIR: '/dev/null/nowhere' });
  const ask = (database: Database) => {
    const reader = new Reader(database, environment);
    onTestFinished(() => reader.close());
    return askHealth(database, reader, environment, log, () => time);
  };
  const { isReady, waiting } = ask(away);
  for (; time < 5000; time += 1000) {
    expect([await isReady(), await waiting()]).toEqual([false, undefined]);
  }
  expect(events.splice(0)).toEqual(['database.unavailable']);
  const broken = openDatabase(variables);
  await broken.use((ledger) => ledger.schema.dropTable('heartbeat').execute());
  expect(await ask(broken).isReady()).toBe(false);
  expect(events).toEqual(['health.failed']);
});
