import type { FieldPath, FormField } from '@nokshi/contract/form.ts';
import { filledFields } from './filled-fields.ts';

/** The first picture of an entry: the path of its field, and its file beside that of the entry. */
export function firstPicture(
  values: unknown,
  form: FormField,
): { path: FieldPath; file: string } | undefined {
  for (const { field, path, value } of filledFields(form, values)) {
    if (field.kind === 'picture' && typeof value === 'string') return { path, file: value };
  }
  return undefined;
}
