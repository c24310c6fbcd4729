import type { FieldPath, FormField } from '@nokshi/server/desk/contract/form.ts';
import type { FieldProps } from './field-props.ts';
import { TextField } from './TextField.tsx';

/** The field of a form for a value, whatever it is. */
export function FormFields({ field, ...place }: FieldProps<FormField['kind']>) {
  switch (field.kind) {
    case 'group':
      return field.members.map((member) => (
        <FormFields
          key={member.key}
          field={member.field}
          path={below(place.path, member.key)}
          label={member.label}
          help={member.help}
          isOptional={member.isOptional}
        />
      ));
    case 'text':
      return <TextField field={field} {...place} />;
    default:
      return null;
  }
}

const below = (path: FieldPath, step: string | number): FieldPath => [...path, step];
