import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { Database } from '../src/ledger/database/database.ts';
import './global-setup.ts';
import { createDatabase, PostgresServer } from './postgres-server.ts';
import { silent, testEnvironment } from './test-environment.ts';

/** Makes the variables of a new ledger that holds nothing. */
export type NewLedger = () => Promise<Record<string, string>>;

/** The name of a ledger that others are made from, of each PostgreSQL: to copy tables is quicker than to make them. */
const templates = new Map<string, Promise<string>>();

async function makeTemplate(address: string): Promise<string> {
  const DATABASE_URL = await createDatabase(address);
  const database = new Database(testEnvironment({ DATABASE_URL }), silent);
  await database.use(async () => undefined);
  await database.close();
  return new URL(DATABASE_URL).pathname.slice(1);
}

function templateOn(address: string): Promise<string> {
  const template = templates.get(address) ?? makeTemplate(address);
  templates.set(address, template);
  return template;
}

/** Runs the same tests on both databases, each given a way to make a new ledger. */
export function onBothDatabases(
  name: string,
  tests: (newLedger: NewLedger, kind: 'sqlite' | 'postgres') => void,
): void {
  describe(`${name}, on SQLite`, () => {
    const directories: string[] = [];
    tests(async () => {
      const directory = mkdtempSync(join(tmpdir(), 'ledger-'));
      directories.push(directory);
      return { DATA_DIR: directory };
    }, 'sqlite');
    afterAll(() => {
      for (const directory of directories) rmSync(directory, { recursive: true, force: true });
    });
  });
  describe(`${name}, on PostgreSQL`, () => {
    let own: PostgresServer | undefined;
    let address = inject('postgres');
    beforeAll(async () => {
      if (address) return;
      own = await PostgresServer.start('off');
      address = own.url('postgres');
    });
    afterAll(() => own?.stop());
    tests(async () => {
      const server = address ?? '';
      // None is dropped before the end: a file system that looks out for what was deleted a moment ago, as
      // ext4 does, takes several times as long to make the files of the next one.
      return { DATABASE_URL: await createDatabase(server, await templateOn(server)) };
    }, 'postgres');
  });
}
