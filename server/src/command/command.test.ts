import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { answered } from '../../test/answered.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { MailServer } from '../../test/mail-server.ts';
import { aContact, aDemo, openDatabase, post, runningApp } from '../../test/running-app.ts';
import { testEnvironment } from '../../test/test-environment.ts';
import { until } from '../../test/until.ts';
import type { Database } from '../ledger/database/database.ts';
import type { EnquiryWithDeliveries } from '../ledger/enquiries/read.ts';
import { readArguments } from './arguments.ts';

const spam = { ...aContact, email: 'spam@example.org', leave_empty: 'x' };

/** Runs a command line as `npm run leads --` does. */
const run = (database: Database, ...line: string[]): Promise<string> => {
  const now = Date.now();
  const environment = testEnvironment({});
  return answered(readArguments(line, now), { database, environment, width: 100, now });
};

const json = async <Value>(database: Database, ...line: string[]): Promise<Value> =>
  JSON.parse(await run(database, ...line, '--json')) as Value;

onBothDatabases('the command for enquiries', (newLedger) => {
  it('lists, filters, shows and counts', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const one = (await post(app, 'contact', aContact)).json().reference;
    const two = (await post(app, 'demo', { ...aDemo, page: '/products/POS' })).json().reference;
    const three = (await post(app, 'contact', spam)).json().reference;
    const database = openDatabase(ledger);

    const all = await json<EnquiryWithDeliveries[]>(database, 'list', '--all');
    expect(all.map(({ reference }) => reference).sort()).toEqual([one, two, three].sort());
    expect(all.find(({ reference }) => reference === two)).toMatchObject({
      ...aDemo,
      kind: 'demo',
      consent: true,
      page: '/products/POS',
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      deliveries: [
        { channel: 'notice', state: 'queued' },
        { channel: 'reply', state: 'queued' },
      ],
    });
    const references = async (...line: string[]) =>
      (await json<EnquiryWithDeliveries[]>(database, 'list', ...line)).map(
        ({ reference }) => reference,
      );
    expect((await references()).sort()).toEqual([one, two].sort());
    expect(await references('--kind', 'demo')).toEqual([two]);
    expect(await references('--state', 'set-aside')).toEqual([three]);
    expect((await references('--state', 'queued')).sort()).toEqual([one, two].sort());
    expect(await references('--since', '2999-01-01', '--all')).toEqual([]);
    expect((await references('--since', '1h', '--all')).length).toBe(3);

    const text = await run(database, 'list');
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
    expect(text).toContain(one);
    await until('the search to find who is set aside', async () =>
      (await references('--search', 'spam@example.org')).includes(three),
    );
    expect(await references('--search', 'spam@example.org', '--kind', 'demo')).toEqual([]);
    expect(await run(database, 'list', '--search', 'nobody')).toContain('No such enquiries in ');
    expect(await run(database, 'show', one.toLowerCase())).toContain('We are a school in Mirpur.');
    const turned = { ...aContact, message: 'We \u202epay\u202c\u061c at once.\n\u2067Soon.' };
    const four = (await post(app, 'contact', { ...turned, leave_empty: 'x' })).json().reference;
    expect(await run(database, 'show', four)).toContain('\nWe pay at once.\nSoon.\n');
    await run(database, 'forget', four);
    await expect(run(database, 'show', 'NK-2222-2222')).rejects.toThrow('There is no enquiry');
    expect(await json(database, 'stats')).toMatchObject({
      enquiries: 3,
      byKind: { contact: 2, demo: 1 },
      byState: { queued: 2, 'set-aside': 1, delivered: 0, parked: 0 },
    });
  });

  it('tells times by the clock of the company', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger, () => Date.parse('2026-11-22T20:14:21Z'));
    const { reference } = (await post(app, 'contact', aContact)).json();
    const database = openDatabase(ledger);
    const received = '23 Nov 2026, 02:14:21';
    expect(await run(database, 'show', reference)).toMatch(
      new RegExp(`^receivedAt +${received}$`, 'm'),
    );
    expect(await run(database, 'stats')).toMatch(
      new RegExp(`^oldest undelivered +${received}$`, 'm'),
    );
    expect(await run(database, 'list')).toContain('23 Nov, 02:14');
  });

  it('releases what was set aside, and resends', async () => {
    const mails = await MailServer.start();
    onTestFinished(() => mails.pause());
    const ledger = await newLedger();
    const app = await runningApp({ ...ledger, SMTP_URL: mails.url });
    const { reference } = (await post(app, 'contact', spam)).json();
    const database = openDatabase(ledger);
    await expect(run(database, 'resend', reference)).rejects.toThrow(
      `${reference} is set aside: release delivers it.`,
    );
    expect(await run(database, 'release', reference)).toContain('notice, reply');
    await expect(run(database, 'release', reference)).rejects.toThrow(
      `${reference} is not set aside.`,
    );
    await until('both mails', async () => {
      const [enquiry] = await json<EnquiryWithDeliveries[]>(
        database,
        'list',
        '--state',
        'delivered',
      );
      return mails.arrived.length === 2 && enquiry?.reference === reference;
    });
    expect(await json(database, 'resend', reference)).toEqual({
      reference,
      queued: ['notice'],
      late: 0,
    });
    await until('the notice again', () => mails.to('sales@nokshi.example').length === 2);
    const ids = mails.to('sales@nokshi.example').map(({ mail }) => mail.messageId);
    expect(new Set(ids).size).toBe(1);
    expect(mails.to(spam.email)).toHaveLength(1);
  });

  it('forgets a person without a trace, and nobody else', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const trace = 'UnforgettableWords';
    const person = { ...aContact, email: 'Forget.Me@example.com', message: trace.repeat(200) };
    const one = (await post(app, 'contact', { ...person, key: 'a' })).json().reference;
    const two = (await post(app, 'contact', { ...person, key: 'b' })).json().reference;
    const other = (await post(app, 'contact', aContact)).json().reference;
    const database = openDatabase(ledger);
    const output = await run(database, 'forget', 'forget.me@EXAMPLE.com');
    for (const reference of [one, two]) expect(output).toContain(reference);
    expect(output).toContain('Enquiries: 2. Deliveries: 4. Keys against repetition: 2.');
    await expect(run(database, 'forget', person.email)).rejects.toThrow('nothing');
    for (const name of ['enquiries', 'deliveries', 'intents']) {
      const { rows } = await database.use((open) =>
        sql<{ reference: string }>`select reference from ${sql.table(name)}`.execute(open),
      );
      expect(new Set(rows.map(({ reference }) => reference))).toEqual(new Set([other]));
    }
    // Not in the file either, nor in its write-ahead log.
    for (const file of ['enquiries.sqlite', 'enquiries.sqlite-wal']) {
      const path = join(ledger['DATA_DIR'] ?? '', file);
      if (ledger['DATA_DIR'] && existsSync(path)) {
        expect(readFileSync(path).includes(trace)).toBe(false);
        expect(readFileSync(path).includes('Forget.Me')).toBe(false);
      }
    }
    expect(await json(database, 'forget', other)).toMatchObject({ references: [other] });
    expect(await run(database, 'list', '--all')).toBe(`No enquiries in ${database.name}.\n`);
    expect(await run(database, 'list', '--all', '--kind', 'demo')).toBe(
      `No such enquiries in ${database.name}.\n`,
    );
  });

  it('backs up while the server runs, and restores into an empty ledger', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'backup-'));
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
    const file = join(directory, 'backup.sqlite');
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const references: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      const body = { ...aContact, message: `Number ${index}`, key: `key-${index}` };
      references.push((await post(app, 'contact', body)).json().reference);
    }
    await post(app, 'contact', spam);
    const database = openDatabase(ledger);
    await run(database, 'pause');
    await run(database, 'backup', file);
    await expect(run(database, 'backup', file)).rejects.toThrow('exists already');
    const before = await run(database, 'list', '--all', '--json');

    const other = await newLedger();
    const empty = openDatabase(other);
    const output = await run(empty, 'restore', file);
    expect(output).toMatch(/13 enquiries\. Delivery is paused since \d\d \w+ \d{4}, /);
    expect(await run(empty, 'list', '--all', '--json')).toBe(before);
    expect(await run(empty, 'restore', file)).toContain(' 0 enquiries');
    // A retry of what was sent before the loss is still the same enquiry.
    const restored = await runningApp(other);
    const again = await post(restored, 'contact', {
      ...aContact,
      message: 'Number 3',
      key: 'key-3',
    });
    expect([again.statusCode, again.json().reference]).toEqual([200, references[3]]);
  });
});
