import type { ListedLogEntry } from '../ledger/desk/log.ts';
import { iso } from '../ledger/iso.ts';
import { csvOf } from './csv.ts';

/** Entries of the log of the desk as CSV, guarded as that of enquiries is. */
export const logCsv = csvOf<ListedLogEntry>([
  ['at', ({ done_at }) => iso(done_at) ?? ''],
  ['name', ({ author }) => author],
  ['email', ({ author_email }) => author_email ?? ''],
  ['network', ({ network }) => network ?? ''],
  ['action', ({ action }) => action],
  ['detail', ({ detail }) => detail ?? ''],
  ['reference', ({ reference }) => reference ?? ''],
  ['id', ({ id }) => id],
]);
