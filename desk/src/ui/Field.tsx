import { type InputHTMLAttributes, useId } from 'react';
import styles from './Field.module.css';

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'name'
  | 'type'
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'required'
  | 'defaultValue'
  | 'maxLength'
  | 'min'
> & {
  label: string;
  hint?: string;
  /** What is wrong, in words; nothing while all is well. */
  error?: string;
};

/** A field of the desk: its label, hint and error, and the control that they belong to. */
export function Field({ label, hint = '', error = '', ...control }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        id={id}
        {...control}
        aria-describedby={described || undefined}
        aria-invalid={error !== '' || undefined}
      />
      <p className={styles.error} id={`${id}-error`} role="alert">
        {error}
      </p>
    </div>
  );
}
