import type { FieldPath, FormField } from '@nokshi/contract/form.ts';
import { defaultLanguage, type Language } from '@nokshi/forms/languages.ts';
import { membersOf } from './field-label.ts';
import { isGroup, type Json } from './json.ts';

/** A summary of a list item in one line; empty or undefined where it has none. */
export type ItemSummary = { text: string; picture: FieldPath | undefined };

/** @param path of the item */
export const summaryOf = (
  field: FormField,
  value: Json | undefined,
  path: FieldPath,
  language: Language,
): ItemSummary => ({
  text: firstText(field, value, language),
  picture: firstPicture(field, value, path),
});

function firstText(field: FormField, value: Json | undefined, language: Language): string {
  switch (field.kind) {
    case 'words':
      return isGroup(value) ? String(value[language] || value[defaultLanguage] || '') : '';
    case 'text':
    case 'link':
    case 'day':
    case 'time':
    case 'entry':
      return typeof value === 'string' ? value : '';
    case 'number':
      return typeof value === 'number' ? value.toLocaleString(language) : '';
    case 'group':
    case 'variants': {
      const texts = membersOf(field, value).map((member) => {
        const own = isGroup(value) ? value[member.key] : undefined;
        return { kind: member.field.kind, text: firstText(member.field, own, language) };
      });
      const told = texts.filter(({ text }) => text !== '');
      return (told.find(({ kind }) => kind === 'words') ?? told[0])?.text ?? '';
    }
    case 'list': {
      const [first] = Array.isArray(value) ? value : [];
      return firstText(field.item, first, language);
    }
    default:
      return '';
  }
}

function firstPicture(
  field: FormField,
  value: Json | undefined,
  path: FieldPath,
): FieldPath | undefined {
  if (field.kind === 'picture') return typeof value === 'string' && value !== '' ? path : undefined;
  if (!isGroup(value)) return undefined;
  for (const member of membersOf(field, value)) {
    const found = firstPicture(member.field, value[member.key], [...path, member.key]);
    if (found) return found;
  }
  return undefined;
}
