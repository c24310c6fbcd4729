import { join, resolve } from 'node:path';
import type { Environment } from '../../environment.ts';

/** Where the ledger is. */
export type LedgerSettings = Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>;

/** Where a SQLite ledger stands. */
export const ledgerFile = (dataDirectory: string): string =>
  resolve(join(dataDirectory, 'enquiries.sqlite'));

/**
 * The ledger as people are told of it: its file, or host and database without user and password.
 */
export function ledgerName({ DATABASE_URL, DATA_DIR }: LedgerSettings): string {
  if (!DATABASE_URL) return ledgerFile(DATA_DIR);
  const url = new URL(DATABASE_URL);
  // On a socket of this machine, the host stands in the query.
  const host = url.host || url.searchParams.get('host') || 'localhost';
  return `the database ${decodeURIComponent(url.pathname.slice(1))} on ${host}`;
}
