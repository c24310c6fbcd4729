import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasMoreGraphemes } from '@nokshi/forms/graphemes.ts';
import { foldedWords, wordsOf } from '@nokshi/forms/search-words.ts';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { firstRound } from '../../../test/first-round.ts';
import { onBothDatabases } from '../../../test/ledgers.ts';
import { copyEnquiry } from '../../../test/many-enquiries.ts';
import { newDirectory } from '../../../test/new-directory.ts';
import { aContact, aDemo, openDatabase, post, runningApp } from '../../../test/running-app.ts';
import { testEnvironment } from '../../../test/test-environment.ts';
import { until } from '../../../test/until.ts';
import type { Database } from '../database/database.ts';
import { everything, type Filter } from '../enquiries/filter.ts';
import { forget } from '../enquiries/forget.ts';
import { listEnquiries } from '../enquiries/list.ts';
import { removeEnquiries } from '../enquiries/remove.ts';
import { Reader } from '../reading/reader.ts';
import type { Schema } from '../schema.ts';
import { searchFor } from './search.ts';
import { indexSome, isIndexBehind } from './search-index.ts';

/** Its server may be at it, too. */
const indexAll = (database: Database): Promise<void> =>
  until('all to be in the index', async () => {
    await database.use((ledger) => indexSome(ledger, 50));
    return !(await database.use(isIndexBehind));
  });

/** Whether it has the two letters that a search takes. */
const isEnough = (words: string): boolean => hasMoreGraphemes(wordsOf(words).join(''), 1);

/** The references of what is found. */
async function find(database: Database, words: string): Promise<string[]> {
  const filter = { ...everything, search: searchFor(words) };
  const { enquiries } = await database.use((ledger) =>
    listEnquiries(ledger, { filter, after: undefined, most: 100 }),
  );
  return enquiries.map(({ reference }) => reference);
}

/** What stands in the index. */
const trigramsIn = async (database: Database): Promise<number> =>
  Number(
    (
      await database.use((ledger) =>
        sql<{ number: number }>`select count(*) as number from search_trigrams`.execute(ledger),
      )
    ).rows[0]?.number,
  );

