import { type Field as Definition, type FieldName, fields } from '@nokshi/forms/fields.ts';
import { type ErrorSentences, labelOf, wordsOf } from '@nokshi/forms/form-words.ts';
import { type FormKind, fieldNames, formOf } from '@nokshi/forms/forms.ts';
import { Fragment } from 'react';
import type { FormView } from '../../content/forms.ts';
import { Field, type FieldControl } from '../../ui/Field.tsx';
import styles from './EnquiryForm.module.css';

/** The control that a field of each kind has. */
function control(field: Definition, placeholder: string): FieldControl {
  switch (field.kind) {
    case 'text':
      return { as: 'textarea', rows: field.rows };
    case 'choice':
      return { as: 'select', placeholder, options: field.options };
    case 'tick':
      return { as: 'checkbox' };
    case 'line':
      return { as: 'input', autoComplete: field.autoComplete };
    default:
      return {
        as: 'input',
        type: field.kind === 'phone' ? 'tel' : 'email',
        autoComplete: field.autoComplete,
      };
  }
}

/** The fields of a form, from its definition and its words. */
export function FormFields({
  kind,
  words,
  errors,
}: {
  kind: FormKind;
  words: FormView['words'];
  errors: ErrorSentences;
}) {
  const form = formOf(kind);
  const either = `${kind}-either`;
  const field = (name: FieldName) => {
    const { hint, placeholder = '' } = wordsOf(name, words);
    const { required = false, wide = false } = form.fields[name] ?? {};
    const isOneOfSome = form.reachable.includes(name);
    const mayStayEmpty = !required && !isOneOfSome && fields[name].kind !== 'tick';
    return (
      <Field
        {...control(fields[name], placeholder)}
        form={kind}
        name={name}
        label={labelOf(kind, name, words)}
        hint={form.hints ? hint : undefined}
        error={errors[name]}
        mark={mayStayEmpty ? words.optional : undefined}
        describedBy={isOneOfSome ? either : undefined}
        required={required}
        wide={wide}
      />
    );
  };
  return fieldNames(kind).map((name) => (
    <Fragment key={name}>
      {name === form.reachable[0] && (
        <p className={styles.note} id={either}>
          {words.eitherIsEnough}
        </p>
      )}
      {field(name)}
    </Fragment>
  ));
}
