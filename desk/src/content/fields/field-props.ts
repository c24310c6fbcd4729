import type { FieldPath, FormField } from '@nokshi/contract/form.ts';

/** What every field of a form is given. */
export type FieldProps<Kind extends FormField['kind']> = {
  field: Extract<FormField, { kind: Kind }>;
  path: FieldPath;
  label: string;
  /** Empty where the label says it all. */
  help: string;
  isOptional: boolean;
};

/** A part that may be missing, whatever it is. */
export type PartProps = Omit<FieldProps<FormField['kind']>, 'isOptional'>;
