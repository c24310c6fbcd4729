import { PostgresDialect } from 'kysely';
import { Pool, type PoolConfig, TypeOverrides, types } from 'pg';

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
export const migrationLimits: Limits = { max: 1, statement_timeout: 30 * 60_000 };

/**
 * Kysely's dialect over a pool of PostgreSQL connections. Connects at the first query.
 * @param url `postgres://…`
 * @param onLost called when a resting connection breaks; without a listener Node would stop
 */
export function postgresDialect(
  url: string,
  limits: Limits,
  onLost: (failure: Error) => void,
): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    ...limits,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    types: numbersForBigint(),
    // An acknowledged enquiry must be on disk: undo a server-wide setting that says otherwise.
    onConnect: async (client) => {
      await client.query(
        "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
      );
    },
  });
  pool.on('error', onLost);
  // One that breaks in somebody's hands fails the query there; without a listener Node would stop, too.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}
