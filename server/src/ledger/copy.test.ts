import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { allEnquiries } from '../../test/all-enquiries.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { MailServer } from '../../test/mail-server.ts';
import { copyEnquiry } from '../../test/many-enquiries.ts';
import { minutesByHand } from '../../test/minutes.ts';
import { newDirectory } from '../../test/new-directory.ts';
import { aContact, openDatabase, post, runningApp } from '../../test/running-app.ts';
import { backup } from './backup.ts';
import type { Database } from './database/database.ts';
import { queuedDelivery } from './deliveries/delivery.ts';
import { pause, resume } from './deliveries/pause.ts';
import { jobStates } from './jobs.ts';
import { restore } from './restore.ts';
import type { Schema } from './schema.ts';
import { tables } from './tables.ts';

/** A row of each table besides the enquiry, as a server leaves it in the middle of its work. */
const rowsOf = (reference: string): { [Name in keyof Schema]: Partial<Schema[Name]>[] } => ({
  pause: [{ id: 1, paused_at: 7000 }],
  jobs: [{ name: 'set-aside', due_at: 9000, ran_at: 8000, failed_at: 8500, last_error: 'no' }],
  retention: [{ id: 1, kept_days: 730, agreed_days: 90, agreed_at: 2000, agreed_by: 'A' }],
  enquiries: [{ reference }],
  intents: [{ intent: 'words:abc', fingerprint: 'abc', reference, expires_at: 6000 }],
  deliveries: [
    { ...queuedDelivery(reference, 'notice', 5000), recipient: 'a@nokshi.example', lease: 'held' },
  ],
  replied: [{ address: 'digest', reference, replied_at: 4000 }],
  set_aside_notices: [{ reference, recipient: 'a@nokshi.example', mail: 'one', sent_at: null }],
  users: [
    { email: 'a@nokshi.example', name: 'A', role: 'owner', password: 'scrypt', created_at: 1000 },
  ],
  second_factor_demand: [{ id: 1, demanded_at: 2000 }],
  access_links: [
    {
      email: 'b@nokshi.example',
      digest: 'four',
      role: 'sales',
      made_by: 'A',
      maker: 'a@nokshi.example',
      made_at: 2000,
    },
  ],
  recovery_codes: [{ digest: 'three', email: 'a@nokshi.example' }],
  saved_replies: [
    {
      id: 'one',
      name: 'Prices',
      language: 'en',
      text: 'See /terms',
      author: 'A',
      changed_at: 2000,
    },
  ],
  presence: [
    { stream: 'one', email: 'a@nokshi.example', reference, entry: null, writing: 0, seen_at: 2000 },
  ],
  sessions: [{ digest: 'one', email: 'a@nokshi.example', began_at: 1000, seen_at: 2000 }],
  devices: [{ digest: 'two', email: 'a@nokshi.example', began_at: 1000, seen_at: 2000 }],
  sign_in_tries: [{ id: 'one', counted: 'digest', tried_at: 2000 }],
  servers: [{ id: 'one', folder: '', release: 'red', seen_at: 2000 }],
  views: [{ day: '2026-11-30', kind: 'page', name: '/', number: 7 }],
  views_kept: [{ days: 400, left_at: null }],
  notes: [{ id: 'one', reference, author: 'A', written_at: 2000, text: 'Called.' }],
  desk_log: [
    {
      ...{ id: 'one', done_at: 2000, author: 'A', action: 'noted', detail: null, reference },
      ...{ author_email: 'a@nokshi.example', network: 'digest' },
    },
  ],
  network_keys: [{ id: 1, key: 'secret', begun_at: 2000 }],
  log_chain: [
    { position: 1, entry: 'one', done_at: 2000, subject: null, digest: 'digest', hash: 'hash' },
  ],
  // As the migrations left it, and as it follows from the others.
  compatibility: [],
  enquiry_counts: [],
  delivery_counts: [],
  search_rows: [],
  search_trigrams: [],
  search_queue: [],
  heartbeat: [{ id: 1, beat_at: 3000 }],
});

/** What the ledger makes of its other rows. */
const follows = new Set([
  'enquiry_counts',
  'delivery_counts',
  'search_rows',
  'search_trigrams',
  'search_queue',
]);

type Rows = Record<string, unknown>;
const anyOf = (ledger: Kysely<Schema>) => ledger as unknown as Kysely<Record<string, Rows>>;

const all = (database: Database, table: string) =>
  database.use((ledger) => anyOf(ledger).selectFrom(table).selectAll().execute());

