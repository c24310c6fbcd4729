import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../../test/ledgers.ts';
import { openDatabase } from '../../test/running-app.ts';
import type { Database } from './database/database.ts';
import { tables } from './tables.ts';

/** Those of Kysely, which `migrate` keeps, and those that SQLite keeps for a table of ours. */
const isOurs = (name: string): boolean => !/^(?:kysely_|sqlite_)/.test(name);

async function tablesIn(database: Database): Promise<string[]> {
  const { rows } = await database.use((ledger) =>
    (database.kind === 'sqlite'
      ? sql<{ name: string }>`select name from pragma_table_list
          where schema = 'main' and type in ('table', 'virtual')`
      : sql<{ name: string }>`select table_name as name from information_schema.tables
          where table_schema = current_schema() and table_type = 'BASE TABLE'`
    ).execute(ledger),
  );
  return rows.map(({ name }) => name).filter(isOurs);
}

async function keyOf(database: Database, table: string): Promise<string[]> {
  const { rows } = await database.use((ledger) =>
    (database.kind === 'sqlite'
      ? sql<{ name: string }>`select name from pragma_table_info(${table}) where pk > 0 order by pk`
      : sql<{ name: string }>`select attname as name from pg_index
          join pg_attribute on attrelid = indrelid and attnum = any(indkey)
          where indrelid = ${table}::regclass and indisprimary
          order by array_position(indkey::int2[], attnum)`
    ).execute(ledger),
  );
  return rows.map(({ name }) => name);
}

async function columnsOf(database: Database, table: string): Promise<string[]> {
  const found = await database.use((ledger) => ledger.introspection.getTables());
  return (found.find(({ name }) => name === table)?.columns ?? []).map(({ name }) => name);
}

onBothDatabases('the registry of tables', (newLedger) => {
  it('has every table of the ledger, and no other', async () => {
    const database = openDatabase(await newLedger());
    expect((await tablesIn(database)).sort()).toEqual(Object.keys(tables).sort());
  });

  it('names the key of each table, and removes with an enquiry whatever names one', async () => {
    const database = openDatabase(await newLedger());
    for (const [name, rules] of Object.entries(tables)) {
      expect([name, ...rules.key]).toEqual([name, ...(await keyOf(database, name))]);
      const namesEnquiry = (await columnsOf(database, name)).includes('reference');
      expect([name, rules.removed]).toEqual([name, namesEnquiry ? 'with-enquiry' : 'never']);
    }
  });
});
