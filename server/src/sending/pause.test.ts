import { expect, it, onTestFinished } from 'vitest';
import { allEnquiries } from '../../test/all-enquiries.ts';
import { answered } from '../../test/answered.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { MailServer } from '../../test/mail-server.ts';
import { operatorReadiness } from '../../test/operator-readiness.ts';
import { aContact, aDemo, openDatabase, post, runningApp } from '../../test/running-app.ts';
import { ServerHere } from '../../test/server-here.ts';
import { testEnvironment } from '../../test/test-environment.ts';
import { until } from '../../test/until.ts';
import { readArguments } from '../command/arguments.ts';
import { hour } from '../durations.ts';
import type { Database } from '../ledger/database/database.ts';
import { Outbox } from '../ledger/deliveries/outbox.ts';

const start = Date.parse('2026-11-20T06:00:00.000Z');
const since = '2026-11-20T06:00:00.000Z';
/** The same on the company's clock, as people are told. */
const sinceInDhaka = '20 Nov 2026, 12:00:00';

/** Runs `npm run leads --` as it is typed. */
const leads = (database: Database, line: string, now = start): Promise<string> =>
  answered(readArguments(line.split(' '), now), {
    database,
    environment: testEnvironment({}),
    width: 100,
    now,
  });

async function newMailServer(): Promise<MailServer> {
  const mails = await MailServer.start();
  onTestFinished(() => mails.pause());
  return mails;
}

onBothDatabases('a pause of delivery', (newLedger) => {
  it('finishes what is in hand, keeps what comes in, and ends', async () => {
    const mails = await newMailServer();
    mails.mode = 'hang';
    const ledger = await newLedger();
    const variables = { ...ledger, SMTP_URL: mails.url };
    const app = await runningApp(variables);
    await post(app, 'contact', aContact);
    await until('both mails to be in hand', () => mails.held === 2);
    const database = openDatabase(ledger);
    await leads(database, 'pause');
    const { reference } = (await post(app, 'demo', aDemo)).json();
    mails.letGo();
    await until('what was in hand', () => mails.arrived.length === 2);
    // Waits for the round that began when the first ones were settled.
    await app.close();
    expect(mails.arrived).toHaveLength(2);
    const kept = (await allEnquiries(database)).find((one) => one.reference === reference);
    expect(kept?.deliveries).toMatchObject([
      { channel: 'notice', state: 'queued', attempts: 0 },
      { channel: 'reply', state: 'queued', attempts: 0 },
    ]);
    await runningApp(variables);
    await leads(database, 'resume');
    await until('the other mails', () => mails.arrived.length === 4);
    expect(mails.to('sales@nokshi.example')).toHaveLength(2);
    expect(mails.to(aDemo.email)).toHaveLength(1);
  });

  it('holds for every server of the ledger, and keeps no age from /readyz', async () => {
    const ledger = await newLedger();
    let time = start;
    const app = await runningApp(ledger, () => time);
    const [one, other] = [openDatabase(ledger), openDatabase(ledger)];
    await leads(one, 'pause');
    expect((await post(app, 'contact', aContact)).statusCode).toBe(201);
    const claim = (database: Database) =>
      new Outbox(database, 60, 60, 60).claim(['notice', 'reply'], 4, time);
    expect([await claim(one), await claim(other)]).toEqual([[], []]);
    time += 2 * hour;
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
    const readiness = operatorReadiness(ledger, () => time);
    expect(await readiness()).toMatchObject({ ready: false, oldestUndelivered: 120 });
    await leads(other, 'resume', time);
    expect(await claim(one)).toHaveLength(2);
  });

  it('is told by pause, resume and stats, however often it is asked for', async () => {
    const database = openDatabase(await newLedger());
    expect(await leads(database, 'resume')).toBe('Delivery is not paused.\n');
    expect(await leads(database, 'stats')).not.toContain('paused');
    expect(JSON.parse(await leads(database, 'stats --json'))).toMatchObject({ pausedSince: null });
    expect(await leads(database, 'pause')).toBe(
      `Delivery is paused since ${sinceInDhaka}; enquiries are kept meanwhile. resume lets it go on.\n`,
    );
    expect(await leads(database, 'pause', start + 1000)).toBe(
      `Delivery was paused already, since ${sinceInDhaka}; enquiries are kept meanwhile. resume lets it go on.\n`,
    );
    expect(JSON.parse(await leads(database, 'pause --json', start + 1000))).toEqual({
      pausedSince: since,
      wasPaused: true,
    });
    expect(await leads(database, 'stats')).toMatch(
      new RegExp(`^delivery +paused since ${sinceInDhaka}$`, 'm'),
    );
    expect(JSON.parse(await leads(database, 'stats --json'))).toMatchObject({ pausedSince: since });
    expect(await leads(database, 'resume')).toBe(
      `Delivery goes on; it was paused since ${sinceInDhaka}.\n`,
    );
    expect(JSON.parse(await leads(database, 'resume --json'))).toEqual({
      pausedSince: null,
      wasPaused: false,
    });
  });

  it('is logged when a server starts', async () => {
    const ledger = await newLedger();
    await leads(openDatabase(ledger), 'pause');
    const server = new ServerHere(ledger);
    await until('the warning', () => server.lines.some((line) => line.includes('delivery.paused')));
    const line = server.lines.find((one) => one.includes('delivery.paused')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ level: 40, event: 'delivery.paused', since });
  });
});
