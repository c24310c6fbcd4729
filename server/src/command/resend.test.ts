import type { Channel } from '@nokshi/contract/vocabulary.ts';
import { expect, it, onTestFinished } from 'vitest';
import { answered } from '../../test/answered.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { MailServer } from '../../test/mail-server.ts';
import { aContact, aDemo, openDatabase, post, runningApp } from '../../test/running-app.ts';
import { testEnvironment } from '../../test/test-environment.ts';
import { until } from '../../test/until.ts';
import { hour } from '../durations.ts';
import type { Database } from '../ledger/database/database.ts';
import { readArguments } from './arguments.ts';

const start = Date.parse('2026-11-20T06:00:00.000Z');

/** Runs `leads -- resend` as it is typed. */
const resend = (database: Database, line: string, now = start): Promise<string> =>
  answered(readArguments(['resend', ...line.split(' ')], now), {
    database,
    environment: testEnvironment({}),
    width: 100,
    now,
  });

/** Which deliveries of an enquiry are queued. */
const queued = (database: Database, reference: string): Promise<Channel[]> =>
  database.use(async (ledger) => {
    const rows = await ledger
      .selectFrom('deliveries')
      .select('channel')
      .where('reference', '=', reference)
      .where('state', '=', 'queued')
      .orderBy('channel')
      .execute();
    return rows.map(({ channel }) => channel);
  });

const settle = (database: Database, state: 'parked' | 'delivered') =>
  database.use((ledger) => ledger.updateTable('deliveries').set({ state }).execute());

onBothDatabases('resend', (newLedger) => {
  it('sends by that channel alone what was parked or has arrived', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger, () => start);
    const { reference } = (await post(app, 'contact', aContact)).json();
    const database = openDatabase(ledger);
    await settle(database, 'parked');
    expect(await resend(database, `${reference} --channel notice`)).toBe(
      `${reference}: queued again: notice.\n`,
    );
    expect(await queued(database, reference)).toEqual(['notice']);
    expect(await resend(database, `${reference} --channel reply`)).toContain('again: reply');
    expect(await queued(database, reference)).toEqual(['notice', 'reply']);
    await settle(database, 'delivered');
    expect(JSON.parse(await resend(database, `${reference} --channel notice --json`))).toEqual({
      reference,
      queued: ['notice'],
      late: 0,
    });
    expect(await queued(database, reference)).toEqual(['notice']);
  });

  it('names a channel that the enquiry has none of, and what would be right', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger, () => start);
    const { reference } = (await post(app, 'contact', aContact)).json();
    const other = (await post(app, 'demo', { ...aDemo, email: '' })).json().reference;
    const database = openDatabase(ledger);
    await expect(resend(database, `${reference} --channel webhook`)).rejects.toThrow(
      `${reference} has nothing for webhook; it has notice, reply.`,
    );
    await expect(resend(database, `${other} --channel reply`)).rejects.toThrow(
      `${other} has nothing for reply; it has notice.`,
    );
    await expect(resend(database, 'NK-2222-2222 --channel notice')).rejects.toThrow(
      'There is no enquiry NK-2222-2222 in',
    );
  });

  it('says why no automatic reply leaves, and queues none', async () => {
    const ledger = await newLedger();
    const mails = await MailServer.start();
    onTestFinished(() => mails.pause());
    let time = start;
    const app = await runningApp({ ...ledger, SMTP_URL: mails.url }, () => time);
    const first = (await post(app, 'contact', aContact)).json().reference;
    await until('both mails', () => mails.arrived.length === 2);
    time += hour;
    const second = (await post(app, 'contact', { ...aContact, subject: 'More' })).json().reference;
    await until('the second notice', () => mails.to('sales@nokshi.example').length === 2);
    const database = openDatabase(ledger);
    await until(
      'all to be settled',
      async () =>
        (await Promise.all([queued(database, first), queued(database, second)])).flat().length ===
        0,
    );
    const reply = (reference: string, now: number) =>
      resend(database, `${reference} --channel reply`, now);
    await expect(reply(first, time)).rejects.toThrow(
      `No automatic reply leaves for ${first}: it has left already.`,
    );
    await expect(reply(second, time)).rejects.toThrow(
      `No automatic reply leaves for ${second}: the mailbox had a reply within a day.`,
    );
    await expect(reply(second, time + 25 * hour)).rejects.toThrow(
      `No automatic reply leaves for ${second}: more than a day after the enquiry.`,
    );
    expect(await queued(database, second)).toEqual([]);
    // The first one's day is over, the second one's is not.
    time = start + 24.5 * hour;
    expect(await reply(second, time)).toContain('again: reply');
    await until('the reply', () => mails.to(aContact.email).length === 2);
    expect(mails.to('sales@nokshi.example')).toHaveLength(2);
  });

  it('with --parked sends again what was parked for that channel, and tells of late replies', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger, () => start);
    const { reference } = (await post(app, 'contact', aContact)).json();
    const database = openDatabase(ledger);
    await settle(database, 'parked');
    const parked = (channel: string, now = start) =>
      resend(database, `--parked --channel ${channel}`, now);
    expect(await parked('notice')).toBe('Queued again: 1 deliveries.\n');
    expect(await parked('notice')).toBe('Queued again: 0 deliveries.\n');
    expect(await queued(database, reference)).toEqual(['notice']);
    expect(await parked('reply', start + 25 * hour)).toBe(
      'Queued again: 0 deliveries. Automatic replies that stay, more than a day after the enquiry: 1.\n',
    );
    expect(await queued(database, reference)).toEqual(['notice']);
    expect(await parked('reply')).toBe('Queued again: 1 deliveries.\n');
    expect(await queued(database, reference)).toEqual(['notice', 'reply']);
  });

  it.each(['REF', '--parked'])('without a channel, %s queues no late reply', async (what) => {
    const ledger = await newLedger();
    const app = await runningApp(ledger, () => start);
    const { reference } = (await post(app, 'contact', aContact)).json();
    const database = openDatabase(ledger);
    await settle(database, 'parked');
    const line = what.replace('REF', reference);
    const dayLater = start + 25 * hour;
    expect(await resend(database, line, dayLater)).toContain(
      ' Automatic replies that stay, more than a day after the enquiry: 1.',
    );
    expect(await queued(database, reference)).toEqual(['notice']);
    const delivered = { state: 'delivered' as const };
    await database.use((open) =>
      open.updateTable('deliveries').set(delivered).where('channel', '=', 'notice').execute(),
    );
    expect(JSON.parse(await resend(database, `${line} --json`, dayLater))).toMatchObject({
      queued: what === 'REF' ? [] : 0,
      late: 1,
    });
    expect(await queued(database, reference)).toEqual([]);
    expect(await resend(database, line)).toMatch(/again: (reply|1 deliveries)\.\n/);
  });
});
