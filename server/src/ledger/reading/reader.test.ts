import { EventEmitter } from 'node:events';
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { firstRound } from '../../../test/first-round.ts';
import { onBothDatabases } from '../../../test/ledgers.ts';
import { copyEnquiry, fillLedger } from '../../../test/many-enquiries.ts';
import { newDirectory } from '../../../test/new-directory.ts';
import { plansOf, scans, sorts } from '../../../test/plans.ts';
import { ReaderHere } from '../../../test/reader-here.ts';
import { aContact, aDemo, openDatabase, post, runningApp } from '../../../test/running-app.ts';
import { silent, testEnvironment } from '../../../test/test-environment.ts';
import { until } from '../../../test/until.ts';
import type { Database } from '../database/database.ts';
import { DatabaseUnavailable } from '../database/failure.ts';
import { readingPostgresDialect } from '../database/postgres.ts';
import { readOnlySqliteDialect } from '../database/sqlite.ts';
import { everything, type Filter } from '../enquiries/filter.ts';
import type { Position } from '../enquiries/list.ts';
import { removeEnquiries } from '../enquiries/remove.ts';
import type { Schema } from '../schema.ts';
import { isIndexBehind } from '../search/search-index.ts';
import { questions } from './questions.ts';
import { Reader } from './reader.ts';
import { type ReaderThread, SqliteSource } from './sqlite-source.ts';
import { Upkeep } from './upkeep.ts';

/** A reader of a ledger that is open already. */
function readerOf(database: Database, ledger: Record<string, string>): Reader {
  const reader = new Reader(database, testEnvironment(ledger));
  onTestFinished(() => reader.close());
  return reader;
}

/** Each filter alone, and the values that none of a filled ledger has. */
const filters: Partial<Filter>[] = [
  {},
  { state: 'accepted' },
  { state: 'set-aside' },
  { state: 'queued' },
  { state: 'parked' },
  { state: 'delivered' },
  { kind: 'contact' },
  { kind: 'demo' },
  { since: 1767225600000 + 5000 * 60_000 },
  { since: 1767225600000, until: 1767225600000 + 60_000_000 },
  { language: 'bn' },
  { page: '/products/ERP' },
  { campaign: 'eid' },
  { kind: 'demo', state: 'queued' },
];