/** A ledger with one enquiry, set aside, and one row in each other table. */
async function filled(variables: Record<string, string>) {
  const app = await runningApp(variables);
  const { reference } = (await post(app, 'contact', { ...aContact, leave_empty: 'x' })).json();
  await app.close();
  const database = openDatabase(variables);
  for (const [table, rows] of Object.entries(rowsOf(reference))) {
    if (table === 'enquiries' || rows.length === 0) continue;
    await database.use(async (ledger) => {
      await anyOf(ledger).deleteFrom(table).execute();
      await anyOf(ledger).insertInto(table).values(rows).execute();
    });
  }
  return { database, reference };
}

async function backupOf(database: Database): Promise<string> {
  const file = join(newDirectory(), 'backup.sqlite');
  await backup(database, file);
  return file;
}

onBothDatabases('a copy of a ledger', (newLedger, kind) => {
  it('holds what each table holds, and nobody’s lease', async () => {
    const { database, reference } = await filled(await newLedger());
    const target = openDatabase(await newLedger());
    const own = new Map<string, Rows[]>();
    for (const table of Object.keys(tables)) own.set(table, await all(target, table));
    expect(await restore(target, await backupOf(database))).toBe(1);
    for (const [table, rules] of Object.entries(tables)) {
      if (follows.has(table)) continue;
      const rows = await all(database, table);
      expect([table, rows.length]).toEqual([table, 1]);
      const copied = rows.map((row) => ({ ...row, ...rules.inCopy }));
      expect([table, await all(target, table)]).toEqual([
        table,
        rules.copied === 'whole' || rules.copied === 'with-enquiry' ? copied : own.get(table),
      ]);
    }
    const [kept] = await allEnquiries(target);
    expect(kept).toMatchObject({ reference, setAside: true });
  });

  it('has the whole log of who did what, also of what concerned no enquiry', async () => {
    const { database } = await filled(await newLedger());
    const actions = ['signed-in', 'exported', 'forgot', 'saved-reply'] as const;
    const logEntries = Array.from({ length: 1200 }, (_, index) => ({
      id: `deed ${index}`,
      done_at: 3000 + index,
      author: 'A',
      action: actions[index % actions.length] ?? 'forgot',
      detail: null,
      version: null,
      reference: null,
    }));
    await database.use((ledger) => ledger.insertInto('desk_log').values(logEntries).execute());
    const target = openDatabase(await newLedger());
    const file = await backupOf(database);
    await restore(target, file);
    const byId = (one: Rows, other: Rows) => (String(one['id']) < String(other['id']) ? -1 : 1);
    const log = (await all(database, 'desk_log')).sort(byId);
    expect(log).toHaveLength(1201);
    expect((await all(target, 'desk_log')).sort(byId)).toEqual(log);
    await restore(target, file);
    expect(await all(target, 'desk_log')).toHaveLength(1201);
  });

  it('has nobody signed in, whoever opens its file', async () => {
    const { database } = await filled(await newLedger());
    const digest = 'the digest of a secret';
    await database.use((ledger) => ledger.updateTable('sessions').set({ digest }).execute());
    const file = await backupOf(database);
    expect(readFileSync(file).includes(digest)).toBe(false);
    const copy = new DatabaseSync(file, { readOnly: true });
    onTestFinished(() => copy.close());
    for (const table of ['sessions', 'devices', 'presence', 'sign_in_tries', 'servers']) {
      expect([table, copy.prepare(`select * from ${table}`).all()]).toEqual([table, []]);
    }
  });

  it('says of no job that it fails, nor on PostgreSQL anything of one that is not done there', async () => {
    const { database } = await filled(await newLedger());
    await database.use((ledger) =>
      ledger
        .insertInto('jobs')
        .values({ name: 'overwriting', due_at: 1, ran_at: 1, failed_at: 2, last_error: 'no' })
        .execute(),
    );
    const target = openDatabase(await newLedger());
    await restore(target, await backupOf(database));
    const states = await target.use(jobStates);
    expect(states.map(({ failure }) => failure)).toEqual(states.map(() => null));
    const names = states.map(({ name }) => name);
    expect(names).toEqual(kind === 'sqlite' ? ['overwriting', 'set-aside'] : ['set-aside']);
  });

  it('changes nothing when it is restored again, but what the backup knows later', async () => {
    const { database, reference } = await filled(await newLedger());
    const file = await backupOf(database);
    const target = openDatabase(await newLedger());
    await restore(target, file);
    await target.use(async (ledger) => {
      await resume(ledger);
      await ledger.updateTable('deliveries').set({ state: 'delivered' }).execute();
      await ledger.updateTable('jobs').set({ ran_at: 8500, due_at: 9900 }).execute();
      await ledger.updateTable('replied').set({ replied_at: 3000 }).execute();
    });
    const seen = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.keys(tables).map(async (table) => [table, await all(target, table)] as const),
        ),
      );
    const before = await seen();
    expect(await restore(target, file)).toBe(0);
    expect(await seen()).toEqual({ ...before, pause: [{ id: 1, paused_at: 7000 }] });
    await target.use((ledger) => ledger.updateTable('jobs').set({ ran_at: 7500 }).execute());
    await restore(target, file);
    expect(await all(target, 'jobs')).toMatchObject([
      { name: 'set-aside', due_at: 0, ran_at: 8000 },
    ]);
    expect(await all(target, 'enquiries')).toMatchObject([{ reference }]);
  });

  it('takes a later reply to the same address for the one that counts', async () => {
    const { database, reference } = await filled(await newLedger());
    const target = openDatabase(await newLedger());
    await target.use(async (ledger) => {
      const [enquiry] = await database.use((open) =>
        open.selectFrom('enquiries').selectAll().execute(),
      );
      if (!enquiry) throw new Error('there is no enquiry');
      await ledger
        .insertInto('enquiries')
        .values({ ...enquiry, reference: 'NK-OTHER' })
        .execute();
      const slot = { address: 'digest', reference: 'NK-OTHER', replied_at: 3000 };
      await ledger.insertInto('replied').values(slot).execute();
    });
    await restore(target, await backupOf(database));
    expect(await all(target, 'replied')).toMatchObject([
      { address: 'digest', reference, replied_at: 4000 },
    ]);
  });

  it('goes page by page, with enquiries that went to six addresses each', async () => {
    const variables = await newLedger();
    const app = await runningApp(variables);
    const { reference } = (await post(app, 'contact', aContact)).json();
    const database = openDatabase(variables);
    await database.use(async (ledger) => {
      await copyEnquiry(ledger, reference, 'X-', 1200);
      for (const recipient of ['a', 'b', 'c', 'd', 'e', 'f']) {
        const rows = Array.from({ length: 1200 }, (_, index) => ({
          ...queuedDelivery(`X-${index + 1}`, 'notice', 0),
          recipient,
        }));
        await ledger.insertInto('deliveries').values(rows).execute();
      }
      const jobs = Array.from({ length: 1200 }, (_, index) => ({
        name: `job ${index}`,
        due_at: 0,
        ran_at: index,
      }));
      await ledger.insertInto('jobs').values(jobs).execute();
    });
    const target = openDatabase(await newLedger());
    expect(await restore(target, await backupOf(database))).toBe(1201);
    expect(await all(target, 'deliveries')).toHaveLength(1200 * 6 + 2);
    const jobs = (await all(target, 'jobs')).filter(({ name }) => String(name).startsWith('job '));
    expect(jobs).toHaveLength(1200);
  });

  it('of a ledger whose delivery is paused lets nothing leave from where it is restored', async () => {
    const passMinute = minutesByHand();
    const source = await newLedger();
    const app = await runningApp(source);
    const { reference } = (await post(app, 'contact', aContact)).json();
    const database = openDatabase(source);
    await database.use(async (ledger) => {
      await pause(ledger, Date.now());
      await copyEnquiry(ledger, reference, 'X-', 1500);
      const rows = Array.from({ length: 1500 }, (_, index) =>
        queuedDelivery(`X-${index + 1}`, 'notice', 0),
      );
      await ledger.insertInto('deliveries').values(rows).execute();
    });
    const mails = await MailServer.start();
    onTestFinished(() => mails.pause());
    const variables = await newLedger();
    const server = await runningApp({ ...variables, SMTP_URL: mails.url });
    const target = openDatabase(variables);
    expect(await allEnquiries(target)).toEqual([]);
    let isDone = false;
    const restoring = restore(target, await backupOf(database)).finally(() => {
      isDone = true;
    });
    // The worker looks again and again while rows come in, and once more when all are there.
    while (!isDone) {
      passMinute();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await restoring).toBe(1501);
    passMinute();
    await server.close();
    expect(mails.arrived).toEqual([]);
    const attempts = (await all(target, 'deliveries')).map((row) => row['attempts']);
    expect([attempts.length, new Set(attempts)]).toEqual([1502, new Set([0])]);
  });
});
