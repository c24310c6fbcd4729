import type { Schema } from './schema.ts';

/** What copying, forgetting and overwriting do with the rows of a table. */
export type TableRules<Row> = {
  /** Its primary key. Copies read page by page in its order; a row that the target has under it stays. */
  key: readonly (keyof Row & string)[];
  /**
   * What `backup` and `restore` do: `whole` takes all rows, before any enquiry is there, and
   * `with-enquiry` those of no enquiry then, and those of the enquiries that are new to the target. Of
   * what is `never` copied a backup has no row; what is `anew` the copy makes by itself.
   */
  copied: 'whole' | 'with-enquiry' | 'never' | 'anew';
  /** What a copy says in place of the row's own value: nobody holds a lease on it, and no job has failed. */
  inCopy?: Partial<Row>;
  /** The time by which, of two rows with one key, the later one stands; without it, the target's. */
  laterBy?: keyof Row & string;
  /**
   * What `forget` and retention do: `with-enquiry` removes the rows of each enquiry that goes, by their
   * `reference`. They held words of visitors, so these tables are overwritten then (`overwrite.ts`);
   * of a SQLite ledger, the whole file is.
   */
  removed: 'with-enquiry' | 'never';
};

/**
 * Every table of the ledger. One that others refer to stands before them: rows are copied in this
 * order and removed in the opposite one.
 */
export const tables: { readonly [Name in keyof Schema]: TableRules<Schema[Name]> } = {
  // Before any delivery: none may leave that was paused.
  pause: { key: ['id'], copied: 'whole', removed: 'never' },
  jobs: {
    key: ['name'],
    copied: 'whole',
    inCopy: { due_at: 0, failed_at: null, last_error: null },
    laterBy: 'ran_at',
    removed: 'never',
  },
  // Before any enquiry: the larger number of days applies, and fewer are agreed to anew.
  retention: {
    key: ['id'],
    copied: 'whole',
    inCopy: { agreed_days: null, agreed_at: null, agreed_by: null },
    laterBy: 'kept_days',
    removed: 'never',
  },
  enquiries: { key: ['reference'], copied: 'with-enquiry', removed: 'with-enquiry' },
  intents: { key: ['intent'], copied: 'with-enquiry', removed: 'with-enquiry' },
  deliveries: {
    key: ['reference', 'channel', 'recipient'],
    copied: 'with-enquiry',
    inCopy: { lease: null, visitor: null },
    removed: 'with-enquiry',
  },
  replied: {
    key: ['address'],
    copied: 'with-enquiry',
    inCopy: { visitor: null },
    laterBy: 'replied_at',
    removed: 'with-enquiry',
  },
  set_aside_notices: {
    key: ['reference', 'recipient'],
    copied: 'with-enquiry',
    removed: 'with-enquiry',
  },
  users: { key: ['email'], copied: 'whole', removed: 'never' },
  recovery_codes: { key: ['digest'], copied: 'whole', removed: 'never' },
  second_factor_demand: { key: ['id'], copied: 'whole', removed: 'never' },
  saved_replies: { key: ['id'], copied: 'whole', laterBy: 'changed_at', removed: 'never' },
  notes: { key: ['id'], copied: 'with-enquiry', removed: 'with-enquiry' },
  desk_log: { key: ['id'], copied: 'with-enquiry', removed: 'with-enquiry' },
  log_chain: { key: ['position'], copied: 'whole', removed: 'never' },
  // With it, whoever holds a backup could find out by trying which network did what.
  network_keys: { key: ['id'], copied: 'never', removed: 'never' },
  views: { key: ['day', 'kind', 'name'], copied: 'whole', removed: 'never' },
  views_kept: { key: ['days'], copied: 'whole', removed: 'never' },
  // Of the browsers that use this ledger: whoever restores another one signs in anew.
  sessions: { key: ['digest'], copied: 'never', removed: 'never' },
  devices: { key: ['digest'], copied: 'never', removed: 'never' },
  access_links: { key: ['email'], copied: 'never', removed: 'never' },
  presence: { key: ['stream'], copied: 'never', removed: 'with-enquiry' },
  sign_in_tries: { key: ['counted', 'tried_at', 'id'], copied: 'never', removed: 'never' },
  servers: { key: ['id'], copied: 'never', removed: 'never' },
  // Made anew from the enquiries and deliveries that come in, by triggers and in the background.
  enquiry_counts: { key: [], copied: 'anew', removed: 'never' },
  delivery_counts: { key: [], copied: 'anew', removed: 'never' },
  search_rows: { key: ['id'], copied: 'anew', removed: 'with-enquiry' },
  search_trigrams: { key: ['block', 'trigram'], copied: 'anew', removed: 'never' },
  search_queue: { key: ['received_at', 'reference'], copied: 'anew', removed: 'with-enquiry' },
  // What the tables of this database ask of a server, wherever its rows come from.
  compatibility: { key: ['id'], copied: 'anew', removed: 'never' },
  // Proves that this database can be written, whatever stands in it.
  heartbeat: { key: ['id'], copied: 'anew', removed: 'never' },
};

export type TableName = keyof Schema;

type TableOfEnquiries = {
  [Name in TableName]: Schema[Name] extends { reference: string | null } ? Name : never;
}[TableName];

const names = Object.keys(tables) as TableName[];

/** The tables that are copied so, in the order in which their rows go in. */
export const tablesCopied = (how: TableRules<unknown>['copied']): readonly TableName[] =>
  names.filter((name) => tables[name].copied === how);

/** The tables whose rows go with an enquiry, in the order in which they do. */
export const tablesOfEnquiries = names
  .filter((name): name is TableOfEnquiries => tables[name].removed === 'with-enquiry')
  .reverse();