onBothDatabases('reading a ledger', (newLedger, kind) => {
  it('asks nothing that scans a table or sorts', async () => {
    const database = openDatabase(await newLedger());
    // PostgreSQL puts half as many in order faster than an index brings them.
    await fillLedger(database, kind === 'postgres' ? 30_000 : 6000);
    await database.useForLong((ledger) =>
      sql`update enquiries set read_at = 1 where reference <> 'NK-7'`.execute(ledger),
    );
    await database.use(async (ledger) => {
      await sql`insert into desk_log (id, done_at, author, action, reference)
        select reference, received_at, 'Rahim', 'noted', reference from enquiries`.execute(ledger);
      await sql`analyze`.execute(ledger);
      const plans = await plansOf(ledger, kind, async (recording) => {
        for (const filter of filters) {
          const listing = { filter: { ...everything, ...filter }, most: 20 };
          const { next } = await questions.enquiries(recording, { ...listing, after: undefined });
          if (next) await questions.enquiries(recording, { ...listing, after: next });
        }
        await questions.enquiry(recording, 'NK-500');
        expect(await questions.unread(recording, Date.now())).toEqual({ number: 1, orMore: false });
        const hour = 60 * 60_000;
        const time = 1767225600000 + 5000 * 60_000;
        await questions.morning(recording, { since: time - hour, time, until: time + hour });
        const deeds = { user: undefined, actions: undefined, since: undefined, until: undefined };
        const log = { ...deeds, reference: undefined, after: undefined, most: 20 };
        await questions.log(recording, log);
        const waiting = { filter: everything, most: 20 };
        const { next } = await questions.waiting(recording, { ...waiting, after: undefined });
        await questions.waiting(recording, { ...waiting, after: next });
      });
      expect(plans.length).toBeGreaterThan(2 * filters.length);
      const dear = plans.filter(({ sql: text, plan }) => {
        // A handful of counts is added up.
        if (text.includes('_counts')) return false;
        // A page's deliveries are put in the order of their channels.
        const isOfPage = text.includes('from "deliveries" where "reference" in');
        if (text.includes('"read_at" is null')) expect(plan).toContain('enquiries_unread');
        return scans(plan) || (sorts(plan) && !isOfPage);
      });
      expect(dear).toEqual([]);
    });
  });

  it('brings each enquiry once, page by page, while others arrive and one is forgotten', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const sent = await post(app, 'contact', aContact);
    expect(sent.statusCode, sent.body).toBe(201);
    const { reference } = sent.json();
    const database = openDatabase(ledger);
    await firstRound(database);
    const reader = readerOf(database, ledger);
    await database.use(async (open) => {
      // Many at the same moment, so that their references alone tell them apart.
      await copyEnquiry(open, reference, 'NK-A', 40, { received_at: 1000 });
      await copyEnquiry(open, reference, 'NK-B', 5, { received_at: 2000 });
    });
    await until('all to be found', async () => {
      await reader.index(20);
      return !(await database.use(isIndexBehind));
    });
    for (const search of [undefined, [[['school']]]]) {
      const filter = { ...everything, until: 5000, search };
      const seen: string[] = [];
      let after: Position | undefined;
      let round = 0;
      do {
        const page = await reader.ask('enquiries', { filter, after, most: 7 });
        expect(page.more).toBe(page.next !== undefined);
        seen.push(...page.enquiries.map((one) => one.reference));
        after = page.next;
        round += 1;
        await database.use(async (open) => {
          await copyEnquiry(open, reference, `NK-C${round}-${search ? 's' : 't'}`, 1, {
            received_at: 3000,
          });
          const last = seen.at(-1);
          if (round === 2 && last) {
            await open.transaction().execute((one) => removeEnquiries(one, [last]));
          }
        });
      } while (after);
      const expected = search ? 44 : 45;
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((one) => /^NK-[AB]/.test(one))).toHaveLength(expected);
      expect(seen.slice(0, 5).every((one) => one.startsWith('NK-B') || search)).toBe(true);
    }
  });

  it('counts what every change of the ledger makes of it', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const database = openDatabase(ledger);
    const reader = readerOf(database, ledger);
    const { reference } = (await post(app, 'contact', aContact)).json();
    const other = (await post(app, 'demo', { ...aDemo, page: '/bn/book-a-demo' })).json().reference;
    await post(app, 'contact', { ...aContact, key: 'spam', leave_empty: 'x' });
    const counts = async () =>
      Object.fromEntries(
        (await reader.ask('enquiryCounts', undefined))
          .filter(({ number }) => number !== 0)
          .map(({ kind: form, state, number }) => [`${form} ${state}`, number]),
      );
    expect(await counts()).toEqual({
      'contact queued': 1,
      'contact set-aside': 1,
      'demo queued': 1,
    });
    const set = (state: 'delivered' | 'parked', channel: 'notice' | 'reply') =>
      database.use((open) =>
        open
          .updateTable('deliveries')
          .set({ state })
          .where('reference', '=', reference)
          .where('channel', '=', channel)
          .execute(),
      );
    const listed = async (filter: Partial<Filter>) => {
      const asked = { filter: { ...everything, ...filter }, after: undefined, most: 20 };
      return (await reader.ask('enquiries', asked)).enquiries.map((one) => one.reference);
    };
    await set('delivered', 'notice');
    expect(await counts()).toMatchObject({ 'contact queued': 1 });
    await set('parked', 'reply');
    expect(await counts()).toMatchObject({ 'contact parked': 1 });
    expect(await listed({ state: 'parked' })).toEqual([reference]);
    await set('delivered', 'reply');
    expect(await counts()).toMatchObject({ 'contact delivered': 1 });
    expect(await listed({ state: 'delivered' })).toEqual([reference]);
    expect(await listed({ language: 'bn' })).toEqual([other]);
    expect(await listed({ state: 'accepted', kind: 'demo' })).toEqual([other]);
    await database.use((open) =>
      open.transaction().execute((one) => removeEnquiries(one, [reference, other])),
    );
    expect(await counts()).toEqual({ 'contact set-aside': 1 });
    const deliveries = await reader.ask('deliveryCounts', undefined);
    expect(deliveries.filter(({ number }) => number !== 0)).toEqual([]);
  });

  it('sees what two transactions settle at once', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const database = openDatabase(ledger);
    const reader = readerOf(database, ledger);
    const references: string[] = [];
    for (let index = 0; index < 20; index += 1) {
      const answer = await post(app, 'contact', { ...aContact, key: `key ${index}` });
      references.push(answer.json().reference);
    }
    const settle = (channel: 'notice' | 'reply', reference: string) =>
      database.use((open) =>
        open
          .updateTable('deliveries')
          .set({ state: 'delivered' })
          .where('reference', '=', reference)
          .where('channel', '=', channel)
          .execute(),
      );
    await Promise.all(
      references.flatMap((reference) => [settle('notice', reference), settle('reply', reference)]),
    );
    const filter = { ...everything, state: 'delivered' as const };
    const { enquiries } = await reader.ask('enquiries', { filter, after: undefined, most: 50 });
    expect(enquiries).toHaveLength(20);
  });

  it('can write nothing', async () => {
    const ledger = await newLedger();
    const database = openDatabase(ledger);
    await database.use((open) => sql`select 1`.execute(open));
    const { DATA_DIR = '', DATABASE_URL = '' } = ledger;
    const reading = new Kysely<Schema>({
      dialect:
        kind === 'sqlite'
          ? readOnlySqliteDialect(join(DATA_DIR, 'enquiries.sqlite'))
          : readingPostgresDialect(DATABASE_URL, () => {}),
    });
    onTestFinished(() => reading.destroy());
    await expect(reading.deleteFrom('enquiries').execute()).rejects.toThrow(/read-?only/);
  });

  it('answers the same for any page size (property)', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const { reference } = (await post(app, 'contact', aContact)).json();
    const database = openDatabase(ledger);
    await firstRound(database);
    const reader = readerOf(database, ledger);
    await database.use(async (open) => {
      for (const time of [1, 2, 3]) {
        await copyEnquiry(open, reference, `NK-${time}-`, 9, { received_at: time });
      }
    });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 30 }), async (most) => {
        const seen: string[] = [];
        let after: Position | undefined;
        do {
          const page = await reader.ask('enquiries', { filter: everything, after, most });
          seen.push(...page.enquiries.map((one) => one.reference));
          after = page.next;
        } while (after);
        expect(seen).toHaveLength(28);
        expect(new Set(seen).size).toBe(28);
      }),
      { numRuns: 10 },
    );
  });
});

