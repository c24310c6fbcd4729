import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import { isPostgres } from './is-postgres.ts';

/**
 * The tasks that one server at a time runs on PostgreSQL, each with the number of its lock: any, the same on all
 * servers, of earlier versions, too, which may run beside.
 */
const locks = {
  /** Two that change one set of the search's index would undo each other's change. */
  index: sql.lit(0x5ea7c4),
  /** Joining the parts of counts. */
  counts: sql.lit(0xc0047),
  /** None adds to a digest that another takes. */
  deliveries: sql`hashtext('deliveries')`,
  /** None counts automatic replies while another adds one. */
  replies: sql`hashtext('replied')`,
  /** None counts saved replies while another adds one. */
  savedReplies: sql`hashtext('saved_replies')`,
  /** None takes an owner away while another does. */
  users: sql`hashtext('users')`,
  /** None adds to the chain of the log behind the same link. */
  log: sql`hashtext('log_chain')`,
};

/** Waits for a lock, which ends with the transaction. SQLite's transactions are alone anyway. */
export async function lock(
  transaction: Transaction<Schema>,
  name: keyof typeof locks,
): Promise<void> {
  if (!isPostgres(transaction)) return;
  await sql`select pg_advisory_xact_lock(${locks[name]})`.execute(transaction);
}

/** The same without waiting. @returns false while another transaction has it */
export async function tryLock(
  transaction: Transaction<Schema>,
  name: keyof typeof locks,
): Promise<boolean> {
  if (!isPostgres(transaction)) return true;
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${locks[name]}) as mine`.execute(transaction);
  return rows[0]?.mine ?? false;
}
