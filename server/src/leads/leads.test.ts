import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { onBothDatabases } from '../../test/ledgers.ts';
import { MailServer } from '../../test/mail-server.ts';
import { aContact, aDemo, openDatabase, post, runningApp } from '../../test/running-app.ts';
import { testEnvironment } from '../../test/test-environment.ts';
import { until } from '../../test/until.ts';
import type { Database } from '../database/database.ts';
import { answer } from './answer.ts';
import { readArguments } from './arguments.ts';
import { csv } from './csv.ts';
import type { Lead } from './read.ts';
import { table } from './table.ts';

const spam = { ...aContact, email: 'spam@example.org', leave_empty: 'x' };

/** Runs a command line as `npm run leads --` does. */
const leads = (database: Database, ...line: string[]): Promise<string> => {
  const now = Date.now();
  return answer(readArguments(line, now), database, testEnvironment({}), 100, now);
};

const json = async <Value>(database: Database, ...line: string[]): Promise<Value> =>
  JSON.parse(await leads(database, ...line, '--json')) as Value;

onBothDatabases('leads', (newLedger) => {
  it('lists, filters, shows and counts', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const one = (await post(app, 'contact', aContact)).json().reference;
    const two = (await post(app, 'demo', { ...aDemo, page: '/products/POS' })).json().reference;
    const three = (await post(app, 'contact', spam)).json().reference;
    const database = openDatabase(ledger);

    const all = await json<Lead[]>(database, 'list', '--all');
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
      (await json<Lead[]>(database, 'list', ...line)).map(({ reference }) => reference);
    expect((await references()).sort()).toEqual([one, two].sort());
    expect(await references('--kind', 'demo')).toEqual([two]);
    expect(await references('--status', 'quarantined')).toEqual([three]);
    expect((await references('--status', 'queued')).sort()).toEqual([one, two].sort());
    expect(await references('--since', '2999-01-01', '--all')).toEqual([]);
    expect((await references('--since', '1h', '--all')).length).toBe(3);

    const text = await leads(database, 'list');
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
    expect(text).toContain(one);
    expect(await leads(database, 'show', one.toLowerCase())).toContain(
      'We are a school in Mirpur.',
    );
    await expect(leads(database, 'show', 'NK-2222-2222')).rejects.toThrow('There is no enquiry');
    expect(await json(database, 'stats')).toMatchObject({
      enquiries: 3,
      byKind: { contact: 2, demo: 1 },
      byStatus: { queued: 2, quarantined: 1, delivered: 0, parked: 0 },
    });
  });

  it('releases what was set aside, and resends', async () => {
    const mails = await MailServer.start();
    onTestFinished(() => mails.pause());
    const ledger = await newLedger();
    const app = await runningApp({ ...ledger, SMTP_URL: mails.url });
    const { reference } = (await post(app, 'contact', spam)).json();
    const database = openDatabase(ledger);
    await expect(leads(database, 'resend', reference)).rejects.toThrow('no enquiry');
    expect(await leads(database, 'release', reference)).toContain('notice, reply');
    await expect(leads(database, 'release', reference)).rejects.toThrow('in quarantine');
    await until('both mails', async () => {
      const [lead] = await json<Lead[]>(database, 'list', '--status', 'delivered');
      return mails.arrived.length === 2 && lead?.reference === reference;
    });
    expect(await json(database, 'resend', reference)).toEqual({ reference, queued: ['notice'] });
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
    const said = await leads(database, 'forget', 'forget.me@EXAMPLE.com');
    for (const reference of [one, two]) expect(said).toContain(reference);
    expect(said).toContain('Enquiries: 2. Deliveries: 4. Keys against repetition: 2.');
    await expect(leads(database, 'forget', person.email)).rejects.toThrow('nothing');
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
    expect(await leads(database, 'list', '--all')).toBe('No enquiries.\n');
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
    await leads(database, 'backup', file);
    await expect(leads(database, 'backup', file)).rejects.toThrow('exists already');
    const before = await leads(database, 'list', '--all', '--json');

    const other = await newLedger();
    const empty = openDatabase(other);
    expect(await leads(empty, 'restore', file)).toContain('13 enquiries');
    expect(await leads(empty, 'list', '--all', '--json')).toBe(before);
    expect(await leads(empty, 'restore', file)).toContain(' 0 enquiries');
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

const lead = (words: string): Lead => ({
  reference: 'NK-2345-6789',
  kind: 'contact',
  status: 'accepted',
  signals: [],
  receivedAt: '2026-11-20T08:00:00.000Z',
  name: words,
  company: words,
  email: words,
  phone: words,
  subject: words,
  message: words,
  software: words,
  consent: false,
  consentWording: words,
  page: words,
  referrer: words,
  campaign: words,
  deliveries: [],
});

/** The cells of a CSV file, read by the rules of RFC 4180. */
function cellsOf(text: string): string[][] {
  const rows = text.slice(1).match(/(?:"(?:[^"]|"")*"(?:,|\r\n))+?(?<=\r\n)/g) ?? [];
  return rows.map((row) =>
    (row.match(/"(?:[^"]|"")*"/g) ?? []).map((cell) => cell.slice(1, -1).replaceAll('""', '"')),
  );
}

describe('CSV', { timeout: 60_000 }, () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc
      .tuple(
        fc.constantFrom('', ' ', '\t', '\r', '\n', '\u200b', '"', ';', ','),
        fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '|', '%', 'a'),
        fc.constantFrom("cmd|' /C calc'!A0", 'HYPERLINK("http://x","y")', '1+1', '\r\n=1', '","=1'),
      )
      .map((parts) => parts.join('')),
  );

  it('holds every word, and no cell that a spreadsheet calculates', () => {
    fc.assert(
      fc.property(nasty, (words) => {
        const [heading, row] = cellsOf(csv([lead(words)]));
        expect(heading).toHaveLength(17);
        expect(row).toHaveLength(17);
        const cell = row?.[4] ?? '';
        expect([words, `'${words}`]).toContain(cell);
        expect(cell).not.toMatch(/^[\s\u200b\ufeff]*[=+\-@＝＋－＠|%]/u);
      }),
      { numRuns: 1000 },
    );
    expect(csv([])).toMatch(/^\ufeff"reference","kind","status","receivedAt",/);
    expect(cellsOf(csv([lead('+880 1700-000000')]))[1]?.[7]).toBe("'+880 1700-000000");
  });
});

