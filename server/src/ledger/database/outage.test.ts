import { chmodSync, chownSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newReference } from '@nokshi/forms/reference.ts';
import fastify from 'fastify';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { allEnquiries } from '../../../test/all-enquiries.ts';
import { builtSite } from '../../../test/built-site.ts';
import { onBothDatabases } from '../../../test/ledgers.ts';
import { newDirectory } from '../../../test/new-directory.ts';
import { PostgresServer } from '../../../test/postgres-server.ts';
import { aContact, openDatabase, post, runningApp } from '../../../test/running-app.ts';
import { ServerHere } from '../../../test/server-here.ts';
import { ServerProcess } from '../../../test/server-process.ts';
import { testEnvironment } from '../../../test/test-environment.ts';
import { until } from '../../../test/until.ts';
import { enquiryRoutes } from '../../enquiries/routes.ts';
import { loadSentences } from '../../sentences.ts';
import { EnquiryKeeper } from '../enquiries/keep.ts';
import type { Schema } from '../schema.ts';
import { migrate } from './migrate.ts';

const { unavailable } = loadSentences().forms.en.words.messages;

onBothDatabases('migrations', (newLedger) => {
  it('run once when several servers start at the same moment', async () => {
    const ledger = await newLedger();
    const databases = Array.from({ length: ledger['DATABASE_URL'] ? 6 : 1 }, () =>
      openDatabase(ledger),
    );
    const enquiries = await Promise.all(databases.map(allEnquiries));
    expect(enquiries.flat()).toEqual([]);
    // A start with nothing to do.
    await databases[0]?.use((database: Kysely<Schema>) => migrate(database));
  });
});

describe('several SQLite processes that start at the same moment', () => {
  it('migrate one file once', async () => {
    const variables = { DATA_DIR: newDirectory() };
    const servers = Array.from({ length: 2 }, () => new ServerProcess(variables));
    onTestFinished(() => {
      for (const server of servers) server.kill('SIGKILL');
    });
    for (const server of servers) {
      const address = await server.listening();
      await until('the server to be ready', async () => (await fetch(`${address}/readyz`)).ok);
    }
  });
});

