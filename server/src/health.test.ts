import { expect, it } from 'vitest';
import { onBothDatabases } from '../test/ledgers.ts';
import { aContact, openDatabase, post, runningApp } from '../test/running-app.ts';

onBothDatabases('readiness', (newLedger) => {
  it('ends when an enquiry waits too long, or was given up, and comes back', async () => {
    const ledger = await newLedger();
    let time = Date.UTC(2026, 10, 20);
    const app = await runningApp({ ...ledger, DELIVERY_ALARM_MINUTES: '30' }, () => time);
    const readiness = async () => {
      // An answer stays the same for a second.
      time += 1000;
      const answer = await app.inject({ url: '/readyz' });
      return { status: answer.statusCode, ...answer.json() };
    };
    expect(await readiness()).toEqual({
      status: 200,
      ready: true,
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
    expect(await readiness()).toMatchObject({
      status: 200,
      oldestUndelivered: 28,
      setAside: 1,
    });
    time += 60_000;
    expect(await readiness()).toMatchObject({ status: 200, oldestUndelivered: 29 });
    expect(await readiness()).toMatchObject({ status: 503, oldestUndelivered: 30 });

    const database = openDatabase(ledger);
    const setNotice = (state: 'delivered' | 'parked') =>
      database.use((open) =>
        open.updateTable('deliveries').set({ state }).where('channel', '=', 'notice').execute(),
      );
    await setNotice('delivered');
    // The automatic reply still waits: no alarm.
    expect((await readiness()).status).toBe(200);
    await setNotice('parked');
    expect(await readiness()).toMatchObject({ status: 503, parked: 1 });
  });
});