describe('tables', { timeout: 60_000 }, () => {
  it('fit the terminal whatever was written, without control characters', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { minLength: 3, maxLength: 3 }),
        fc.integer({ min: 40, max: 120 }),
        (cells, width) => {
          const text = table(
            [
              ['Reference', 'b', 'c', 'd'],
              ['NK-2345-6789', ...cells],
            ],
            width,
          );
          const rows = text.split('\n');
          expect(rows).toHaveLength(2);
          expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
          expect(rows[1]).toContain('NK-2345-6789');
          const graphemes = [...new Intl.Segmenter('en').segment(rows[1] ?? '')];
          expect(graphemes.length).toBeLessThanOrEqual(width);
        },
      ),
    );
  });
});

describe('the command line', { timeout: 60_000 }, () => {
  it.each([
    [['lst'], '"lst" is no command; say one of list, show'],
    [['list', '--kind', 'fax'], '--kind is "fax"; it should be contact, demo.'],
    [['list', '--status', 'lost'], '--status is "lost"; it should be queued, delivered'],
    [['list', '--since', 'yesterday'], '--since is "yesterday"; it should be a date'],
    [['list', 'NK-2345-6789'], '"NK-2345-6789" is too much for list.'],
    [['show'], 'show needs a reference.'],
    [['forget'], 'forget needs an email address or a reference.'],
    [['export', '--format', 'xls'], '--format is "xls"; it should be csv, json.'],
    [['list', '--everything'], '--everything'],
  ])('says what would be right instead of %j', (line, sentence) => {
    expect(() => readArguments(line, 0)).toThrow(sentence);
  });
});
