import { type FieldValues, isTick } from '@nokshi/forms/fields.ts';
import { type FormId, fieldNames } from '@nokshi/forms/forms.ts';

/**
 * Reads field values from the hash of a link, such as #subject=…&message=…: a demo of the
 * showroom asks so for itself. The hash is sent to no server; the visitor reads the words in the fields,
 * changes them, and sends them or not. A tick is the visitor's own: no link consents for anybody.
 */
export function fieldsInHash(hash: string, kind: FormId): FieldValues {
  const given = new URLSearchParams(hash.slice(1));
  const values: FieldValues = {};
  for (const name of fieldNames(kind)) {
    const value = given.get(name);
    if (value && !isTick(name)) values[name] = value;
  }
  return values;
}
