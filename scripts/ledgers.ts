import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresServer } from '../server/test/postgres-server.ts';

/** The environment variables that tell the server its ledger. */
export type Variables = Record<string, string>;

/** Runs something with a new SQLite ledger, which is deleted afterwards. */
export async function onSqlite<Result>(
  run: (variables: Variables) => Promise<Result>,
): Promise<Result> {
  const directory = mkdtempSync(join(tmpdir(), 'ledger-'));
  try {
    return await run({ DATA_DIR: directory });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Runs something with a PostgreSQL of its own, with fsync on. */
export async function onPostgres<Result>(
  run: (server: PostgresServer) => Promise<Result>,
): Promise<Result> {
  const server = await PostgresServer.start('on');
  try {
    return await run(server);
  } finally {
    await server.stop();
  }
}

/** Runs something with a new ledger on such a PostgreSQL. */
export const onDatabase = <Result>(
  run: (variables: Variables) => Promise<Result>,
): Promise<Result> =>
  onPostgres(async (server) => run({ DATABASE_URL: await server.createDatabase() }));
