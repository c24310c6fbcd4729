import { type Kysely, sql, type Transaction } from 'kysely';
import { addMissingLinks, hasChain } from './desk/log-chain.ts';
import type { DeskLogRow, Schema } from './schema.ts';
import { type TableName, type TableRules, tables, tablesCopied } from './tables.ts';

/** Rows copied at a time: of a table by itself, or enquiries with what belongs to them. */
const pageSize = 500;

/** Values in one statement: databases bound its parameters, SQLite to 32 766. */
const mostValues = 30_000;

/** The columns that copying reads of a row in any table. */
type Row = Record<string, unknown>;
type AnyLedger = Kysely<Record<string, Row>>;

const rulesOf = (table: TableName): TableRules<Row> => tables[table];

/**
 * Copies a ledger into another, each table by its rules in the registry. What stands in the target
 * stays, so that copying twice does no harm.
 * @param target migrated, as `source` is
 * @returns how many enquiries were new to the target
 */
export async function copyLedger(source: Kysely<Schema>, target: Kysely<Schema>): Promise<number> {
  // Which columns there are is told by the rows.
  const [from, to] = [source, target] as unknown as [AnyLedger, AnyLedger];
  // A chain goes on from its last link, so that of the target stays, and what is new to its log is added to it.
  const isChained = await hasChain(target);
  const insertInto = async (ledger: AnyLedger, table: TableName, rows: readonly Row[]) => {
    const added = await insert(ledger, table, rows);
    if (table !== 'desk_log' || !isChained || added.length === 0) return;
    await addMissingLinks(ledger as unknown as Transaction<Schema>, added as DeskLogRow[]);
  };
  for (const table of tablesCopied('whole')) {
    if (table === 'log_chain' && isChained) continue;
    for await (const rows of pagesOf(from, table)) await insert(to, table, rows);
  }
  for (const table of tablesCopied('with-enquiry')) {
    for await (const rows of pagesOf(from, table, ofNone)) {
      await to.transaction().execute((transaction) => insertInto(transaction, table, rows));
    }
  }
  let copied = 0;
  for await (const enquiries of pagesOf(from, 'enquiries')) {
    const belongings = await belongingsOf(from, referencesOf(enquiries));
    const added = await to.transaction().execute(async (transaction) => {
      const references = new Set(referencesOf(await insert(transaction, 'enquiries', enquiries)));
      for (const [table, rows] of belongings) {
        const wanted = rows.filter(({ reference }) => references.has(reference));
        await insertInto(transaction, table, wanted);
      }
      return references.size;
    });
    copied += added;
  }
  return copied;
}

/** Makes of a file that holds a whole SQLite ledger what `copyLedger` would have written. */
export async function clearCopy(copy: Kysely<Schema>): Promise<void> {
  const ledger = copy as unknown as AnyLedger;
  for (const table of tablesCopied('never')) await ledger.deleteFrom(table).execute();
  for (const table of [...tablesCopied('whole'), ...tablesCopied('with-enquiry')]) {
    const { inCopy } = rulesOf(table);
    if (inCopy) await ledger.updateTable(table).set(inCopy).execute();
  }
}

const referencesOf = (rows: readonly Row[]): unknown[] => rows.map(({ reference }) => reference);

/** Whether a row belongs to no enquiry, of a table whose rows may belong to one. */
const ofNone = sql<boolean>`reference is null`;

/** All rows of a table that a condition leaves, by its key. */
async function* pagesOf(
  ledger: AnyLedger,
  table: TableName,
  condition = sql<boolean>`true`,
): AsyncGenerator<Row[]> {
  const { key } = rulesOf(table);
  const firstPage = key.reduce(
    (query, column) => query.orderBy(column),
    ledger.selectFrom(table).selectAll().where(condition).limit(pageSize),
  );
  let page = firstPage;
  for (;;) {
    const rows = await page.execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    const columns = sql.join(key.map((column) => sql.ref(column)));
    const values = sql.join(key.map((column) => last[column]));
    page = firstPage.where(sql<boolean>`(${columns}) > (${values})`);
  }
}

/** The rows of some enquiries, table by table. */
async function belongingsOf(
  ledger: AnyLedger,
  references: readonly unknown[],
): Promise<[TableName, Row[]][]> {
  const belongings: [TableName, Row[]][] = [];
  for (const table of tablesCopied('with-enquiry')) {
    if (table === 'enquiries') continue;
    const rows = ledger.selectFrom(table).selectAll().where('reference', 'in', references);
    belongings.push([table, await rows.execute()]);
  }
  return belongings;
}

/** @returns the rows that were new, or later than those that stood there */
async function insert(ledger: AnyLedger, table: TableName, rows: readonly Row[]): Promise<Row[]> {
  const { key, inCopy, laterBy } = rulesOf(table);
  const columns = Object.keys(rows[0] ?? {});
  const rest = columns.filter((column) => !key.includes(column));
  const most = Math.floor(mostValues / Math.max(1, columns.length));
  const inserted: Row[] = [];
  for (let start = 0; start < rows.length; start += most) {
    const some = rows.slice(start, start + most).map((row) => ({ ...row, ...inCopy }));
    const added = await ledger
      .insertInto(table)
      .values(some)
      .onConflict((conflict) => {
        if (!laterBy) return conflict.doNothing();
        const [new_, old] = [`excluded.${laterBy}`, `${table}.${laterBy}`].map((one) =>
          sql.ref(one),
        );
        return conflict
          .columns([...key])
          .doUpdateSet(
            Object.fromEntries(rest.map((column) => [column, sql.ref(`excluded.${column}`)])),
          )
          .where(sql<boolean>`coalesce(${new_} > ${old}, ${new_} is not null)`);
      })
      .returningAll()
      .execute();
    inserted.push(...added);
  }
  return inserted;
}
