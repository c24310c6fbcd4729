import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { allEnquiries } from '../../test/all-enquiries.ts';
import { firstRound } from '../../test/first-round.ts';
import { minutesByHand } from '../../test/minutes.ts';
import { newDirectory } from '../../test/new-directory.ts';
import { makeOldLedger } from '../../test/old-ledger.ts';
import { aContact, openDatabase, post, runningApp } from '../../test/running-app.ts';
import { until } from '../../test/until.ts';
import { day, minute } from '../durations.ts';
import type { Database } from '../ledger/database/database.ts';
import { queuedDelivery } from '../ledger/deliveries/delivery.ts';
import { forget } from '../ledger/enquiries/forget.ts';
import { demandOverwriting, overwriteDeleted } from '../ledger/overwriting/overwrite.ts';
import { loadSentences } from '../sentences.ts';

const { enquiriesKeptDays } = loadSentences();

const isOld = (index: number): boolean => index % 3 !== 0;

/**
 * Fills a ledger with words of their own in each enquiry, of many lengths and in no order, so that
 * SQLite moves rows from page to page. Two of three are old, and of one person.
 */
async function fill(database: Database, count: number, now: number): Promise<void> {
  await database.use(async (ledger) => {
    const first = await ledger.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
    const enquiryOf = (index: number) => ({
      ...first,
      reference: `NK-${randomInt(1e9)}-${index}`,
      received_at: now - (isOld(index) ? enquiriesKeptDays - 1 : 1) * day,
      email: isOld(index) ? 'Old@example.com' : `kept-${index}@example.com`,
      message: `${isOld(index) ? 'OldWords' : 'KeptWords'}${index} `.repeat(randomInt(1, 60)),
    });
    const together = 10;
    for (let done = 0; done < count; done += together) {
      const rows = Array.from({ length: together }, (_, index) => enquiryOf(done + index));
      await ledger.insertInto('enquiries').values(rows).execute();
      const deliveries = rows.map(({ reference, email }) => ({
        ...queuedDelivery(reference, 'notice', now),
        state: 'parked' as const,
        last_error: `${email} was refused`,
      }));
      await ledger.insertInto('deliveries').values(deliveries).execute();
    }
  });
}

/** How often each word stands in the files of a folder: the ledger, its log, whatever lies there. */
function standing(folder: string) {
  // By another process: closing the ledger's file in this one would end its locks.
  const text = execFileSync('cat', readdirSync(folder), {
    cwd: folder,
    encoding: 'latin1',
    maxBuffer: 100_000_000,
  });
  const count = (word: string) => text.split(word).length - 1;
  return { old: count('OldWords') + count('Old@example.com'), kept: count('KeptWords') > 0 };
}

const forgotten = { old: 0, kept: true };

const sizeOfLog = (folder: string): number => statSync(join(folder, 'enquiries.sqlite-wal')).size;

/** Another program that reads the ledger as it is now, until it is let go. */
function reading(folder: string): { letGo: () => void } {
  const reader = new DatabaseSync(join(folder, 'enquiries.sqlite'));
  onTestFinished(() => reader.close());
  reader.exec('begin');
  reader.prepare('select count(*) from enquiries').get();
  return { letGo: () => reader.exec('commit') };
}

async function ledgerWithServer() {
  const folder = newDirectory();
  const passMinute = minutesByHand();
  const clock = { time: Date.now() };
  const app = await runningApp({ DATA_DIR: folder }, () => clock.time);
  await post(app, 'contact', aContact);
  const database = openDatabase({ DATA_DIR: folder });
  await firstRound(database);
  await fill(database, 900, clock.time);
  /** Lets the server look for work, some minutes later each time. */
  const look = () => {
    clock.time += 6 * minute;
    passMinute();
  };
  return { folder, database, clock, look };
}

