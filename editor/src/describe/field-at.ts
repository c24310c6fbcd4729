import type { FieldPath, FormField, FormMember } from '@nokshi/contract/form.ts';

/** The members of a group, or of all that a part may be: they call what they share the same. */
export function membersOf(field: FormField): FormMember[] {
  if (field.kind === 'group') return field.members;
  return field.kind === 'variants' ? field.variants.flatMap(({ members }) => members) : [];
}

/** The field that a path leads to; undefined where the form knows none. */
export function fieldAt(form: FormField, path: FieldPath): FormField | undefined {
  let field: FormField | undefined = form;
  for (const part of path) {
    if (!field) return undefined;
    if (typeof part === 'number') field = field.kind === 'list' ? field.item : undefined;
    else field = membersOf(field).find(({ key }) => key === part)?.field;
  }
  return field;
}
