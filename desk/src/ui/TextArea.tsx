import { type TextareaHTMLAttributes, useId } from 'react';
import styles from './Field.module.css';

type Props = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'name' | 'rows' | 'maxLength' | 'defaultValue' | 'value' | 'onChange' | 'lang'
> & {
  label: string;
  hint?: string;
  /** What is wrong, in words; nothing while all is well. */
  error?: string;
};

/** A field for several lines: its label, hint and error, and the control that they belong to. */
export function TextArea({ label, hint = '', error = '', ...control }: Props) {
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
      <textarea
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
