import type { FieldPath, FormField } from '@nokshi/contract/form.ts';
import { defaultLanguage, type Language } from '@nokshi/forms/languages.ts';
import { describe } from '../describe/describe.ts';
import { entryTitle } from '../describe/entry-title.ts';
import { fieldLabel } from '../describe/field-label.ts';
import type { Json } from '../write/json.ts';
import type { Draft } from './draft.ts';
import type { EntryPath } from './entry-paths.ts';

/** The name of an entry for people. */
export const titleOf = (
  { names }: Draft,
  { folder, name }: EntryPath,
  values: Json | undefined,
  language: Language,
): string => entryTitle(folder, name, values, names, language);

/** The name of a folder of content/ for people. */
export function labelOfFolder({ names }: Draft, folder: string, language: Language): string {
  const { many } = names.folders[folder] ?? {};
  return many?.[language] ?? many?.[defaultLanguage] ?? folder;
}

/** The form of an entry. */
export const formOf = (
  { names }: Draft,
  { kind }: EntryPath,
  values: Json | undefined,
  language: Language,
): FormField => describe(kind, names, language, values);

/** The name of a field for people, with those that it stands in. */
export const labelOfField = (
  draft: Draft,
  entryPath: EntryPath,
  values: Json | undefined,
  path: FieldPath,
  language: Language,
): string => fieldLabel(formOf(draft, entryPath, values, language), path, language);
