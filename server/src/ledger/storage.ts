import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { Part } from '../parts.ts';
import { Database } from './database/database.ts';
import { ColumnMissing, DatabaseUnavailable } from './database/failure.ts';
import type { LedgerSettings } from './database/ledger-name.ts';
import { patienceMilliseconds } from './database/patience.ts';
import { warnOfPause } from './deliveries/pause.ts';
import { Reader } from './reading/reader.ts';
import type { BeginReader } from './reading/sqlite-source.ts';
import { Upkeep } from './reading/upkeep.ts';

/** The ledger, and what reads in it beside those who write. */
export type Storage = Part & { database: Database; reader: Reader; upkeep: Upkeep };

/** @param beginReader how SQLite's reading thread is begun, if otherwise than usual */
export function openStorage(
  settings: LedgerSettings,
  log: Log,
  beginReader?: BeginReader,
): Storage {
  const database = new Database(settings, log);
  const reader = new Reader(database, settings, beginReader);
  const upkeep = new Upkeep(database, reader, log);
  return {
    database,
    reader,
    upkeep,
    async start() {
      await openAtStart(database, log);
      upkeep.start();
    },
    stop: () => upkeep.stop(),
    async close() {
      await reader.close();
      await database.close();
    },
  };
}

/**
 * Opens the ledger if that takes no longer than a visitor would wait: the site is served whether or
 * not the database is there.
 * @throws ColumnMissing when it is there, and this code lacks a migration
 */
async function openAtStart(database: Database, log: Log): Promise<void> {
  const opening = database
    .use((ledger) => warnOfPause(ledger, log))
    .catch((failure: unknown) => {
      const cause = failure instanceof DatabaseUnavailable && failure.cause;
      if (cause instanceof ColumnMissing) throw cause;
    });
  await Promise.race([opening, pause(patienceMilliseconds, undefined, { ref: false })]);
}
