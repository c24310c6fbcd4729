import { type HTMLInputAutoCompleteAttribute, type RefObject, useId, useRef } from 'react';
import { useRefusedField } from '../runtime/refused-field.ts';
import styles from './Field.module.css';

/** What a field may be. */
export type Control = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement;

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
  lines,
  lang,
  field,
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
  /** How many lines are seen, where more than one is written. */
  lines?: number;
  /** The language of what is written, where it is not that of the screen. */
  lang?: string;
  /** The control itself, for who writes into it. */
  field?: RefObject<Control | null>;
  onChange?: (value: string) => void;
}) {
  const id = useId();
  const own = useRef<Control>(null);
  const control = field ?? own;
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
    lang,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange?.(event.target.value),
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
        <select {...shared}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : lines ? (
        <textarea {...shared} rows={lines} />
      ) : (
        <input
          {...shared}
          // Digits may be typed in Bangla, which a number field refuses.
          type={type === 'number' ? 'text' : type}
          inputMode={type === 'number' ? 'decimal' : undefined}
          autoComplete={autoComplete}
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
