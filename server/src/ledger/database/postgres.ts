import { PostgresDialect } from 'kysely';
import { Pool, TypeOverrides, types } from 'pg';

/** Our bigint columns hold milliseconds and counts, which a JavaScript number holds exactly. */
function numbersForBigint(): TypeOverrides {
  const overrides = new TypeOverrides(types);
  overrides.setTypeParser(types.builtins.INT8, Number);
  return overrides;
}

/**
 * Kysely's dialect over a pool of PostgreSQL connections. Connects at the first query.
 * @param url `postgres://…`
 * @param onLost called when a resting connection breaks; without a listener Node would stop
 */
export function postgresDialect(url: string, onLost: (failure: Error) => void): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 3000,
    // The server gives up first, the client if the network swallowed the answer.
    statement_timeout: 5000,
    query_timeout: 6000,
    idle_in_transaction_session_timeout: 10_000,
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
