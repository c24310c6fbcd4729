import type { Kysely, Transaction } from 'kysely';
import { addLinks } from '../../desk/log-chain.ts';
import type { Schema } from '../../schema.ts';
import type { LedgerMigration } from './ledger-migration.ts';

/** Rows that are read at a time. */
const pageSize = 500;

/** A chain over the log of the desk, in which one sees what was changed or taken out. */
export const logChain: LedgerMigration = {
  adds: true,
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('log_chain')
      .addColumn('position', 'integer', (column) => column.primaryKey())
      .addColumn('entry', 'text', (column) => column.notNull().unique())
      .addColumn('done_at', 'bigint', (column) => column.notNull())
      .addColumn('subject', 'text')
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .execute();
    // Kysely runs all migrations in one transaction.
    const ledger = database as unknown as Transaction<Schema>;
    for (let offset = 0; ; offset += pageSize) {
      const rows = await ledger
        .selectFrom('desk_log')
        .select(['id', 'done_at', 'author', 'action', 'detail', 'version', 'reference'])
        .orderBy('done_at')
        .orderBy('id')
        .limit(pageSize)
        .offset(offset)
        .execute();
      if (rows.length === 0) return;
      await addLinks(ledger, rows);
    }
  },
};
