import { expect, it, onTestFinished, vi } from 'vitest';
import { allEnquiries } from '../../test/all-enquiries.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { MailServer } from '../../test/mail-server.ts';
import { operatorReadiness } from '../../test/operator-readiness.ts';
import { aContact, openDatabase, post, runningApp } from '../../test/running-app.ts';
import { until } from '../../test/until.ts';
import { minute } from '../durations.ts';
import { Outbox } from '../ledger/deliveries/outbox.ts';

const year = 365 * 24 * 60 * minute;

async function newMailServer(): Promise<MailServer> {
  const mails = await MailServer.start();
  onTestFinished(() => mails.pause());
  return mails;
}

onBothDatabases('a clock', (newLedger, kind) => {
  it('that was years ahead holds up nothing once it is right', async () => {
    const mails = await newMailServer();
    mails.mode = 'refuse';
    const ledger = await newLedger();
    let time = Date.now() + 3 * year;
    const app = await runningApp({ ...ledger, SMTP_URL: mails.url }, () => time);
    await post(app, 'contact', aContact);
    const database = openDatabase(ledger);
    await until('both failures', async () => {
      const deliveries = (await allEnquiries(database))[0]?.deliveries ?? [];
      return deliveries.every(({ attempts }) => attempts === 1);
    });
    mails.mode = 'hang';
    time -= 3 * year;
    await until('both to be tried again', () => mails.held === 2);
    expect(await operatorReadiness(ledger, () => time)()).toMatchObject({ oldestUndelivered: 0 });
    mails.letGo();
    await until('both mails', () => mails.arrived.length === 2);
  });

  it.each([
    ['ahead', 3 * year, 0],
    ['behind', -3 * year, 5],
  ])('that was years %s does not change how long enquiries have waited', async (_way, off, age) => {
    const ledger = await newLedger();
    let time = Date.now();
    const start = time;
    // Mail is off, so that everything waits.
    const app = await runningApp({ ...ledger, DELIVERY_ALARM_MINUTES: '60' }, () => time);
    const readiness = operatorReadiness({ ...ledger, DELIVERY_ALARM_MINUTES: '60' }, () => time);
    if (off > 0) time += off;
    await post(app, 'contact', aContact);
    if (off < 0) time += off;
    expect(await readiness()).toMatchObject({ ready: true, oldestUndelivered: 0 });
    time = start + 5 * minute;
    expect(await readiness()).toMatchObject({ ready: true, oldestUndelivered: age });
    time += 30 * minute;
    expect(await readiness()).toMatchObject({ ready: true, oldestUndelivered: age + 30 });
    time += 30 * minute;
    expect(await readiness()).toMatchObject({ ready: false, oldestUndelivered: age + 60 });
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
  });

  it.each([
    ['forward by more than a lease', 2 * minute],
    ['back by years', -3 * year],
  ])('that is put %s sends nothing in hand again', async (_way, leap) => {
    const mails = await newMailServer();
    mails.mode = 'hang';
    const ledger = await newLedger();
    let time = Date.now();
    const app = await runningApp({ ...ledger, SMTP_URL: mails.url }, () => time);
    await post(app, 'contact', { ...aContact, key: 'one' });
    await until('the mails to be in hand', () => mails.held === 2);
    time += leap;
    await post(app, 'contact', { ...aContact, email: 'karima@example.com', key: 'two' });
    await until('the next ones to be in hand', () => mails.held >= 4);
    expect(mails.held).toBe(4);
    mails.letGo();
    await until('all mails', () => mails.arrived.length >= 4);
    expect(mails.to(aContact.email)).toHaveLength(1);
    expect(mails.to('sales@nokshi.example')).toHaveLength(2);
  });

  it.runIf(kind === 'postgres')('of a replica a minute ahead takes no lease', async () => {
    const ledger = await newLedger();
    await post(await runningApp(ledger), 'contact', aContact);
    const [right, ahead] = [openDatabase(ledger), openDatabase(ledger)].map(
      (database) => new Outbox(database, 60, 60, 60),
    );
    expect(await right?.claim(['notice'], 1, Date.now())).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await ahead?.claim(['notice'], 1, Date.now())).toEqual([]);
    expect(await ahead?.claim(['reply'], 1, Date.now())).toHaveLength(1);
  });

  it.runIf(kind === 'postgres').each([
    ['ahead', 2 * 60 * minute],
    ['behind', -2 * 60 * minute],
  ])('of a server two hours %s sets no time and exceeds no limit', async (_way, off) => {
    const mails = await newMailServer();
    const ledger = await newLedger();
    const right = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: right + off });
    onTestFinished(() => void vi.useRealTimers());
    const app = await runningApp({ ...ledger, SMTP_URL: mails.url, NOTICE_MAX_PER_HOUR: '3' });
    const database = openDatabase(ledger);
    const waiting = async () =>
      (await allEnquiries(database))
        .flatMap(({ deliveries }) => deliveries)
        .filter(({ state, isInDigest }) => state === 'queued' && !isInDigest);
    for (let posted = 0; posted < 12; posted += 1) {
      const visitor = { ...aContact, email: `visitor${posted}@example.com`, key: `${posted}` };
      await post(app, 'contact', visitor);
      await until('the mails to leave', async () => (await waiting()).length === 0);
    }
    expect(mails.to('sales@nokshi.example')).toHaveLength(3);
    const isRight = (time: string | null) =>
      time === null || Math.abs(Date.parse(time) - right) < 5 * minute;
    for (const { receivedAt, deliveries } of await allEnquiries(database)) {
      expect(receivedAt).toSatisfy(isRight);
      for (const { deliveredAt } of deliveries) expect(deliveredAt).toSatisfy(isRight);
    }
    expect(await operatorReadiness(ledger)()).toMatchObject({ oldestUndelivered: 0 });
    const written = await database.use(async (open) => [
      ...(await open.selectFrom('deliveries').select('queued_at as time').execute()),
      ...(await open.selectFrom('replied').select('replied_at as time').execute()),
      ...(await open.selectFrom('heartbeat').select('beat_at as time').execute()),
      ...(await open.selectFrom('jobs').select('ran_at as time').execute()),
    ]);
    for (const { time } of written) {
      if (time !== null) expect(Math.abs(time - right)).toBeLessThan(5 * minute);
    }
  });
});