/** The ledger, which notes how long each list is that a statement hands over as one value. */
const tellingLists = (ledger: Kysely<Schema>, lengths: number[]): Kysely<Schema> =>
  ledger.withPlugin({
    transformQuery: ({ node }) => {
      const { parameters } = ledger.getExecutor().compileQuery(node, { queryId: 'lists' });
      for (const value of parameters) {
        if (typeof value === 'string' && /^\[.*\]$/.test(value)) {
          lengths.push(JSON.parse(value).length);
        }
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  });

describe('what is looked for', () => {
  it.each(['', ' ', 'a', 'ক', 'কি', 'ক্ষু', '!?', '—', '৭'])('is refused when it is %j', (words) => {
    expect(() => searchFor(words)).toThrow('at least two letters or digits');
  });

  it('is refused when it is longer than anybody types', () => {
    expect(() => searchFor('a'.repeat(101))).toThrow('at most 100');
    expect(() => searchFor('ab'.repeat(50))).not.toThrow();
  });
});

onBothDatabases('the search', (newLedger) => {
  it('finds names, addresses, phone numbers in any spelling, references and words', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const database = openDatabase(ledger);
    const keep = async (change: Partial<typeof aContact>): Promise<string> => {
      const body = { ...aContact, subject: '', ...change, key: JSON.stringify(change) };
      return (await post(app, 'contact', body)).json().reference;
    };
    const latin = await keep({
      name: 'Zubayer Hossain',
      email: 'z.hossain@padma-traders.example',
      phone: '+880 1711-223344, office 02-9876543',
      message: 'A clinic (Mirpur-10) needs software; ask for Rina.',
    });
    const bangla = await keep({
      name: 'জুবায়ের হোসেন',
      email: 'other@example.org',
      phone: '০১৯১১-২২৩৩৪৪',
      message: 'আমাদের একটি ক্লিনিক আছে মিরপুরে, ২০২৬ সালে খুলেছি। ৳৫০০',
    });
    await indexAll(database);
    const finds: [string, string[]][] = [
      ['zubayer', [latin]],
      ['HOSSAIN zub', [latin]],
      ['ubay', [latin]],
      ['zu', [latin]],
      ['ub', []],
      ['z.hossain@padma-traders.example', [latin]],
      ['padma', [latin]],
      ['01711223344', [latin]],
      ['০১৭১১ ২২৩৩৪৪', [latin]],
      ['+880 1711', [latin]],
      ['00880-1711-22', [latin]],
      ['zubayer +880 1711', [latin]],
      ['029876543', [latin]],
      ['01911', [bangla]],
      ['৮৮০ ১৯১১', [bangla]],
      [latin.toLowerCase(), [latin]],
      [latin.slice(-9), [latin]],
      ['mirpur 10', [latin]],
      ['a clinic', [latin]],
      ['clinic ক্লিনিক', []],
      ['জুবায়ের', [bangla]],
      ['জুবায়ের'.normalize('NFD'), [bangla]],
      ['মিরপুর', [bangla]],
      ['ক্লিনিক হোসেন', [bangla]],
      ['হোস', [bangla]],
      ['2026', [bangla]],
      ['৫০০', [bangla]],
      ['zubayer ক', []],
    ];
    for (const [words, references] of finds) {
      expect([words, await find(database, words)]).toEqual([words, references]);
    }
  });

  it('finds what reads or sounds alike, however either was typed', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const database = openDatabase(ledger);
    const body = {
      ...aContact,
      name: 'মোঃ আব্দুর রহিম',
      email: 'rahim@xn--d5b6ci4b4b3a.xn--54b7fta0cc',
      phone: '1711-999888, +44 (0)20 7946 0018',
      subject: 'Café O’Neil, ঔষধ',
      message: 'উত্\u200dসবের আগে ১২,৫০,০০০ টাকা; অামাদের বাড়ীর ব্যাংক একাউন্ট, ভাল কোম্পানী',
    };
    const { reference } = (await post(app, 'contact', body)).json();
    const other = { ...aContact, email: 'karim@উদাহরণ.বাংলা', phone: body.phone, key: 'other' };
    const another = (await post(app, 'contact', other)).json().reference;
    await indexAll(database);
    const one = [
      ...['মো: আবদুর', 'মো. আব্দুর', 'মোঃ রহীম', 'উৎসব', 'উত্সবের', '1250000', '১২৫০০০০', '12,50,000'],
      ...['1,250,000', 'আমাদের', 'বাড়ির', '\u09ac\u09be\u09a1\u09bcি', 'ব্যাঙ্ক', 'অ্যাকাউন্ট', 'CAFÉ'],
      ...['এ্যাকাউন্ট', 'ভালো', 'কোম্পানি', 'cafe', 'oneil', "o'neil", 'ঔষধ', 'রহিম'],
      ...['rahim@উদাহরণ', 'rahim@xn--d5b6ci4b4b3a'],
    ];
    const both = [
      ...[
        'উদাহরণ.বাংলা',
        'xn--d5b6ci4b4b3a.xn--54b7fta0cc',
        '01711999888',
        '1711 999888',
        'O1711-999888',
      ],
      ...['+880 1711-999888', '+44 20 7946 0018', '+44 (0)20 7946 0018', '০১৭১১'],
    ];
    for (const [words, found] of [
      ...one.map((words) => [words, [reference]] as const),
      ...both.map((words) => [words, [another, reference]] as const),
    ]) {
      expect([words, (await find(database, words)).sort()]).toEqual([words, [...found].sort()]);
    }
  });

  it('finds what contains the words, newest first, and nothing that was forgotten (property)', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const { reference } = (await post(app, 'contact', aContact)).json();
    const database = openDatabase(ledger);
    await firstRound(database);
    await database.use((open) => copyEnquiry(open, reference, 'NK-', 1, { message: 'first' }));
    const letters = fc.constantFrom(...'abkz0একখস্যািু১', 'ক্ষ', 'য়', 'É', 'ß', '-', '.', '\u200d');
    const word = fc.string({ unit: letters, minLength: 1, maxLength: 6 });
    const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
    let round = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(text, { minLength: 1, maxLength: 5 }),
        word,
        async (texts, other) => {
          round += 1;
          const at = (index: number) => `P${round}-${index}`;
          await database.use(async (open) => {
            for (const [index, message] of texts.entries()) {
              const change = { message, email: at(index), name: '', phone: '', received_at: index };
              await copyEnquiry(open, reference, `${at(index)}-`, 1, change);
            }
          });
          await indexAll(database);
          for (const words of [...texts, other]) {
            if (!isEnough(words)) continue;
            const wanted = words.split(/\s+/).filter((one) => foldedWords(one) !== '');
            const has = (message: string, one: string) =>
              ` ${foldedWords(message)} `.includes(foldedWords(one));
            // Short words begin one or are one; those are tried above.
            if (wanted.some((one) => [...foldedWords(one)].length < 3)) continue;
            const expected = texts
              .map((message, index) => ({ message, reference: `${at(index)}-1` }))
              .filter(({ message }) => wanted.every((one) => has(message, one)));
            const found = (await find(database, words)).filter((one) =>
              one.startsWith(`P${round}-`),
            );
            const withPhone = expected.map((one) => one.reference).reverse();
            expect(found.filter((one) => withPhone.includes(one))).toEqual(withPhone);
            // Digits may also be found in a phone number.
            if (wanted.every((one) => /\p{L}/u.test(one))) expect(found).toEqual(withPhone);
          }
          const references = texts.map((_text, index) => `${at(index)}-1`);
          await database.use((open) =>
            open.transaction().execute((one) => removeEnquiries(one, references)),
          );
          for (const words of texts) {
            if (!isEnough(words)) continue;
            const found = await find(database, words);
            expect(found.filter((one) => one.startsWith('P'))).toEqual([]);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  it('keeps nothing of what was forgotten, and goes on where it ended', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const { reference } = (await post(app, 'contact', aContact)).json();
    const database = openDatabase(ledger);
    await firstRound(database);
    await indexAll(database);
    const before = await trigramsIn(database);
    expect(before).toBeGreaterThan(50);
    const trace = 'ዘመናዊ ትምህርት ቤት';
    const body = { ...aContact, message: trace, email: 'forget@example.com', key: 'other' };
    const other = (await post(app, 'contact', body)).json().reference;
    await indexAll(database);
    expect(await find(database, 'ዘመናዊ')).toEqual([other]);
    await forget(database, 'forget@example.com');
    expect(await find(database, 'ዘመናዊ')).toEqual([]);
    expect(await trigramsIn(database)).toBe(before);
    expect(await find(database, 'mirpur')).toEqual([reference]);
    for (const part of ledger['DATA_DIR'] ? ['', '-wal'] : []) {
      const path = join(ledger['DATA_DIR'] ?? '', `enquiries.sqlite${part}`);
      expect(readFileSync(path).includes('ዘመና')).toBe(false);
    }
    await forget(database, aContact.email);
    expect(await trigramsIn(database)).toBe(0);
  });

  it('knows what comes in within seconds, and what came in before it started', async () => {
    const ledger = await newLedger();
    const database = openDatabase(ledger);
    const first = await runningApp(ledger);
    const { reference } = (await post(first, 'contact', aContact)).json();
    await first.close();
    await database.use((open) =>
      copyEnquiry(open, reference, 'NK-OLD-', 30, { subject: 'earlier' }),
    );
    const app = await runningApp(ledger);
    await until(
      'the old ones to be found',
      async () => (await find(database, 'earlier')).length === 30,
    );
    const body = { ...aContact, subject: 'afterwards', key: 'later' };
    const later = (await post(app, 'contact', body)).json().reference;
    await until('the new one to be found', async () =>
      (await find(database, 'afterwards')).includes(later),
    );
  });

  it('is narrowed by every filter as a list is', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const database = openDatabase(ledger);
    await post(app, 'contact', { ...aContact, key: 'one', page: '/bn/contact' });
    await post(app, 'contact', { ...aContact, key: 'two', leave_empty: 'x' });
    await post(app, 'demo', { ...aDemo, name: 'Rahim Karim', page: '/products/POS' });
    await indexAll(database);
    const now = Date.now();
    const narrow: Partial<Filter>[] = [
      ...(['accepted', 'set-aside', 'queued', 'parked'] as const).map((state) => ({ state })),
      ...(['contact', 'demo'] as const).map((kind) => ({ kind })),
      { language: 'bn' },
      { page: '/products/POS' },
      { campaign: 'eid' },
      { since: now + 60_000 },
      { since: now - 60_000, until: now + 60_000 },
      { until: now - 60_000 },
    ];
    for (const one of narrow) {
      const list = (search: Filter['search']) =>
        database.use(async (open) => {
          const filter = { ...everything, ...one, search };
          const page = await listEnquiries(open, { filter, after: undefined, most: 10 });
          return page.enquiries.map(({ reference }) => reference).sort();
        });
      expect([one, await list(searchFor('rahim'))]).toEqual([one, await list(undefined)]);
    }
  });

  it('says that it is not complete while something waits for it', async () => {
    const ledger = await newLedger();
    const database = openDatabase(ledger);
    const app = await runningApp(ledger);
    const { reference } = (await post(app, 'contact', aContact)).json();
    await app.close();
    await database.use((open) => copyEnquiry(open, reference, 'NK-X', 1));
    const filter = { ...everything, search: searchFor('school') };
    const page = () =>
      database.use((open) => listEnquiries(open, { filter, after: undefined, most: 10 }));
    expect((await page()).isComplete).toBe(false);
    await indexAll(database);
    expect((await page()).isComplete).toBe(true);
  });

  it('learns long texts of nothing but strange letters one by one, a thousand trigrams a statement', async () => {
    const ledger = await newLedger();
    const app = await runningApp(ledger);
    const { reference } = (await post(app, 'contact', aContact)).json();
    await app.close();
    const database = openDatabase(ledger);
    await indexAll(database);
    const letters = 20_000;
    const strange = (from: number) =>
      Array.from({ length: letters }, (_, index) =>
        String.fromCodePoint(0x20000 + ((from + index * index) % 40_000)),
      ).join('');
    for (let index = 0; index < 2; index += 1) {
      const message = `${strange(index)} last${index}`;
      await database.use((open) => copyEnquiry(open, reference, `NK-S${index}`, 1, { message }));
    }
    // PostgreSQL answers each statement over the network, so that others have their turn in between;
    // SQLite's index is filled in another thread.
    const written: number[] = [];
    const indexNext = () => database.use((open) => indexSome(tellingLists(open, written), 10));
    for (let index = 0; index < 2; index += 1) expect(await indexNext()).toBe(1);
    expect(await indexNext()).toBe(0);
    expect(Math.max(...written)).toBe(1000);
    expect(written.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(2 * letters);
    for (let index = 0; index < 2; index += 1) {
      expect(await find(database, `last${index}`)).toEqual([`NK-S${index}1`]);
    }
  });
});

it('is not kept waiting by an index that another thread fills', async () => {
  const ledger = { DATA_DIR: newDirectory() };
  const app = await runningApp(ledger);
  const { reference } = (await post(app, 'contact', aContact)).json();
  const database = openDatabase(ledger);
  const reader = new Reader(database, testEnvironment(ledger));
  onTestFinished(() => reader.close());
  // Its thread has begun before there is much to do, which the app's own upkeep would be done with meanwhile.
  await reader.index(1);
  await database.use((open) => copyEnquiry(open, reference, 'NK-', 300));
  const filled = reader.index(300);
  for (let index = 0; index < 20; index += 1) {
    const body = { ...aContact, key: `meanwhile ${index}` };
    expect((await post(app, 'contact', body)).statusCode).toBe(201);
  }
  expect(await filled).toBeGreaterThan(0);
});
