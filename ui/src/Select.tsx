import type { ReactNode } from 'react';
import styles from './Select.module.css';

/** `outlined` stands in a form, `pill` among buttons, `plain` among links. */
export type SelectVariant = 'outlined' | 'pill' | 'plain';

/**
 * A choice that takes effect at once, outside of a form.
 * @param label what it is called where no label stands beside it
 * @param id for the label that stands beside it
 * @param children its options
 */
export function Select({
  variant = 'outlined',
  id,
  label,
  value,
  choose,
  children,
}: {
  variant?: SelectVariant;
  id?: string;
  label?: string;
  value: string;
  choose: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <span className={`${styles.frame} ${styles[variant]}`}>
      <select
        id={id}
        aria-label={label}
        value={value}
        onChange={({ target }) => choose(target.value)}
      >
        {children}
      </select>
    </span>
  );
}