describe('a PostgreSQL that is away', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await PostgresServer.start('off');
  });
  afterAll(() => postgres?.stop());

  it('is missed politely, at the start and later, and found again without a restart', async () => {
    const variables = { DATABASE_URL: await postgres.createDatabase() };
    await postgres.pause();
    const app = await runningApp({ ...variables, SITE_DIR: builtSite() });
    const send = (key: string) => post(app, 'contact', { ...aContact, key });
    const refused = await send('one');
    expect([refused.statusCode, refused.json()]).toEqual([503, { error: unavailable }]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.inject({ url: '/contact' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    const readiness = await app.inject({ url: '/readyz' });
    expect([readiness.statusCode, readiness.json()]).toEqual([503, { ready: false }]);

    await postgres.resume();
    await until('an enquiry to be taken', async () => (await send('one')).statusCode === 201);
    await postgres.pause();
    expect((await send('two')).statusCode).toBe(503);
    await postgres.resume();
    await until('an enquiry to be taken', async () => (await send('two')).statusCode === 201);
    await until('readiness', async () => (await app.inject({ url: '/readyz' })).statusCode === 200);
    expect(await allEnquiries(openDatabase(variables))).toHaveLength(2);
  });

  it('that answers slowly still gets the request in hand answered after SIGTERM', async () => {
    const variables = { DATABASE_URL: await postgres.createDatabase() };
    const server = new ServerHere(variables);
    const address = await server.listening();
    await until('readiness', async () => (await fetch(`${address}/readyz`)).ok);
    const holder = new pg.Client({ connectionString: variables.DATABASE_URL });
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query('begin; lock table intents in exclusive mode');
    const answer = fetch(`${address}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(aContact),
    });
    await until('the request to wait', async () => {
      const { rows } = await holder.query('select 1 from pg_locks where not granted');
      return rows.length > 0;
    });
    server.kill();
    await until('the server to take nothing new', () =>
      fetch(`${address}/healthz`).then(
        ({ status }) => status === 503,
        () => true,
      ),
    );
    await holder.query('commit');
    expect((await answer).status).toBe(201);
    expect(await server.gone()).toBe(0);
    expect(await allEnquiries(openDatabase(variables))).toHaveLength(1);
  });

  it('may be read-only for a while', async () => {
    const url = await postgres.createDatabase();
    const app = await runningApp({ DATABASE_URL: url });
    expect((await post(app, 'contact', aContact)).statusCode).toBe(201);
    const administrator = new pg.Client({ connectionString: postgres.url('postgres') });
    await administrator.connect();
    onTestFinished(() => administrator.end());
    const name = new URL(url).pathname.slice(1);
    const readOnly = async (state: 'on' | 'off') => {
      await administrator.query(
        `alter database ${name} set default_transaction_read_only = ${state}`,
      );
      await administrator.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
        [name],
      );
    };
    await readOnly('on');
    await until(
      'refusal',
      async () => (await post(app, 'contact', { ...aContact, key: 'r' })).statusCode === 503,
    );
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
    await administrator.query(`alter database ${name} set default_transaction_read_only = off`);
    await until(
      'recovery',
      async () => (await post(app, 'contact', { ...aContact, key: 'r' })).statusCode === 201,
    );
  });
});

/** The account without any rights; its number is the same on all systems with one. */
const nobody = 65534;

describe('a SQLite ledger that cannot be written', () => {
  it('is missed politely at the start, and found once it can be made', async () => {
    const inTheWay = join(newDirectory(), 'data');
    writeFileSync(inTheWay, 'a file where the directory should be');
    const app = await runningApp({ DATA_DIR: inTheWay });
    expect((await post(app, 'contact', aContact)).statusCode).toBe(503);
    rmSync(inTheWay);
    await until(
      'an enquiry to be taken',
      async () => (await post(app, 'contact', aContact)).statusCode === 201,
    );
  });

  it('may be read-only for a while', async () => {
    const directory = newDirectory();
    // Root may write everywhere: nobody runs the server then.
    if (process.getuid?.() === 0) chownSync(directory, nobody, nobody);
    chmodSync(directory, 0o500);
    const server = new ServerProcess({ DATA_DIR: directory }, './server-as-owner.ts');
    onTestFinished(() => server.kill('SIGKILL'));
    const address = await server.listening();
    expect(server.lines).toContain(
      `DATA_DIR is "${directory}"; it should be a folder that this account may write in. Enquiries answer 503 until it is.`,
    );
    const statusOfPost = async () =>
      (
        await fetch(`${address}/api/contact`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(aContact),
        })
      ).status;
    expect(await statusOfPost()).toBe(503);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    chmodSync(directory, 0o700);
    await until('an enquiry to be taken', async () => (await statusOfPost()) === 201);
  });

  it('loses nothing it acknowledged when the disk is full, and goes on when there is room', async () => {
    const variables = { DATA_DIR: newDirectory() };
    const database = openDatabase(variables);
    const pages = (most: number) =>
      database.use((ledger) => sql`pragma max_page_count = ${sql.lit(most)}`.execute(ledger));
    const app = fastify();
    onTestFinished(() => app.close());
    await app.register((scope) =>
      enquiryRoutes(scope, testEnvironment(variables), {
        sentences: loadSentences(),
        keeper: new EnquiryKeeper(database, () => newReference('NK')),
        pages: undefined,
        now: Date.now,
        onKept: () => {},
        count: () => {},
      }),
    );
    await pages(40);
    const acknowledged: string[] = [];
    let refused = 0;
    for (let index = 0; refused < 3 && index < 500; index += 1) {
      const answers = await Promise.all(
        [1, 2, 3].map((part) =>
          post(app, 'contact', { ...aContact, message: `${index}.${part} `.repeat(200) }),
        ),
      );
      for (const answer of answers) {
        if (answer.statusCode === 201) acknowledged.push(answer.json().reference);
        else {
          expect([answer.statusCode, answer.json()]).toEqual([503, { error: unavailable }]);
          refused += 1;
        }
      }
    }
    expect(refused).toBeGreaterThanOrEqual(3);
    const kept = await allEnquiries(database);
    expect(kept.map(({ reference }) => reference).sort()).toEqual(acknowledged.sort());
    await pages(4000);
    expect((await post(app, 'contact', { ...aContact, message: 'room' })).statusCode).toBe(201);
  });
});
