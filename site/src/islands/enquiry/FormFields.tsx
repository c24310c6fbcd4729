import { type Field as Definition, type FieldName, fields, isTick } from '@nokshi/forms/fields.ts';
import { type ErrorSentences, labelOf, wordsOf } from '@nokshi/forms/form-words.ts';
import { type FormId, fieldNames, formOf } from '@nokshi/forms/forms.ts';
import { Field, type FieldControl } from '@nokshi/ui/Field.tsx';
import { Fragment } from 'react';
import type { FormView } from '../../content/forms.ts';
import styles from './EnquiryForm.module.css';

const inputTypes = { line: 'text', email: 'email', phone: 'tel' };

/** The control that a field of each kind has. */
function control(field: Exclude<Definition, { kind: 'address' }>, placeholder = ''): FieldControl {
  switch (field.kind) {
    case 'text':
      return { as: 'textarea', rows: field.rows };
    case 'choice':
      return {
        as: 'select',
        children: (
          <>
            <option value="">{placeholder}</option>
            {field.options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </>
        ),
      };
    case 'tick':
      return { as: 'checkbox' };
    default:
      return { as: 'input', type: inputTypes[field.kind], autoComplete: field.autoComplete };
  }
}

/** The fields of a form, from its definition and its words. */
export function FormFields({
  kind,
  words,
  errors,
  offer,
}: {
  kind: FormId;
  words: FormView['words'];
  errors: ErrorSentences;
  /** The address of the offer that is sent. */
  offer: string;
}) {
  const form = formOf(kind);
  const either = `${kind}-either`;
  const field = (name: FieldName) => {
    const definition: Definition = fields[name];
    if (definition.kind === 'address') {
      return <input type="hidden" name={name} value={offer} />;
    }
    const { hint, placeholder } = wordsOf(name, words);
    const placement = form.fields[name];
    const isOneOfSome = form.reachable.includes(name);
    const mayStayEmpty = !placement?.required && !isOneOfSome && !isTick(name);
    return (
      <Field
        {...control(definition, placeholder)}
        {...placement}
        id={`${kind}-${name}`}
        name={name}
        agentHint={words.agents.fields[name]}
        label={labelOf(kind, name, words)}
        hint={form.withoutHints ? undefined : hint}
        error={errors[name]}
        mark={mayStayEmpty ? words.optional : undefined}
        describedBy={isOneOfSome ? either : undefined}
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
