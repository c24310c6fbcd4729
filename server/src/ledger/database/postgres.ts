import { PostgresDialect } from 'kysely';
import { Pool, type PoolConfig, TypeOverrides, types } from 'pg';
import { minute } from '../../durations.ts';

/** Our bigint columns hold milliseconds and counts, which a JavaScript number holds exactly. */
function numbersForBigint(): TypeOverrides {
  const overrides = new TypeOverrides(types);
  overrides.setTypeParser(types.builtins.INT8, Number);
  return overrides;
}

/** How many connections there are, and how long PostgreSQL may take over them, in milliseconds. */
export type Limits = Pick<
  PoolConfig,
  'max' | 'statement_timeout' | 'query_timeout' | 'idle_in_transaction_session_timeout'
>;

/** The server gives up first, the client if the network swallowed the answer. */
export const servingLimits: Limits = {
  max: 8,
  statement_timeout: 5000,
  query_timeout: 6000,
  idle_in_transaction_session_timeout: 10_000,
};

/** A table of any size is changed in half an hour; others that start meanwhile wait as long. */
export const migrationLimits: Limits = { max: 1, statement_timeout: 30 * minute };

/** Few: what people read must not keep visitors waiting. */
const readingLimits: Limits = { ...servingLimits, max: 2 };

/**
 * Kysely's dialect over a pool of PostgreSQL connections. Connects at the first query.
 * @param url `postgres://…`
 * @param onLost called when a resting connection breaks; without a listener Node would stop
 */
export const postgresDialect = (
  url: string,
  limits: Limits,
  onLost: (failure: Error) => void,
): PostgresDialect =>
  // An acknowledged enquiry must be on disk: undo a server-wide setting that says otherwise.
  dialect(
    url,
    limits,
    "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
    onLost,
  );

/** The same over connections that can't write. */
export const readingPostgresDialect = (
  url: string,
  onLost: (failure: Error) => void,
): PostgresDialect => dialect(url, readingLimits, 'set default_transaction_read_only = on', onLost);

function dialect(
  url: string,
  limits: Limits,
  first: string,
  onLost: (failure: Error) => void,
): PostgresDialect {
  const pool = new Pool({
    ...limits,
    connectionString: url,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    types: numbersForBigint(),
    onConnect: async (client) => {
      await client.query(first);
    },
  });
  pool.on('error', onLost);
  // One that breaks in somebody's hands fails the query there; without a listener Node would stop, too.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}
