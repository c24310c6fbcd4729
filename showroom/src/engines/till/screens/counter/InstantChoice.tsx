import { useId } from 'react';
import styles from './InstantChoice.module.css';

/** A choice that takes effect at once, and stays as it was when that is refused. */
export function InstantChoice({
  label,
  value,
  options,
  choose,
}: {
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  choose: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => choose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
