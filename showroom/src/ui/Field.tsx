import { type HTMLInputAutoCompleteAttribute, useId, useRef } from 'react';
import { useRefusedField } from '../runtime/refused-field.ts';
import styles from './Field.module.css';

/**
 * A field of a demo: its label, hint and error, and the control that they belong to. It keeps its own
 * value, which its form reads by name when it is sent. What a step was refused for is an error, too.
 */
export function Field({
  label,
  name,
  initial = '',
  value,
  hint,
  error,
  type = 'text',
  autoComplete = 'off',
  options,
  onChange,
}: {
  label: string;
  name: string;
  initial?: string | undefined;
  /** Of a choice that takes effect at once, and stays as it was when that is refused. */
  value?: string;
  hint?: string | undefined;
  error?: string | undefined;
  type?: 'text' | 'tel' | 'search' | 'number' | 'date';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** What to choose from, instead of writing. */
  options?: readonly { readonly value: string; readonly label: string }[];
  onChange?: (value: string) => void;
}) {
  const id = useId();
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const refused = useRefusedField(id, control);
  const fault = error ?? refused;
  const described = [hint && `${id}-hint`, fault && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    ref: control,
    ...(value === undefined ? { defaultValue: initial } : { value }),
    'aria-describedby': described || undefined,
    'aria-invalid': fault !== undefined || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {options ? (
        <select {...shared} onChange={(event) => onChange?.(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          // Digits may be typed in Bangla, which a number field refuses.
          type={type === 'number' ? 'text' : type}
          inputMode={type === 'number' ? 'decimal' : undefined}
          autoComplete={autoComplete}
          onChange={(event) => onChange?.(event.target.value)}
        />
      )}
      {fault && (
        <p id={`${id}-error`} className={styles.error}>
          {fault}
        </p>
      )}
    </div>
  );
}
