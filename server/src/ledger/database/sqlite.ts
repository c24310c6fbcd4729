import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import {
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  type SqliteStatement,
} from 'kysely';
import { PatientDriver } from './sqlite-driver.ts';

/** A statement that does nothing. */
const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

class LedgerAdapter extends SqliteAdapter {
  /** PatientDriver lends its one connection in turn. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** Migrations run inside a transaction: SQLite can, and two processes may start at once. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class LedgerDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PatientDriver {
    return new PatientDriver(this.#config);
  }

  override createAdapter(): LedgerAdapter {
    return new LedgerAdapter();
  }
}

/**
 * Kysely's dialect over Node's own SQLite.
 * @param file the ledger; it and its directory are made if missing, readable by the owner alone
 * @throws when the file can't be opened for writing
 */
export function sqliteDialect(file: string): SqliteDialect {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite would make it readable for all, and chmod comes after its first bytes. Never one that may
  // be open: closing it here would end this process's locks on it.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, opening);
  try {
    makeDurable(database);
    chmodSync(file, 0o600);
  } catch (failure) {
    database.close();
    throw failure;
  }
  return new LedgerDialect({ database: forKysely(database) });
}

/** The same over one more connection to a ledger that stands there. */
export function existingSqliteDialect(file: string): SqliteDialect {
  const address = pathToFileURL(file);
  address.searchParams.set('mode', 'rw');
  const database = new DatabaseSync(address, opening);
  makeDurable(database);
  return new LedgerDialect({ database: forKysely(database) });
}

/** Opening waits for another process by blocking this one; from then on PatientDriver waits. */
const opening = { timeout: 500 };

function makeDurable(database: DatabaseSync): void {
  // FULL: a commit returns after fsync, so what was acknowledged survives a power cut.
  // secure_delete: forgotten words are overwritten in the file, not merely unlinked.
  // temp_store: else pages that a statement of many rows changes are first copied into a file beside
  // the ledger, which takes a fifth of the time of keeping enquiries and holds their words.
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
    PRAGMA temp_store = MEMORY;
    PRAGMA foreign_keys = ON;
    PRAGMA busy_timeout = 0;
  `);
}

/**
 * The same over a connection that can't write, for a thread of its own: it waits by blocking.
 * @param file a ledger that is open elsewhere
 */
export function readOnlySqliteDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 2000 });
  return new SqliteDialect({ database: forKysely(database) });
}

/** Statements that are kept prepared: what is asked again and again, in batches of every size. */
const mostPrepared = 200;

/** Prepares each statement once, the latest `mostPrepared` of them. */
function preparing(database: DatabaseSync): (query: string) => StatementSync {
  const prepared = new Map<string, StatementSync>();
  return (query) => {
    const statement = prepared.get(query) ?? database.prepare(query);
    prepared.delete(query);
    prepared.set(query, statement);
    const [oldest = ''] = prepared.keys();
    if (prepared.size > mostPrepared) prepared.delete(oldest);
    return statement;
  };
}

function forKysely(database: DatabaseSync): SqliteDatabase {
  const prepare = preparing(database);
  return {
    close: () => database.close(),
    prepare(query) {
      // A full disk ends the transaction by itself; a second end would hide the reason.
      if (query === 'rollback' && !database.isTransaction) return nothing;
      // A plain `begin` takes the write lock at the first write and fails at once when another
      // process has written since; `immediate` waits its turn instead.
      const statement = prepare(query === 'begin' ? 'begin immediate' : query);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...(values as SQLInputValue[])),
        run: (values) => statement.run(...(values as SQLInputValue[])),
        // Of its own: the same question may be asked again while rows are still being read.
        iterate: (values) => database.prepare(query).iterate(...(values as SQLInputValue[])),
      };
    },
  };
}
