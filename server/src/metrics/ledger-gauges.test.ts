import { Registry } from 'prom-client';
import { expect, it, onTestFinished } from 'vitest';
import { readExposition } from '../../test/exposition.ts';
import { newDirectory } from '../../test/new-directory.ts';
import { aContact, openDatabase, post, runningApp } from '../../test/running-app.ts';
import { silent, testEnvironment } from '../../test/test-environment.ts';
import { askHealth } from '../health.ts';
import { Reader } from '../ledger/reading/reader.ts';
import { ledgerGauges } from './ledger-gauges.ts';

it('tells the age and the number of deliveries of the same moment', async () => {
  const ledger = { DATA_DIR: newDirectory() };
  let time = Date.UTC(2026, 10, 20);
  let isSlow = true;
  // On a busy machine the next look at the clock is later.
  const now = () => (isSlow ? time++ : time);
  const app = await runningApp(ledger, now);
  const database = openDatabase(ledger);
  const reader = new Reader(database, testEnvironment(ledger));
  onTestFinished(() => reader.close());
  const { waiting } = askHealth(database, reader, testEnvironment(ledger), silent, now);
  const registry = new Registry();
  const refresh = ledgerGauges(registry, reader, waiting);
  const start = time;
  await refresh();
  isSlow = false;
  await post(app, 'contact', aContact);
  for (const passed of [999, 1000, 1001, 1002]) {
    time = start + passed;
    await refresh();
    const series = readExposition(await registry.metrics());
    const queued = series.get('website_deliveries{channel="notice",state="queued"}');
    const age = series.get('website_oldest_undelivered_seconds') ?? 0;
    expect([passed, queued === 1]).toEqual([passed, age > 0]);
  }
  time = start + 5000;
  await refresh();
  expect(await registry.metrics()).toContain(
    'website_deliveries{channel="notice",state="queued"} 1',
  );
});

it('tells which jobs have failed', async () => {
  const ledger = { DATA_DIR: newDirectory() };
  await runningApp(ledger);
  const database = openDatabase(ledger);
  let time = Date.now();
  const reader = new Reader(database, testEnvironment(ledger));
  onTestFinished(() => reader.close());
  const { waiting } = askHealth(database, reader, testEnvironment(ledger), silent, () => time);
  const registry = new Registry();
  const refresh = ledgerGauges(registry, reader, waiting);
  const failing = async () => {
    time += 1000;
    await refresh();
    return readExposition(await registry.metrics()).get('website_job_failing{job="test"}');
  };
  expect(await failing()).toBeUndefined();
  const job = { name: 'test', due_at: time, ran_at: time, failed_at: time };
  await database.use((open) =>
    open
      .insertInto('jobs')
      .values({ ...job, last_error: 'refused' })
      .execute(),
  );
  expect(await failing()).toBe(1);
  await database.use((open) => open.updateTable('jobs').set({ last_error: null }).execute());
  expect(await failing()).toBe(0);
});
