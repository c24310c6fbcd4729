import type { FieldPath, FormField, FormMember } from '@nokshi/contract/form.ts';

/** A field of a form that a file fills in, or should. */
export type FilledField = { path: FieldPath; field: FormField; value: unknown };

/** Every field of a form with what `values` says there. What is optional and not there is left out. */
export function filledFields(
  field: FormField,
  value: unknown,
  path: FieldPath = [],
): FilledField[] {
  return [{ path, field, value }, ...fieldsBelow(field, value, path)];
}

function fieldsBelow(field: FormField, value: unknown, path: FieldPath): FilledField[] {
  switch (field.kind) {
    case 'group':
      return membersOf(field.members, value, path);
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item, index) => filledFields(field.item, item, [...path, index]))
        : [];
    case 'variants': {
      const told = memberValue(value, field.tell);
      const variant = field.variants.find((one) => one.value === told);
      return membersOf(variant?.members ?? [], value, path);
    }
    default:
      return [];
  }
}

const membersOf = (members: readonly FormMember[], value: unknown, path: FieldPath) =>
  members.flatMap(({ key, field, isOptional }) => {
    const own = memberValue(value, key);
    return isOptional && own === undefined ? [] : filledFields(field, own, [...path, key]);
  });

const memberValue = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
