import pg from 'pg';
import { makeLedger } from './make-ledger.ts';
import { connectedTo, createDatabase } from './postgres-server.ts';

/** A ledger as its migrations leave it. */
type Original = {
  name: string;
  /** The rows of each table, as JSON; null where it has none. */
  rows: ReadonlyMap<string, string | null>;
  /** Is another one when anything but rows is another one. */
  stamp: string;
};

/** Which transaction changed columns, indices, triggers or functions last, and how many of them there are. */
const stampOf = `select string_agg(stamp, ' ') as stamp from (
  select count(*) || '.' || max(xmin::text::bigint) as stamp from pg_attribute union all
  select count(*) || '.' || max(xmin::text::bigint) from pg_trigger union all
  select count(*) || '.' || max(xmin::text::bigint) from pg_proc) of_all`;

/** A table with more is cut off, which takes longer than to take a few rows out. */
const fewBytes = 256 * 1024;

/**
 * The ledgers of tests on one PostgreSQL. To make one takes longer than most tests, so those that a test has
 * done with are emptied for the next one. None is dropped before the end: a file system that looks out for
 * what was deleted a moment ago, as ext4 does, takes several times as long to make the files of the next one.
 */
export class PostgresLedgers {
  static readonly #byAddress = new Map<string, PostgresLedgers>();
  readonly #server: string;
  #original: Promise<Original> | undefined;
  #left: string[] = [];
  /** To each ledger that was emptied: one more takes as long to begin, and to get to know all tables, as a test. */
  readonly #clients = new Map<string, pg.Client>();

  private constructor(server: string) {
    this.#server = server;
  }

  /** @param server the address of any of its databases */
  static on(server: string): PostgresLedgers {
    const ledgers = PostgresLedgers.#byAddress.get(server) ?? new PostgresLedgers(server);
    PostgresLedgers.#byAddress.set(server, ledgers);
    return ledgers;
  }

  /** @returns the address of a ledger that holds nothing, and that nobody else has */
  async take(): Promise<string> {
    this.#original ??= this.#makeOriginal();
    const original = await this.#original;
    for (const ledger of this.#left.splice(0)) {
      const client = await this.#clientOf(ledger);
      const state = await emptied(client, original);
      if (state === 'empty') return ledger;
      if (state === 'in use') this.#left.push(ledger);
      else await client.end();
    }
    return createDatabase(this.#server, original.name);
  }

  /** Takes ledgers back from a test that is over; what it began may still be ending. */
  giveBack(ledgers: readonly string[]): void {
    this.#left.push(...ledgers);
  }

  /** A connection that stays, unless somebody breaks it. */
  async #clientOf(ledger: string): Promise<pg.Client> {
    const kept = this.#clients.get(ledger);
    if (kept) return kept;
    const client = new pg.Client({ connectionString: ledger });
    const forget = () => void this.#clients.delete(ledger);
    client.on('error', forget);
    client.on('end', forget);
    await client.connect();
    this.#clients.set(ledger, client);
    return client;
  }

  async #makeOriginal(): Promise<Original> {
    const address = await createDatabase(this.#server);
    await makeLedger({ DATABASE_URL: address });
    return connectedTo(address, async (client) => {
      const { rows: tables } = await client.query<{ name: string }>(
        "select tablename as name from pg_tables where schemaname = 'public'",
      );
      const rows = new Map<string, string | null>();
      for (const { name } of tables) {
        const { rows: held } = await client.query<{ rows: string | null }>(
          `select json_agg(one)::text as rows from ${name} one`,
        );
        rows.set(name, held[0]?.rows ?? null);
      }
      const { rows: stamps } = await client.query<{ stamp: string }>(stampOf);
      return { name: new URL(address).pathname.slice(1), rows, stamp: stamps[0]?.stamp ?? '' };
    });
  }
}

/** Gives a ledger the rows of a new one, unless somebody uses it still or its tables are other ones. */
async function emptied(
  client: pg.Client,
  { rows, stamp }: Original,
): Promise<'empty' | 'in use' | 'another'> {
  const { rows: found } = await client.query<{ users: string; stamp: string }>(
    `select (${stampOf}) as stamp, (select count(*) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()) as users`,
  );
  if (found[0]?.users !== '0') return 'in use';
  if (found[0].stamp !== stamp) return 'another';
  const { rows: large } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relname = any($1) and pg_total_relation_size(oid) > ${fewBytes}`,
    [[...rows.keys()]],
  );
  const cut = large.map(({ name }) => name);
  const others = [...rows.keys()].filter((name) => !cut.includes(name));
  await client.query(
    [
      'begin; set local session_replication_role = replica',
      ...(cut.length > 0 ? [`truncate ${cut.join()} cascade`] : []),
      ...others.map((name) => `delete from ${name}`),
      ...[...rows].flatMap(([name, held]) =>
        held === null
          ? []
          : [
              `insert into ${name} select * from json_populate_recordset(null::${name}, ${client.escapeLiteral(held)})`,
            ],
      ),
      'commit',
    ].join('; '),
  );
  return 'empty';
}
