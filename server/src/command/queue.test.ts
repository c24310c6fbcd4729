import { expect, it, onTestFinished } from 'vitest';
import { answered } from '../../test/answered.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { MailServer } from '../../test/mail-server.ts';
import { aContact, aDemo, openDatabase, post, runningApp } from '../../test/running-app.ts';
import { testEnvironment } from '../../test/test-environment.ts';
import { until } from '../../test/until.ts';
import { minute } from '../durations.ts';
import type { Database } from '../ledger/database/database.ts';
import { pause, resume } from '../ledger/deliveries/pause.ts';
import type { WaitingPage } from '../ledger/reading/waiting.ts';
import { readArguments } from './arguments.ts';

const start = Date.parse('2026-11-20T06:00:00.000Z');

/** Runs `leads -- queue` as it is typed. */
const queue = (database: Database, ...line: string[]): Promise<string> =>
  answered(readArguments(['queue', ...line], start), {
    database,
    environment: testEnvironment({}),
    width: 120,
    now: start,
  });

const json = async (database: Database, ...line: string[]): Promise<WaitingPage> =>
  JSON.parse(await queue(database, ...line, '--json')) as WaitingPage;

onBothDatabases('the queue', (newLedger) => {
  it('is empty when nothing waits', async () => {
    const database = openDatabase(await newLedger());
    expect(await queue(database)).toBe(`Nothing waits in ${database.name}.\n`);
    expect(await json(database)).toEqual({ groups: [], deliveries: [] });
  });

  it('says so while delivery is paused', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger, () => start);
    const database = openDatabase(ledger);
    const paused = 'Delivery is paused since 20 Nov 2026, 12:00:00; resume lets it go on.\n';
    await database.use((open) => pause(open, start));
    expect(await queue(database)).toBe(`Nothing waits in ${database.name}.\n${paused}`);
    await post(app, 'contact', aContact);
    expect((await queue(database)).endsWith(paused)).toBe(true);
    await database.use(resume);
    expect(await queue(database)).not.toContain('paused');
  });

  it('shows what was never tried as for all of MAIL_TO', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger, () => start);
    const { reference } = (await post(app, 'contact', aContact)).json();
    const database = openDatabase(ledger);
    const waits = { reference, recipient: '', state: 'queued', attempts: 0, lastError: null };
    const nextAt = '2026-11-20T06:00:00.000Z';
    expect(await json(database)).toEqual({
      groups: [
        { channel: 'notice', recipient: '', queued: 1, parked: 0 },
        { channel: 'reply', recipient: '', queued: 1, parked: 0 },
      ],
      deliveries: [
        { ...waits, channel: 'notice', nextAt },
        { ...waits, channel: 'reply', nextAt },
      ],
    });
    const text = await queue(database);
    expect(text).toMatch(/NK-\S+ +notice +all of MAIL_TO +queued +0 +20 Nov, 12:00/);
    expect(text).toMatch(/NK-\S+ +reply +the visitor +queued/);
    expect(text).toMatch(/^notice +all of MAIL_TO +1 +0$/m);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
  });

  it('names each recipient, the reason of the last failure and the next attempt', async () => {
    const mails = await MailServer.start();
    onTestFinished(() => mails.pause());
    mails.mode = 'refuse';
    const ledger = await newLedger();
    let time = start;
    const variables = { ...ledger, MAIL_TO: 'a@nokshi.example, b@nokshi.example' };
    const app = await runningApp({ ...variables, SMTP_URL: mails.url }, () => time);
    const demo = { company: 'Padma Traders', phone: '+880 1700-000009' };
    const one = (await post(app, 'demo', demo)).json().reference;
    const database = openDatabase(ledger);
    const tried = (count: number) => async () => {
      const { deliveries } = await json(database);
      return deliveries.length === count && deliveries.every(({ attempts }) => attempts === 1);
    };
    await until('both failures', tried(2));
    // Tried next after the first one's.
    time += minute / 3;
    const two = (await post(app, 'demo', { ...aDemo, email: '' })).json().reference;
    await until('all failures', tried(4));
    const { groups, deliveries } = await json(database);
    expect(groups).toEqual([
      { channel: 'notice', recipient: 'a@nokshi.example', queued: 2, parked: 0 },
      { channel: 'notice', recipient: 'b@nokshi.example', queued: 2, parked: 0 },
    ]);
    const times = deliveries.map(({ nextAt }) => nextAt ?? '');
    expect(times).toEqual([...times].sort());
    expect(Date.parse(times[0] ?? '')).toBeGreaterThan(start);
    expect(new Set(deliveries.map(({ reference }) => reference))).toEqual(new Set([one, two]));
    expect(new Set(deliveries.map(({ lastError }) => lastError?.slice(0, 4)))).toHaveLength(1);
    expect(deliveries[0]?.lastError).toBeTruthy();
    expect(await queue(database)).toContain(deliveries[0]?.lastError?.slice(0, 8));
  });

  it('shows what was parked last, narrows as list does, and at most 20', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger, () => start);
    const parked = (await post(app, 'demo', { ...aDemo, email: '' })).json().reference;
    const database = openDatabase(ledger);
    await database.use((open) =>
      open.updateTable('deliveries').set({ state: 'parked', last_error: '550 no' }).execute(),
    );
    for (let index = 0; index < 12; index += 1) {
      await post(app, 'contact', { ...aContact, email: `v${index}@example.com` });
    }
    const all = await json(database, '--all');
    expect(all.deliveries).toHaveLength(25);
    expect(all.deliveries.at(-1)).toMatchObject({
      reference: parked,
      state: 'parked',
      nextAt: null,
    });
    expect(all.groups[0]).toEqual({ channel: 'notice', recipient: '', queued: 12, parked: 1 });
    const some = await json(database);
    expect(some).toEqual({ ...all, deliveries: all.deliveries.slice(0, 20) });
    expect(await queue(database)).toContain('… and 5 more: --all shows them.');
    expect(await queue(database)).toContain('is not tried again: resend --parked does that.');
    expect(await queue(database, '--all')).not.toContain('more:');
    const demos = await json(database, '--kind', 'demo');
    expect(demos.deliveries.map(({ reference }) => reference)).toEqual([parked]);
    expect(demos.groups).toEqual([{ channel: 'notice', recipient: '', queued: 0, parked: 1 }]);
    expect(await queue(database, '--since', '2999-01-01')).toBe(
      `Nothing waits in ${database.name}.\n`,
    );
  });
});
