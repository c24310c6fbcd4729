import { type RefObject, useId } from 'react';
import styles from './Form.module.css';

/** A field of several lines, which its form reads by name. */
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
  return (
    <div className={styles.area}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name={name}
        ref={field}
        rows={5}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </div>
  );
}
