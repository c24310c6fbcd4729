import { useId } from 'react';
import { filled } from '../../../frame/words.ts';
import { Field } from '../../../ui/Field.tsx';
import type { FormField as FieldData } from '../data.ts';
import { useOrganisation } from '../engine.ts';
import { type AnswerFault, nextMonths } from '../form.ts';
import { words } from '../words.ts';
import styles from './FormView.module.css';

const autoCompletes = {
  text: 'off',
  mail: 'email',
  phone: 'tel',
  count: 'off',
  day: 'off',
} as const;
const types = { text: 'text', mail: 'text', phone: 'tel', count: 'number', day: 'date' } as const;

/** A field of a form, of the kind that its data say, with what is wrong with its answer. */
export function FormField({
  field,
  fault,
  onChange,
}: {
  field: FieldData;
  fault: AnswerFault | undefined;
  onChange: (text: string) => void;
}) {
  const { translate, today, language } = useOrganisation();
  const { id, kind, isNeeded, choices } = field;
  const label = isNeeded
    ? translate(field.label)
    : filled(translate(words.optional), { label: translate(field.label) });
  const shared = {
    label,
    name: id,
    hint: field.hint ? translate(field.hint) : undefined,
    error: fault && translate(words[fault]),
    onChange,
  };
  if (kind === 'long') return <LongField {...shared} />;
  if (kind === 'choice' || kind === 'month') {
    const names = kind === 'month' ? nextMonths(today, language) : choices.map(translate);
    const options = names.map((name) => ({ value: name, label: name }));
    return (
      <Field {...shared} options={[{ value: '', label: translate(words.choose) }, ...options]} />
    );
  }
  return <Field {...shared} type={types[kind]} autoComplete={autoCompletes[kind]} />;
}

/** A field of several lines. */
function LongField({
  label,
  name,
  hint,
  error,
}: {
  label: string;
  name: string;
  hint: string | undefined;
  error: string | undefined;
}) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.long}>
      <label htmlFor={id}>{label}</label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      <textarea
        id={id}
        name={name}
        aria-describedby={described || undefined}
        aria-invalid={error !== undefined || undefined}
      />
      {error && (
        <p id={`${id}-error`} className={styles.fault}>
          {error}
        </p>
      )}
    </div>
  );
}
