import type { FormField, FormMember } from '@nokshi/server/desk/contract/form.ts';
import type { Group, Json } from './json.ts';

/** The least that a field asks for, with nothing filled in. */
export function emptyValue(field: FormField): Json {
  switch (field.kind) {
    case 'group':
      return emptyGroup(field.members);
    case 'words':
      return { en: '' };
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
export const emptyGroup = (members: readonly FormMember[]): Group =>
  Object.fromEntries(
    members
      .filter(({ isOptional }) => !isOptional)
      .map(({ key, field }) => [key, emptyValue(field)]),
  );
