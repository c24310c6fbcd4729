import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { PostgresServer } from './postgres-server.ts';

/** Makes the variables of a new, empty ledger. */
export type NewLedger = () => Promise<Record<string, string>>;

/** Of a single test, on a machine that is busy with others. */
const timeout = 40_000;

/**
 * Runs the same tests on both databases.
 * @param tests given a way to get a new ledger, and the server behind it when it is PostgreSQL
 */
export function onBothDatabases(
  name: string,
  tests: (newLedger: NewLedger, postgres: () => PostgresServer | undefined) => void,
): void {
  describe(`${name}, on SQLite`, { timeout }, () => {
    const directories: string[] = [];
    tests(
      async () => ({ DATA_DIR: newDirectory(directories) }),
      () => undefined,
    );
    afterAll(() => {
      for (const directory of directories) rmSync(directory, { recursive: true, force: true });
    });
  });
  describe(`${name}, on PostgreSQL`, { timeout }, () => {
    let server: PostgresServer | undefined;
    beforeAll(async () => {
      server = await PostgresServer.start('off');
    }, 60_000);
    afterAll(() => server?.stop(), 60_000);
    tests(
      async () => ({ DATABASE_URL: (await server?.createDatabase()) ?? '' }),
      () => server,
    );
  });
}

function newDirectory(directories: string[]): string {
  const directory = mkdtempSync(join(tmpdir(), 'ledger-'));
  directories.push(directory);
  return directory;
}
