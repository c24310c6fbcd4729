import type { Language } from '@nokshi/forms/languages.ts';
import type { FieldPath, FormField } from '@nokshi/server/desk/contract/form.ts';
import { fieldName } from '@nokshi/site/src/content/check/explain.ts';
import { isObject, type Json } from '../write/json.ts';
import type { Place } from './places.ts';

/** The name of an entry for people. */
export function titleOf({ name }: Place, values: Json | undefined, language: Language): string {
  if (!isObject(values)) return name;
  for (const key of ['title', 'name', 'label', 'question', 'role']) {
    const value = values[key];
    if (typeof value === 'string' && value !== '') return value;
    if (isObject(value)) {
      const words = value[language] ?? value['en'];
      if (typeof words === 'string' && words !== '') return words;
    }
  }
  return name;
}

/** The name of a folder of content/ for people. */
export const labelOfFolder = (folder: string, _language: Language): string => folder;

export const formOf = (_place: Place, _language: Language): FormField => ({
  kind: 'group',
  members: [],
});

/** The name of a field for people, with those that it stands in. */
export const labelOfField = (_place: Place, path: FieldPath, _language: Language): string =>
  fieldName(path);
