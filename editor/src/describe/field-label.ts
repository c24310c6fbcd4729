import { numberIn } from '@nokshi/forms/fill.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import type { FieldPath, FormField, FormMember } from '@nokshi/server/desk/contract/form.ts';
import { membersOf } from './field-at.ts';

/**
 * What the field at a path is called, with all that it stands in: Features 2 › Name of the feature.
 * Positions are counted from 1, in the digits of the language; what no form knows is left out.
 */
export function fieldLabel(form: FormField, path: FieldPath, language: Language): string {
  const steps: string[] = [];
  let field: FormField | undefined = form;
  for (const part of path) {
    if (typeof part === 'number') {
      steps.push(`${steps.pop() ?? ''} ${numberIn(language, part + 1)}`.trim());
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
