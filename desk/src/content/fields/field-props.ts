import type { FieldPath, FormField } from '@nokshi/contract/form.ts';

/** The props of every field of a form. */
export type FieldProps<Kind extends FormField['kind']> = {
  field: Extract<FormField, { kind: Kind }>;
  path: FieldPath;
  label: string;
  /** Empty where the label says it all. */
  help: string;
  isOptional: boolean;
};

/** A part that may be missing, whatever it is. */
export type AnyFieldProps = Omit<FieldProps<FormField['kind']>, 'isOptional'>;
