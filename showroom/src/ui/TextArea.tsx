import { type RefObject, useId, useRef } from 'react';
import { useRefusedField } from '../runtime/refused-field.ts';
import styles from './TextArea.module.css';

/** A field of several lines, which its form reads by name, and what it was refused for. */
export function TextArea({
  label,
  name,
  field,
  onChange,
}: {
  label: string;
  name: string;
  field?: RefObject<HTMLTextAreaElement | null>;
  onChange?: (value: string) => void;
}) {
  const id = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const control = field ?? own;
  const refused = useRefusedField(id, control);
  return (
    <div className={styles.area}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name={name}
        ref={control}
        rows={5}
        aria-describedby={refused && `${id}-error`}
        aria-invalid={refused !== undefined || undefined}
        onChange={(event) => onChange?.(event.target.value)}
      />
      {refused && (
        <p id={`${id}-error`} className={styles.fault}>
          {refused}
        </p>
      )}
    </div>
  );
}
