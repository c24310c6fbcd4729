import { allFieldNames, type CheckedFields, isTick } from '@nokshi/forms/fields.ts';
import { type FormWords, wordsOf } from '@nokshi/forms/form-words.ts';
import type { FieldColumns } from '../schema.ts';

/**
 * The fields of an enquiry as the ledger holds them.
 * @param words those the visitor read: what was agreed to is kept in its own wording
 */
export function columnsOf(fields: CheckedFields, words: FormWords): FieldColumns {
  const columns = allFieldNames.flatMap((name) => {
    if (!isTick(name)) return [[name, fields[name]]];
    return [
      [name, fields[name] ? 1 : 0],
      [`${name}_wording`, fields[name] ? wordsOf(name, words).label : ''],
    ];
  });
  return Object.fromEntries(columns) as FieldColumns;
}
