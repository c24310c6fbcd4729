/** The database can't take or give anything at this moment; nothing was acknowledged. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** The ledger must not be opened as it stands; the message says so to the person who runs it. */
export class LedgerRefused extends Error {
  override name = 'LedgerRefused';
}

/** The code asks for columns that no migration makes: a mistake of whoever changed the code. */
export class ColumnMissing extends LedgerRefused {
  override name = 'ColumnMissing';
}

/** Classifies a failure by whether its connection can still be used. */
export type Verdict =
  /** A mistake in our own code; the database has nothing to do with it. */
  | 'mistake'
  /** The database refuses the statement itself, and is fine. */
  | 'statement'
  /** Nothing can be kept now (disk full, locked, overloaded), over the same connection perhaps later. */
  | 'busy'
  /** The connection is of no more use: a new one must be opened. */
  | 'lost';

// https://www.sqlite.org/rescode.html, primary codes; all others say that the file can't be used.
const sqliteBusy = new Set([5, 6, 7, 13]); // BUSY, LOCKED, NOMEM, FULL
const sqliteStatement = new Set([1, 18, 19, 20, 21, 25]); // ERROR, TOOBIG, CONSTRAINT, MISMATCH, MISUSE, RANGE

// https://www.postgresql.org/docs/current/errcodes-appendix.html, codes or their classes.
const postgresBusy = /^(?:40|53|55|57014|58)/; // 57014: cancelled, by our own limit as a rule
// 25006 and 42501: read-only or without a privilege until an administrator says otherwise.
const postgresLost = /^(?:08|25006|25P03|25P04|28|3D|42501|57|F0|XX)/;

/** Codes of Node.js: the operating system's (ECONNREFUSED, ENOENT), and those of certificates. */
const systemLost =
  /^(?:E(?!RR_)[A-Z_]+\d*|ERR_(?:TLS|SSL)_.*|CERT_.*|UNABLE_TO_.*|DEPTH_ZERO_.*|SELF_SIGNED_.*)$/;

/** What pg says without a code; pg-pool's wait for a free connection is the only one that passes. */
const poolBusy = 'timeout exceeded when trying to connect';
const poolLost =
  /^(?:Connection terminated|Query read timeout|timeout expired|Client (?:has encountered|was closed)|The server does not support SSL|There was an error establishing an SSL)/;

function property(failure: unknown, name: string): unknown {
  return typeof failure === 'object' && failure !== null ? Reflect.get(failure, name) : undefined;
}

/** Reads what node:sqlite, pg or the operating system reported. What none of them says is our mistake. */
export function judge(failure: unknown): Verdict {
  const sqlite = property(failure, 'errcode');
  if (typeof sqlite === 'number') {
    if (sqliteStatement.has(sqlite & 0xff)) return 'statement';
    return sqliteBusy.has(sqlite & 0xff) ? 'busy' : 'lost';
  }
  const code = property(failure, 'code');
  if (typeof code === 'string') {
    if (property(failure, 'severity') === undefined) {
      return systemLost.test(code) ? 'lost' : 'mistake';
    }
    if (postgresBusy.test(code)) return 'busy';
    return postgresLost.test(code) ? 'lost' : 'statement';
  }
  const message = property(failure, 'message');
  if (message === poolBusy) return 'busy';
  return typeof message === 'string' && poolLost.test(message) ? 'lost' : 'mistake';
}

/** Whether our code or its statement was wrong, and the database is fine. */
export const isOwnFault = (failure: unknown): boolean =>
  ['mistake', 'statement'].includes(judge(failure));

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
