import type { Migration } from 'kysely/migration';

/** A change of the ledger's tables. */
export type LedgerMigration = Migration & {
  /**
   * True when servers that don't know it work on as before: it only adds indexes, columns with a
   * default, and tables whose rows go with the enquiry that they belong to. Without it, older servers
   * are refused.
   */
  adds?: true;
};
