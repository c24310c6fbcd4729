import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, inject } from 'vitest';
import { ledgerFile } from '../src/ledger/database/ledger-name.ts';
import './global-setup.ts';
import { makeLedger } from './make-ledger.ts';
import { PostgresLedgers } from './postgres-ledgers.ts';
import { PostgresServer } from './postgres-server.ts';

/** Makes the variables of a new ledger that holds nothing. */
export type NewLedger = () => Promise<Record<string, string>>;

/** A SQLite ledger that others are copies of: that is quicker than to make their tables. */
let template: Promise<string> | undefined;

async function makeTemplate(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'ledger-'));
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  await makeLedger({ DATA_DIR: directory });
  return ledgerFile(directory);
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
      template ??= makeTemplate();
      copyFileSync(await template, ledgerFile(directory));
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
    /** Those of the test that runs; what is made before it is for all tests of a file. */
    let ofTest: string[] = [];
    beforeEach(() => {
      ofTest = [];
    });
    tests(async () => {
      const DATABASE_URL = await PostgresLedgers.on(address ?? '').take();
      ofTest.push(DATABASE_URL);
      return { DATABASE_URL };
    }, 'postgres');
    afterEach(() => PostgresLedgers.on(address ?? '').giveBack(ofTest));
  });
}
