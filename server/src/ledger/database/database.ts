import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import type { Environment } from '../../environment.ts';
import type { Log } from '../../log.ts';
import type { Schema } from '../schema.ts';
import { DatabaseUnavailable, judge, LedgerRefused } from './failure.ts';
import { holdsLedger, migrate } from './migrate.ts';
import { OpenedFile, type Whereabouts } from './opened-file.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';

/** Between two attempts to open a database that is away, and two looks at its files. */
const restMilliseconds = 1000;

/**
 * What to do where no ledger is: the server makes it and its folder, `restore` only the ledger, and
 * whoever merely reads or changes one has been sent to the wrong place.
 */
export type WhenMissing = 'make' | 'make-in-folder' | 'refuse';

/**
 * The ledger's database, whichever it is. Opened and migrated at its first use and again after it
 * was lost, so that a server may start before its database and outlive its absence.
 */
export class Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly #environment: Environment;
  readonly #log: Log;
  readonly #whenMissing: WhenMissing;
  #opening: Promise<Kysely<Schema>> | undefined;
  #openedFile: OpenedFile | undefined;
  #whereabouts: Whereabouts = 'in-place';
  #watch: NodeJS.Timeout | undefined;
  #failedAt = Number.NEGATIVE_INFINITY;
  #failure: unknown;

  constructor(environment: Environment, log: Log, whenMissing: WhenMissing = 'make') {
    this.kind = environment.DATABASE_URL ? 'postgres' : 'sqlite';
    this.#environment = environment;
    this.#log = log;
    this.#whenMissing = whenMissing;
  }

  /**
   * Runs queries.
   * @returns what `work` returns
   * @throws DatabaseUnavailable when the database is away, read-only, full or overloaded, or its file
   *   is not where it was opened; what `work` throws otherwise
   */
  async use<Result>(work: (database: Kysely<Schema>) => Promise<Result>): Promise<Result> {
    const opening = this.#open();
    try {
      const database = await opening;
      this.#demandInPlace();
      const result = await work(database);
      // Moved meanwhile: nothing may be acknowledged that stands where nobody looks.
      this.#demandInPlace();
      return result;
    } catch (failure) {
      if (failure instanceof DatabaseUnavailable) throw failure;
      const verdict = judge(failure);
      if (verdict === 'statement') throw failure;
      if (verdict === 'lost') this.#drop(opening);
      throw new DatabaseUnavailable('the database took nothing', { cause: failure });
    }
  }

  /** Closes the connections; a later use opens them again. */
  async close(): Promise<void> {
    clearInterval(this.#watch);
    this.#watch = undefined;
    const opening = this.#opening;
    this.#opening = undefined;
    const database = await opening?.catch(() => undefined);
    await database?.destroy();
  }

  #open(): Promise<Kysely<Schema>> {
    if (this.#opening) return this.#opening;
    if (performance.now() - this.#failedAt < restMilliseconds) {
      return Promise.reject(
        new DatabaseUnavailable('the database is away', { cause: this.#failure }),
      );
    }
    const opening = this.#connect();
    this.#opening = opening;
    opening.catch((failure: unknown) => {
      this.#failedAt = performance.now();
      this.#failure = failure;
      this.#opening = undefined;
    });
    return opening;
  }

  async #connect(): Promise<Kysely<Schema>> {
    const { DATABASE_URL, DATA_DIR } = this.#environment;
    const file = join(DATA_DIR, 'enquiries.sqlite');
    let database: Kysely<Schema> | undefined;
    try {
      if (!DATABASE_URL) this.#demandFile(file);
      // Opened before: another file, or a new one, would hide the one that is to be put back.
      this.#demandInPlace();
      const dialect = DATABASE_URL
        ? postgresDialect(DATABASE_URL, (failure) =>
            this.#log.warn({ event: 'database.connection-lost', err: failure }),
          )
        : sqliteDialect(file);
      database = new Kysely<Schema>({ dialect });
      if (this.#whenMissing === 'refuse' && !(await holdsLedger(database))) {
        throw new LedgerRefused(
          DATABASE_URL
            ? 'The database of DATABASE_URL holds no ledger.'
            : `${resolve(file)} is no ledger.`,
        );
      }
      await migrate(database);
      if (!DATABASE_URL) {
        this.#openedFile = new OpenedFile(file);
        // Nobody may write for hours.
        this.#watch ??= setInterval(() => this.#look(), restMilliseconds).unref();
      }
      this.#log.info({ event: 'database.open', database: this.kind });
      return database;
    } catch (failure) {
      this.#log.error({ event: 'database.unavailable', database: this.kind, err: failure });
      await database?.destroy().catch(() => undefined);
      throw new DatabaseUnavailable('the database could not be opened', { cause: failure });
    }
  }

  /** @throws LedgerRefused when the file or its folder is missing and may not be made */
  #demandFile(file: string): void {
    const folder = resolve(file, '..');
    if (this.#whenMissing !== 'make' && !existsSync(folder)) {
      throw new LedgerRefused(`There is no folder ${folder}. DATA_DIR names the ledger's folder.`);
    }
    if (this.#whenMissing === 'refuse' && !existsSync(file)) {
      throw new LedgerRefused(`There is no ledger in ${folder}. DATA_DIR names its folder.`);
    }
  }

  /** @throws DatabaseUnavailable when the file that was opened is no longer where it was */
  #demandInPlace(): void {
    this.#look();
    if (this.#whereabouts !== 'in-place') {
      throw new DatabaseUnavailable(`the files of the ledger are ${this.#whereabouts}`);
    }
  }

  /** Notices and logs when the files are moved and when they are back. */
  #look(): void {
    const whereabouts = this.#openedFile?.whereabouts() ?? 'in-place';
    if (whereabouts === this.#whereabouts) return;
    this.#whereabouts = whereabouts;
    if (whereabouts === 'in-place') this.#log.info({ event: 'database.back' });
    else {
      this.#log.error({
        event: 'database.moved',
        found: whereabouts,
        means: `the files of the ledger in ${this.#environment.DATA_DIR} are ${whereabouts}: put them back, or restart the server to open what stands there`,
      });
    }
  }

  #drop(opening: Promise<Kysely<Schema>>): void {
    if (this.#opening !== opening) return;
    this.#opening = undefined;
    // Those who still use the old connections finish or fail on their own.
    opening.then((database) => database.destroy()).catch(() => undefined);
  }
}
