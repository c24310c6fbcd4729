import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import './global-setup.ts';
import { createDatabase, PostgresServer } from './postgres-server.ts';

/** Makes the variables of a new, empty ledger. */
export type NewLedger = () => Promise<Record<string, string>>;

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
    tests(async () => ({ DATABASE_URL: await createDatabase(address ?? '') }), 'postgres');
  });
}