describe('the files of a SQLite ledger', () => {
  it('hold nothing of who is forgotten, in pages that SQLite moved rows from either', async () => {
    const { folder, database } = await ledgerWithServer();
    expect(standing(folder).old).toBeGreaterThan(0);
    const { references, leftovers } = await forget(database, 'old@example.com');
    expect([references.length, leftovers]).toEqual([600, { in: 'nothing' }]);
    expect(standing(folder)).toEqual(forgotten);
    expect(await allEnquiries(database)).toHaveLength(301);
  });

  it('hold nothing of it after retention, once a reader that made their log grow has ended', async () => {
    const { folder, database, clock, look } = await ledgerWithServer();
    const reader = reading(folder);
    await fill(database, 900, clock.time);
    expect(sizeOfLog(folder)).toBeGreaterThan(3_000_000);
    clock.time += 2 * day;
    await until('the old ones to be forgotten', async () => {
      look();
      return (await allEnquiries(database)).length === 601;
    });
    expect(standing(folder).old).toBeGreaterThan(0);
    const grown = sizeOfLog(folder);
    reader.letGo();
    await until('the words to be gone', () => {
      look();
      return standing(folder).old === 0;
    });
    expect(standing(folder)).toEqual(forgotten);
    expect(sizeOfLog(folder)).toBeLessThan(grown);
  });

  it('are overwritten after all was forgotten, even before the job was ever done', async () => {
    const { database } = await ledgerWithServer();
    const job = () =>
      database.use((ledger) =>
        ledger.selectFrom('jobs').selectAll().where('name', '=', 'overwriting').execute(),
      );
    await database.use((ledger) => ledger.deleteFrom('jobs').execute());
    await database.use(demandOverwriting);
    expect(await job()).toMatchObject([{ due_at: 0, ran_at: 0 }]);
    await database.use((ledger) => ledger.updateTable('jobs').set({ ran_at: null }).execute());
    await database.use(demandOverwriting);
    expect(await job()).toMatchObject([{ due_at: 0, ran_at: 0 }]);
  });

  it('are overwritten where an older version deleted all that was there', async () => {
    const folder = newDirectory();
    const file = join(folder, 'enquiries.sqlite');
    await makeOldLedger(file, '003-replies', async (ledger) => {
      const old = 'OldWords '.repeat(5000);
      await sql`pragma secure_delete = off`.execute(ledger);
      await sql`create table was (words text)`.execute(ledger);
      await sql`insert into was values (${old})`.execute(ledger);
      await sql`drop table was`.execute(ledger);
      await sql`update kysely_migration set timestamp = '2020-01-01T00:00:00.000Z'`.execute(ledger);
    });
    expect(standing(folder).old).toBeGreaterThan(0);
    await runningApp({ DATA_DIR: folder });
    await until('the words to be gone', () => standing(folder).old === 0);
  });

  it('are seen to by the server when forgetting could not, and it said so', async () => {
    const { folder, database, look } = await ledgerWithServer();
    const reader = reading(folder);
    expect(await forget(database, 'old@example.com')).toMatchObject({ leftovers: { in: 'files' } });
    expect(standing(folder).old).toBeGreaterThan(0);
    // Trying again and again makes no log grow.
    const size = sizeOfLog(folder);
    expect(await overwriteDeleted(database)).toEqual({ in: 'files' });
    expect(sizeOfLog(folder)).toBe(size);
    reader.letGo();
    await until('the words to be gone', () => {
      look();
      return standing(folder).old === 0;
    });
    expect(standing(folder)).toEqual(forgotten);
  });

  it('may be overwritten while enquiries come in, of which none is refused', async () => {
    const folder = newDirectory();
    const app = await runningApp({ DATA_DIR: folder });
    await post(app, 'contact', aContact);
    const database = openDatabase({ DATA_DIR: folder });
    await firstRound(database);
    await fill(database, 300, Date.now());
    let isDone = false;
    const overwritten = overwriteDeleted(database).finally(() => {
      isDone = true;
    });
    const answers: number[] = [];
    while (!isDone) {
      const key = `key-${answers.length}`;
      answers.push((await post(app, 'contact', { ...aContact, key })).statusCode);
    }
    expect(await overwritten).toEqual({ in: 'nothing' });
    expect(new Set(answers)).toEqual(new Set([201]));
    expect(await allEnquiries(database)).toHaveLength(301 + answers.length);
  });

  it('stay as they are when the server stops in the middle', async () => {
    const { folder, database } = await ledgerWithServer();
    const reader = reading(folder);
    for (const turns of [0, 1, 1000]) {
      const stopping = new AbortController();
      const overwritten = overwriteDeleted(database, stopping.signal).catch(() => 'stopped');
      for (let turn = 0; turn < turns; turn += 1) await nextTurn();
      stopping.abort();
      expect(await overwritten).toBe('stopped');
    }
    reader.letGo();
    expect(await overwriteDeleted(database)).toEqual({ in: 'nothing' });
    expect(await allEnquiries(database)).toHaveLength(901);
    expect(standing(folder).kept).toBe(true);
  });
});
