import type { FieldPath, FormField } from '@nokshi/contract/form.ts';
import { languageCodes } from '@nokshi/forms/languages.ts';
import { filledFields } from './filled-fields.ts';

/** Where words are not there in every language. Words that may be missing altogether are not missed. */
export const missingWords = (values: unknown, form: FormField): FieldPath[] =>
  filledFields(form, values)
    .filter(({ field, value }) => field.kind === 'words' && !isComplete(value))
    .map(({ path }) => path);

const isComplete = (words: unknown): boolean =>
  typeof words === 'object' &&
  words !== null &&
  languageCodes.every((code) => Boolean(Reflect.get(words, code)));
