import { expect, it } from 'vitest';
import { onBothDatabases } from '../test/ledgers.ts';
import { operatorReadiness } from '../test/operator-readiness.ts';
import { aContact, openDatabase, post, runningApp } from '../test/running-app.ts';

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
