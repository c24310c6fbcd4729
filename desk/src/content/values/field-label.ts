import type { FieldPath, FormField, FormMember } from '@nokshi/contract/form.ts';
import { isGroup, type Json, valueAt } from './json.ts';

/**
 * The names of what a path leads through, the outermost first; items of lists are told by their numbers.
 * @param values which of several forms a part has
 */
export function labelsAlong(
  form: FormField,
  values: Json,
  path: FieldPath,
  written: (position: number) => string,
): string[] {
  const labels: string[] = [];
  let field: FormField | undefined = form;
  for (const [depth, step] of path.entries()) {
    if (field?.kind === 'list' && typeof step === 'number') {
      labels.push(written(step + 1));
      field = field.item;
      continue;
    }
    const member: FormMember | undefined = membersOf(
      field,
      valueAt(values, path.slice(0, depth)),
    ).find(({ key }) => key === step);
    if (!member) break;
    labels.push(member.label);
    field = member.field;
  }
  return labels;
}

/** The members of a group, or of the form that a part with several of them has now. */
export function membersOf(field: FormField | undefined, value: Json | undefined): FormMember[] {
  if (field?.kind === 'group') return field.members;
  if (field?.kind !== 'variants') return [];
  const told = isGroup(value) ? value[field.tell] : undefined;
  return field.variants.find((one) => one.value === told)?.members ?? [];
}