it('refuses to read a ledger that was moved, and reads it when it is back', async () => {
  const directory = newDirectory();
  const elsewhere = join(newDirectory(), 'elsewhere');
  const ledger = { DATA_DIR: directory };
  const app = await runningApp(ledger);
  await post(app, 'contact', aContact);
  const database = openDatabase(ledger);
  const reader = readerOf(database, ledger);
  const asked = { filter: everything, after: undefined, most: 1 };
  expect((await reader.ask('enquiries', asked)).enquiries).toHaveLength(1);
  renameSync(directory, elsewhere);
  await expect(reader.ask('enquiries', asked)).rejects.toThrow('are gone');
  mkdirSync(directory);
  await expect(reader.ask('enquiries', asked)).rejects.toThrow('are gone');
  renameSync(elsewhere, directory);
  expect((await reader.ask('enquiries', asked)).enquiries).toHaveLength(1);
});

it('refuses what no thread can be asked, and answers the next one', async () => {
  const directory = newDirectory();
  const app = await runningApp({ DATA_DIR: directory });
  const { reference } = (await post(app, 'contact', aContact)).json();
  const thread = new SqliteSource(join(directory, 'enquiries.sqlite'));
  onTestFinished(() => thread.close());
  expect(await thread.ask('enquiry', reference)).toMatchObject({ reference });
  const unclonable = thread.ask('enquiry', (() => reference) as unknown as string);
  const next = thread.ask('enquiry', reference);
  await expect(unclonable).rejects.toThrow('could not be cloned');
  expect(await next).toMatchObject({ reference });
});

