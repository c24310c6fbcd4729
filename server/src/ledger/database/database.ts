import type { Kysely } from 'kysely';
import type { Log } from '../../log.ts';
import type { Schema } from '../schema.ts';
import { Connections } from './connections.ts';
import { DatabaseUnavailable, judge, LedgerRefused } from './failure.ts';
import { FileWatch } from './file-watch.ts';
import { type LedgerSettings, ledgerFile, ledgerName } from './ledger-name.ts';
import { migrationStateOf } from './migrate.ts';
import { connect, type Opener, openLedger } from './open-ledger.ts';
import { migrationLimits } from './postgres.ts';
import { withLockDeadline } from './sqlite-driver.ts';

/** Between two attempts to open a database that is away. */
const restMilliseconds = 1000;

/**
 * The ledger's database, whichever it is. Opened and migrated at its first use and again after it
 * was lost, so that a server may start before its database and outlive its absence.
 */
export class Database {
  readonly kind: 'sqlite' | 'postgres';
  /** As people are told of it. */
  readonly name: string;
  readonly #settings: LedgerSettings;
  readonly #log: Log;
  readonly #opener: Opener;
  readonly #watch: FileWatch | undefined;
  #opening: Promise<Connections> | undefined;
  #failedAt = Number.NEGATIVE_INFINITY;
  #failure: unknown;
  #refusal: string | undefined;

  constructor(settings: LedgerSettings, log: Log, opener: Opener = 'server') {
    this.kind = settings.DATABASE_URL ? 'postgres' : 'sqlite';
    this.name = ledgerName(settings);
    this.#settings = settings;
    this.#log = log;
    this.#opener = opener;
    if (this.kind === 'sqlite') this.#watch = new FileWatch(ledgerFile(settings.DATA_DIR), log);
  }

  /**
   * Runs queries.
   * @param deadline when to stop waiting for the database to be opened and for SQLite's lock, as told
   *   by performance.now(): given where a visitor waits
   * @returns what `work` returns
   * @throws DatabaseUnavailable when the database is away, read-only, full or overloaded, or its file
   *   is not where it was opened; what `work` throws otherwise
   */
  async use<Result>(
    work: (ledger: Kysely<Schema>) => Promise<Result>,
    deadline?: number,
  ): Promise<Result> {
    const opening = this.#open();
    const connections = await (deadline === undefined ? opening : before(deadline, opening));
    try {
      this.#watch?.demandInPlace();
      const result = await connections.use(
        deadline === undefined ? work : (ledger) => withLockDeadline(deadline, () => work(ledger)),
      );
      // Moved meanwhile: nothing may be acknowledged that stands where nobody looks.
      this.#watch?.demandInPlace();
      return result;
    } catch (failure) {
      throw await this.#judged(failure, opening, connections);
    }
  }

  /**
   * Runs statements that may take half an hour, over a connection of their own.
   * @returns what `work` returns
   * @throws what `work` throws
   */
  async useForLong<Result>(work: (ledger: Kysely<Schema>) => Promise<Result>): Promise<Result> {
    const ledger = connect(this.#settings, migrationLimits, this.#log);
    try {
      return await work(ledger);
    } finally {
      await ledger.destroy();
    }
  }

  /** Closes the connections; a later use opens them again. */
  async close(): Promise<void> {
    this.#watch?.stop();
    const opening = this.#opening;
    this.#opening = undefined;
    const connections = await opening?.catch(() => undefined);
    await connections?.close();
  }

  #open(): Promise<Connections> {
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

  async #connect(): Promise<Connections> {
    try {
      // Opened before: another file, or a new one, would hide the one that is to be put back.
      this.#watch?.demandInPlace();
      const ledger = await openLedger(this.#settings, this.#opener, this.#log);
      this.#watch?.start();
      this.#refusal = undefined;
      this.#log.info({ event: 'database.open', database: this.kind });
      return new Connections(ledger);
    } catch (failure) {
      this.#sayWhy(failure);
      throw new DatabaseUnavailable('the database could not be opened', { cause: failure });
    }
  }

  /** Says once why a ledger is refused: that stays so until somebody does something about it. */
  #sayWhy(failure: unknown): void {
    if (!(failure instanceof LedgerRefused)) {
      this.#log.error({ event: 'database.unavailable', database: this.kind, err: failure });
    } else if (failure.message !== this.#refusal) {
      this.#refusal = failure.message;
      this.#log.error({ event: 'database.refused', means: failure.message });
    }
  }

  /** @returns what to throw for a failure; gives up connections that are of no more use */
  async #judged(
    failure: unknown,
    opening: Promise<Connections>,
    connections: Connections,
  ): Promise<unknown> {
    if (failure instanceof DatabaseUnavailable) return failure;
    const verdict = judge(failure);
    if (verdict === 'mistake') return failure;
    // A newer version may have changed the tables since they were opened.
    const refusal = verdict === 'statement' ? await connections.use(refusalOf) : undefined;
    if (verdict === 'statement' && !refusal) return failure;
    if (refusal) this.#sayWhy(refusal);
    if (verdict !== 'busy' && this.#opening === opening) {
      this.#opening = undefined;
      this.#watch?.stop();
      // Those who still use the old connections finish or fail on their own.
      connections.close().catch(() => undefined);
    }
    return new DatabaseUnavailable('the database took nothing', { cause: refusal ?? failure });
  }
}

/** @throws DatabaseUnavailable when the database was not opened by the deadline */
function before<Result>(deadline: number, opening: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new DatabaseUnavailable('the database is still being opened'));
    const timer = setTimeout(giveUp, Math.max(0, deadline - performance.now()));
    opening.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Why this version can't use the ledger any more; undefined when it can. */
const refusalOf = (ledger: Kysely<Schema>): Promise<LedgerRefused | undefined> =>
  migrationStateOf(ledger).then(
    () => undefined,
    (failure: unknown) => (failure instanceof LedgerRefused ? failure : undefined),
  );
