import type { FieldPath, FormField, FormMember } from '@nokshi/contract/form.ts';
import { numberIn } from '@nokshi/forms/fill.ts';
import { defaultLanguage, type Language } from '@nokshi/forms/languages.ts';
import { membersOf } from './field-at.ts';
import { valuesAt } from './values.ts';

/**
 * The name of the field at a path, with all that it stands in: Features 2 › Name of the feature.
 * Positions are counted from 1, in the digits of the language; what no form knows is left out.
 * @param values of the entry, for the names of what stands in lists: Plans 2 (Pharmacy) › Rent
 */
export function fieldLabel(
  form: FormField,
  path: FieldPath,
  language: Language,
  values?: unknown,
): string {
  const steps: string[] = [];
  let field: FormField | undefined = form;
  for (const [depth, part] of path.entries()) {
    if (typeof part === 'number') {
      const isWithin = depth < path.length - 1;
      const name = isWithin ? titleAt(values, path.slice(0, depth + 1), language) : '';
      const position = numberIn(language, part + 1);
      steps.push(`${steps.pop() ?? ''} ${position}${name && ` (${name})`}`.trim());
      field = field?.kind === 'list' ? field.item : undefined;
    } else {
      const member: FormMember | undefined =
        field && membersOf(field).find(({ key }) => key === part);
      if (!member) break;
      steps.push(member.label);
      field = member.field;
    }
  }
  return steps.join(' › ');
}

/** The title of an item of a list, where it has one. */
function titleAt(values: unknown, path: FieldPath, language: Language): string {
  const [title] = [language, defaultLanguage].flatMap((code) =>
    valuesAt(values, [...path.map(String), 'title', code]),
  );
  return typeof title === 'string' ? title : '';
}
