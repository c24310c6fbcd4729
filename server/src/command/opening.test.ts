import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { allEnquiries } from '../../test/all-enquiries.ts';
import { answered } from '../../test/answered.ts';
import { onBothDatabases } from '../../test/ledgers.ts';
import { newDirectory } from '../../test/new-directory.ts';
import { createDatabase } from '../../test/postgres-server.ts';
import { aContact, openDatabase, post, runningApp } from '../../test/running-app.ts';
import { silent, testEnvironment } from '../../test/test-environment.ts';
import { runHere } from '../../test/test-terminal.ts';
import { Database } from '../ledger/database/database.ts';
import { LedgerRefused } from '../ledger/database/failure.ts';
import { readArguments } from './arguments.ts';
import { leads as command } from './leads.ts';

/** `npm run leads --`. */
async function leads(variables: Record<string, string>, ...line: string[]) {
  const { printed, output, code } = await runHere(command, variables, line);
  return { said: printed, complained: output, code };
}

describe('the command', () => {
  it.each([[[]], [['help']], [['list', '--help']]])('tells what it can do: %j', async (line) => {
    const { said: output, complained, code } = await leads({}, ...line);
    expect([output, complained, code]).toEqual([expect.stringContaining('leads -- forget'), '', 0]);
  });

  it('answers a wrong word in two lines', async () => {
    const { said: output, complained, code } = await leads({}, 'list', '--kind', 'fax');
    expect([output, code]).toEqual(['', 1]);
    expect(complained).toBe(
      '--kind is "fax"; it should be contact, demo or offer.\nnpm run leads -- help shows what can be asked.\n',
    );
  });
});

describe('the command where no ledger is', () => {
  /** What reads, what changes, and what writes a file. */
  it.each([['list'], ['forget', 'rahim@example.com'], ['backup', 'a-file']])(
    'names the folder and makes nothing: %s',
    async (...line) => {
      const folder = newDirectory();
      const missing = join(folder, 'typo');
      if (line[0] === 'backup') line[1] = join(folder, 'backup.sqlite');
      const { said: output, complained, code } = await leads({ DATA_DIR: missing }, ...line);
      expect([output, code]).toEqual(['', 1]);
      expect(complained).toContain(missing);
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it.each([
    ['show', 'NK-2222-2222'],
    ['queue'],
    ['export', '--format', 'csv'],
    ['resend', '--parked'],
    ['pause'],
    ['resume'],
    ['release', 'NK-2222-2222'],
    ['stats'],
  ])('answers nothing and makes nothing: %s', async (...line) => {
    const folder = newDirectory();
    const missing = join(folder, 'typo');
    const environment = testEnvironment({ DATA_DIR: missing });
    const database = new Database(environment, silent, 'command');
    onTestFinished(() => database.close());
    const surroundings = { database, environment, width: 100, now: 0 };
    await expect(answered(readArguments(line, 0), surroundings)).rejects.toMatchObject({
      cause: new LedgerRefused(
        `There is no folder ${missing}. DATA_DIR names the ledger's folder.`,
      ),
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('makes nothing in an empty folder either', async () => {
    const folder = newDirectory();
    const { said: output, complained, code } = await leads({ DATA_DIR: folder }, 'list');
    expect([output, code]).toEqual(['', 1]);
    expect(complained).toContain(folder);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('restores into a folder that exists, and into no other', async () => {
    const source = newDirectory();
    const app = await runningApp({ DATA_DIR: source });
    expect((await post(app, 'contact', aContact)).statusCode).toBe(201);
    const file = join(newDirectory(), 'backup.sqlite');
    expect((await leads({ DATA_DIR: source }, 'backup', file)).code).toBe(0);

    const folder = newDirectory();
    const refused = await leads({ DATA_DIR: join(folder, 'typo') }, 'restore', file);
    expect([refused.said, refused.code]).toEqual(['', 1]);
    expect(refused.complained).toContain(join(folder, 'typo'));
    expect(readdirSync(folder)).toEqual([]);
    const { said: output, code } = await leads({ DATA_DIR: folder }, 'restore', file);
    expect([output, code]).toEqual([expect.stringContaining('1 enquiries'), 0]);
  });

  it('says so of a file that is something else', async () => {
    const folder = newDirectory();
    writeFileSync(join(folder, 'enquiries.sqlite'), '');
    const { complained, code } = await leads({ DATA_DIR: folder }, 'list');
    expect([complained, code]).toEqual([expect.stringContaining('is no ledger'), 1]);
  });
});

onBothDatabases('the command for an empty ledger', (newLedger, kind) => {
  it('names the ledger that it read, and warns of old words beside its answer', async () => {
    const ledger = await newLedger();
    expect(await allEnquiries(openDatabase({ ...ledger }))).toEqual([]);
    const named =
      kind === 'sqlite'
        ? join(ledger['DATA_DIR'] ?? '', 'enquiries.sqlite')
        : `the database ${new URL(ledger['DATABASE_URL'] ?? '').pathname.slice(1)} on 127.0.0.1:`;
    for (const line of [['list'], ['queue'], ['stats']]) {
      const { said: output, complained, code } = await leads(ledger, ...line);
      expect([output, complained, code]).toEqual([expect.stringContaining(named), '', 0]);
      expect(output).not.toContain('postgres@');
    }
    expect(await leads(ledger, 'show', 'NK-2222-2222')).toMatchObject({
      complained: expect.stringContaining(named),
      code: 1,
    });
    expect(await leads(ledger, 'list', '--status', 'parked', '--json')).toEqual({
      said: '[]\n',
      complained: '--status is called --state now.\n',
      code: 0,
    });
  });
});

onBothDatabases('a ledger of another version', (newLedger, kind) => {
  it('is named by the command, which says what to do', async () => {
    const ledger = await newLedger();
    const database = openDatabase(ledger);
    expect(await allEnquiries(database)).toEqual([]);
    const change = (statement: string) => database.use((open) => sql.raw(statement).execute(open));
    await change("insert into kysely_migration (name, timestamp) values ('999-later', '2027')");
    const newer = await leads(ledger, 'list');
    expect([newer.said, newer.code]).toEqual(['', 1]);
    expect(newer.complained).toContain('Use the command of that version');
    await change("delete from kysely_migration where name > '010'");
    const older = await leads(ledger, 'list');
    expect([older.said, older.code]).toEqual(['', 1]);
    expect(older.complained).toContain('Start the server of this version once');
  });

  it.runIf(kind === 'postgres')('is told from a database without a ledger', async () => {
    const { DATABASE_URL = '' } = await newLedger();
    const ledger = { DATABASE_URL: await createDatabase(DATABASE_URL) };
    const { complained, code } = await leads(ledger, 'list');
    expect([complained, code]).toEqual([expect.stringContaining('holds no ledger'), 1]);
    expect((await leads(ledger, 'list')).complained).toBe(complained);
  });
});
