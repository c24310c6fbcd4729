import { defaultLanguage } from '@nokshi/forms/languages.ts';
import type { Entry } from './content.ts';
import type { FormField, FormMember } from './form.ts';

type Json = Entry['values'];

/** The least that a field or a whole form asks for, with nothing filled in. */
export function emptyValue(field: FormField): Json {
  switch (field.kind) {
    case 'group':
      return emptyGroup(field.members);
    case 'words':
      return { [defaultLanguage]: '' };
    case 'number':
      return field.least ?? 0;
    case 'flag':
      return false;
    case 'choice':
      return field.options[0]?.value ?? '';
    case 'list':
      return Array.from({ length: field.least }, () => emptyValue(field.item));
    case 'variants': {
      const [first] = field.variants;
      return first ? { [field.tell]: first.value, ...emptyGroup(first.members) } : {};
    }
    default:
      return '';
  }
}

/** All that members ask for, with nothing filled in; what may be missing is. */
export const emptyGroup = (members: readonly FormMember[]): { [key: string]: Json } =>
  Object.fromEntries(
    members
      .filter(({ isOptional }) => !isOptional)
      .map(({ key, field }) => [key, emptyValue(field)]),
  );
