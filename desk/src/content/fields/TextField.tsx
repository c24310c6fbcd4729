import { Field } from '@nokshi/ui/Field.tsx';
import { useEditing } from '../entry/editing.ts';
import { useEditorWords } from '../words/words.ts';
import type { FieldProps } from './field-props.ts';

/** Text that is the same in every language. */
export function TextField({ field, path, label, help, isOptional }: FieldProps<'text'>) {
  const { valueAt, set, faultAt } = useEditing();
  const { said } = useEditorWords();
  const value = valueAt(path);
  return (
    <Field
      as="textarea"
      rows={field.isLong ? 4 : 1}
      label={label}
      hint={help || undefined}
      error={faultAt(path)}
      mark={isOptional ? said.fields.optional : undefined}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => set(path, target.value)}
    />
  );
}