it('begins another thread when one has ended', async () => {
  const directory = newDirectory();
  const thread = new SqliteSource(join(directory, 'enquiries.sqlite'));
  onTestFinished(() => thread.close());
  await expect(thread.ask('enquiry', 'NK-1')).rejects.toThrow('has ended');
  const app = await runningApp({ DATA_DIR: directory });
  const { reference } = (await post(app, 'contact', aContact)).json();
  expect(await thread.ask('enquiry', reference)).toMatchObject({ reference });
  await thread.close();
  expect(await thread.ask('enquiry', reference)).toMatchObject({ reference });
});

/** Lets the counts of deliveries take seconds, in one statement. */
function slowCounts(directory: string): void {
  const tool = new DatabaseSync(join(directory, 'enquiries.sqlite'));
  tool.exec(`drop table delivery_counts;
    create view delivery_counts as with recursive one(number) as
      (select 1 union all select number + 1 from one where number < 8000000)
      select 'notice' as channel, '' as recipient, 'queued' as state, number from one`);
  tool.close();
}

/** Stands for a thread that is at something for ever. */
class BusyThread extends EventEmitter implements ReaderThread {
  constructor() {
    super();
    setImmediate(() => this.emit('message', 'begun'));
  }

  postMessage(): void {}
  unref(): void {}
  async terminate(): Promise<void> {}
}

it('gives up what takes too long, and asks another thread the next', async () => {
  const directory = newDirectory();
  const app = await runningApp({ DATA_DIR: directory });
  const { reference } = (await post(app, 'contact', aContact)).json();
  const threads = [new BusyThread()];
  const begin = (file: string) => threads.pop() ?? new ReaderHere(file);
  // A hundred times what the next one takes.
  const source = new SqliteSource(join(directory, 'enquiries.sqlite'), 2000, begin);
  onTestFinished(() => source.close());
  const order: string[] = [];
  const slow = source.ask('deliveryCounts', undefined);
  const next = source.ask('enquiry', reference).finally(() => order.push('next'));
  await expect(slow.finally(() => order.push('slow'))).rejects.toThrow(DatabaseUnavailable);
  expect(await next).toMatchObject({ reference });
  expect(order).toEqual(['slow', 'next']);
});

it('does not keep upkeep from stopping while something takes long', async () => {
  const directory = newDirectory();
  const app = await runningApp({ DATA_DIR: directory });
  await app.close();
  const database = openDatabase({ DATA_DIR: directory });
  await database.use((open) =>
    open.insertInto('search_queue').values({ received_at: 1, reference: 'NK-1' }).execute(),
  );
  slowCounts(directory);
  const reader = readerOf(database, { DATA_DIR: directory });
  const ended: string[] = [];
  const answer = () => ended.push('answer');
  const slow = reader.ask('deliveryCounts', undefined).then(answer, answer);
  const upkeep = new Upkeep(database, reader, silent);
  upkeep.start();
  // Nothing says when indexing has begun to wait.
  for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
  await upkeep.stop();
  ended.push('stop');
  await slow;
  expect(ended).toEqual(['stop', 'answer']);
});

it('leaves the event loop free while SQLite looks for what is rare among many', async () => {
  const ledger = { DATA_DIR: newDirectory() };
  const database = openDatabase(ledger);
  await fillLedger(database, 20_000);
  const reader = readerOf(database, ledger);
  await reader.ask('enquiry', 'NK-1');
  // Without the index, all of them are looked through.
  const filter = { ...everything, state: 'accepted' as const, language: 'bn' as const };
  let turns = 0;
  let isAnswered = false;
  const answered = reader.ask('enquiries', { filter, after: undefined, most: 20 }).finally(() => {
    isAnswered = true;
  });
  while (!isAnswered) {
    await new Promise(setImmediate);
    turns += 1;
  }
  expect((await answered).enquiries).toEqual([]);
  expect(turns).toBeGreaterThan(1);
});
