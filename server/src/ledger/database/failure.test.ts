import { sql } from 'kysely';
import { parse } from 'node-html-parser';
import { describe, expect, it, onTestFinished } from 'vitest';
import { allEnquiries } from '../../../test/all-enquiries.ts';
import { builtSite } from '../../../test/built-site.ts';
import { onBothDatabases } from '../../../test/ledgers.ts';
import { aContact, post, runningApp } from '../../../test/running-app.ts';
import { silent, testEnvironment } from '../../../test/test-environment.ts';
import { loadSentences } from '../../sentences.ts';
import { Connections } from './connections.ts';
import { Database } from './database.ts';
import { DatabaseUnavailable, judge } from './failure.ts';
import { openLedger } from './open-ledger.ts';

const { messages } = loadSentences().forms.en.words;

const sqliteError = (errcode: number) => Object.assign(new Error('said'), { errcode });
const postgresError = (code: string) =>
  Object.assign(new Error('said'), { code, severity: 'ERROR' });
const systemError = (code: string) => Object.assign(new Error('said'), { code });

describe('a failure', () => {
  it.each([
    ['busy', [5, 261, 517, 6, 7, 13].map(sqliteError)],
    ['busy', ['40001', '40P01', '53300', '55P03', '57014', '58030'].map(postgresError)],
    ['busy', [new Error('timeout exceeded when trying to connect')]],
    ['lost', [8, 10, 11, 14, 26, 522, 1032].map(sqliteError)],
    ['lost', ['08006', '57P01', '57P03', '25006', '28P01', '3D000', '42501'].map(postgresError)],
    [
      'lost',
      [
        'ECONNREFUSED',
        'ECONNRESET',
        'EPIPE',
        'ETIMEDOUT',
        'ENOTFOUND',
        'EAI_AGAIN',
        'ENOENT',
        'CERT_HAS_EXPIRED',
        'ERR_TLS_CERT_ALTNAME_INVALID',
      ].map(systemError),
    ],
    [
      'lost',
      [
        'Connection terminated',
        'Connection terminated unexpectedly',
        'Connection terminated due to connection timeout',
        'Query read timeout',
        'Client has encountered a connection error and is not queryable',
      ].map((output) => new Error(output)),
    ],
    ['statement', [1, 19, 1299, 20, 21].map(sqliteError)],
    ['statement', ['22001', '23505', '42703', '42P01', '42601', '54011'].map(postgresError)],
    ['mistake', [new TypeError('x is not a function'), new RangeError('no'), new Error('no')]],
    ['mistake', [systemError('ERR_INVALID_ARG_TYPE'), systemError('ERR_INVALID_STATE')]],
    ['mistake', [undefined, null, 'text', 7, {}]],
  ] as const)('is judged %s by what is known of its maker', (verdict, failures) => {
    expect(failures.map(judge)).toEqual(failures.map(() => verdict));
  });
});

onBothDatabases('a database in whose use', (newLedger, kind) => {
  const opened = async () => {
    const events: string[] = [];
    const note = ({ event }: { event: string }) => void events.push(event);
    const log = { info: note, warn: note, error: note };
    const database = new Database(testEnvironment(await newLedger()), log);
    onTestFinished(() => database.close());
    await allEnquiries(database);
    return { database, events };
  };

  it.each([
    ['a programmer was mistaken', () => Promise.reject(new TypeError('x is not a function'))],
    [
      'a statement is wrong',
      (ledger: Parameters<Parameters<Database['use']>[0]>[0]) =>
        sql`select nothing from nowhere`.execute(ledger),
    ],
  ])('%s hears that very failure, and is opened once', async (_name, work) => {
    const { database, events } = await opened();
    await expect(database.use(work)).rejects.not.toThrow(DatabaseUnavailable);
    expect(await allEnquiries(database)).toEqual([]);
    expect(events).toEqual(['database.open']);
  });

  it('the connection is lost refuses that work, and opens it anew for the next', async () => {
    const { database, events } = await opened();
    const lost = kind === 'sqlite' ? sqliteError(10) : systemError('ECONNRESET');
    await expect(database.use(() => Promise.reject(lost))).rejects.toThrow(DatabaseUnavailable);
    expect(await allEnquiries(database)).toEqual([]);
    await database.close();
    expect(await allEnquiries(database)).toEqual([]);
    expect(events).toEqual(['database.open', 'database.open', 'database.open']);
  });

  it('connections are being closed refuses what comes late', async () => {
    const ledger = await openLedger(testEnvironment(await newLedger()), 'server', silent);
    const connections = new Connections(ledger);
    const closed = connections.close();
    const late = connections.use((open) => open.selectFrom('jobs').selectAll().execute());
    await expect(late).rejects.toThrow(DatabaseUnavailable);
    await closed;
  });

  it.runIf(kind === 'postgres')('one statement takes too long disturbs no other', async () => {
    const { database, events } = await opened();
    const slow = database.use((ledger) => sql`select pg_sleep(1)`.execute(ledger));
    const tooSlow = database.use((ledger) =>
      ledger.transaction().execute(async (transaction) => {
        await sql`set local statement_timeout = 50`.execute(transaction);
        await sql`select pg_sleep(10)`.execute(transaction);
      }),
    );
    await expect(tooSlow).rejects.toThrow(DatabaseUnavailable);
    await slow;
    expect(await allEnquiries(database)).toEqual([]);
    expect(events).toEqual(['database.open']);
  });

  it.runIf(kind === 'postgres')(
    'one connection breaks loses no other, nor who waits for one',
    async () => {
      const { database, events } = await opened();
      const others = Array.from({ length: 12 }, () =>
        database.use((ledger) => sql`select pg_sleep(0.5)`.execute(ledger)),
      );
      const broken = database.use((ledger) =>
        sql`select pg_terminate_backend(pg_backend_pid())`.execute(ledger),
      );
      await expect(broken).rejects.toThrow(DatabaseUnavailable);
      await Promise.all(others);
      expect(await allEnquiries(database)).toEqual([]);
      expect(events.filter((event) => event === 'database.open')).toHaveLength(2);
    },
  );

  it('a table is missing answers 500 in the form’s words, and keeps the visitor’s', async () => {
    const ledger = await newLedger();
    const app = await runningApp({ ...ledger, SITE_DIR: builtSite() });
    const database = new Database(testEnvironment(ledger), silent);
    onTestFinished(() => database.close());
    await database.use((open) => open.schema.dropTable('intents').execute());
    const json = await post(app, 'contact', aContact);
    expect([json.statusCode, json.json()]).toEqual([500, { error: messages.unavailable }]);
    const answer = await post(app, 'contact', aContact, { accept: 'text/html' });
    const page = parse(answer.body);
    expect(answer.statusCode).toBe(500);
    expect(page.querySelector('[name="message"]')?.textContent).toContain(aContact.message);
    expect(page.querySelector('[data-handover]')?.hasAttribute('hidden')).toBe(false);
    expect(page.querySelector('[data-form-status]')?.textContent).toBe(messages.unavailable);
  });
});
