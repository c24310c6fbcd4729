import { defaultLanguage } from '@nokshi/forms/languages.ts';
import type { FormField, FormMember } from '@nokshi/server/desk/contract/form.ts';
import type { Json, JsonObject } from '../write/json.ts';

/** The least that a form asks for, all of it empty: what is missing in it is told at its fields. */
export function templateOf(field: FormField): Json {
  switch (field.kind) {
    case 'group':
      return membersOf(field.members);
    case 'words':
      return { [defaultLanguage]: '' };
    case 'number':
      return field.least ?? 0;
    case 'flag':
      return false;
    case 'choice':
      return field.options[0]?.value ?? '';
    case 'list':
      return Array.from({ length: field.least }, () => templateOf(field.item));
    case 'variants': {
      const [first] = field.variants;
      return first ? { ...membersOf(first.members), [field.tell]: first.value } : {};
    }
    default:
      return '';
  }
}

const membersOf = (members: readonly FormMember[]): JsonObject =>
  Object.fromEntries(
    members
      .filter(({ isOptional }) => !isOptional)
      .map(({ key, field }) => [key, templateOf(field)]),
  );
