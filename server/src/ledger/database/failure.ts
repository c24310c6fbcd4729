/** The database can't take or give anything at this moment; nothing was acknowledged. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** The ledger must not be opened as it stands; the message says so to the person who runs it. */
export class LedgerRefused extends Error {
  override name = 'LedgerRefused';
}

/** What a failure means for the connection it came from. */
export type Verdict =
  /** The statement itself was wrong; the database is fine. */
  | 'statement'
  /** Nothing can be kept now (disk full, locked, overloaded), over the same connection perhaps later. */
  | 'busy'
  /** The connection is of no more use: a new one must be opened. */
  | 'lost';

// https://www.sqlite.org/rescode.html, primary codes.
const sqliteBusy = new Set([5, 6, 7, 13]); // BUSY, LOCKED, NOMEM, FULL
const sqliteStatement = new Set([1, 18, 19, 20, 25]); // ERROR, TOOBIG, CONSTRAINT, MISMATCH, RANGE

// https://www.postgresql.org/docs/current/errcodes-appendix.html, classes.
const postgresBusy = new Set(['40', '53', '55', '54', '58']);
const postgresStatement = new Set(['21', '22', '23', '42']);

function property(failure: unknown, name: string): unknown {
  return typeof failure === 'object' && failure !== null ? Reflect.get(failure, name) : undefined;
}

/** Reads what node:sqlite, pg or the operating system reported. What is unknown counts as lost. */
export function judge(failure: unknown): Verdict {
  const sqlite = property(failure, 'errcode');
  if (typeof sqlite === 'number') {
    if (sqliteStatement.has(sqlite & 0xff)) return 'statement';
    return sqliteBusy.has(sqlite & 0xff) ? 'busy' : 'lost';
  }
  const code = property(failure, 'code');
  if (typeof code === 'string' && /^[\dA-Z]{5}$/.test(code) && property(failure, 'severity')) {
    // A missing privilege is not the statement's fault: it is given back by an administrator.
    if (code === '42501') return 'lost';
    if (postgresStatement.has(code.slice(0, 2))) return 'statement';
    return postgresBusy.has(code.slice(0, 2)) ? 'busy' : 'lost';
  }
  return 'lost';
}

/** True when a row with the same key stands already, on either database. */
export function isDuplicateKey(failure: unknown): boolean {
  const sqlite = property(failure, 'errcode');
  return sqlite === 1555 || sqlite === 2067 || property(failure, 'code') === '23505';
}

/** True when another process holds SQLite's lock. */
export function isLocked(failure: unknown): boolean {
  const sqlite = property(failure, 'errcode');
  return typeof sqlite === 'number' && (sqlite & 0xff) === 5;
}
