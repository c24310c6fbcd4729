import { allFieldNames, isTick } from '@nokshi/forms/fields.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { columnNames } from './column-names.ts';
import { ColumnMissing } from './failure.ts';

/**
 * Compares the fields of the forms with the columns that the migrations made.
 * @throws ColumnMissing when a field has none: each enquiry would be refused
 */
export async function demandFieldColumns(ledger: Kysely<Schema>): Promise<void> {
  const columns = await columnNames(ledger, 'enquiries');
  const missing = allFieldNames
    .flatMap((name) => (isTick(name) ? [name, `${name}_wording`] : [name]))
    .filter((name) => !columns.includes(name));
  if (missing.length === 0) return;
  throw new ColumnMissing(
    `The ledger's table enquiries has no column ${missing.join(', ')}, which the forms need. Add a migration to server/src/ledger/database/migrations; docs/changing.md, "A form field", says how.`,
  );
}
