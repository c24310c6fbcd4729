import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Entry } from './Entry.tsx';
import styles from './Form.module.css';

/**
 * A form of a desk.
 * @param send takes what was typed by the names of the fields; true empties the form for the next one
 */
export function Form({
  action,
  label,
  variant = 'solid',
  send,
  children,
}: {
  /** The words of its button; `label` completes them for screen readers. */
  action: string;
  label?: string | undefined;
  variant?: 'solid' | 'quiet';
  send: (typed: (name: string) => string) => boolean;
  children: ReactNode;
}) {
  return (
    <Entry
      className={styles.form}
      send={(typed, form) => {
        if (send((name) => String(typed.get(name) ?? ''))) form.reset();
      }}
    >
      <div className={styles.fields}>{children}</div>
      <Button type="submit" variant={variant} {...(label !== undefined && { label })}>
        {action}
      </Button>
    </Entry>
  );
}
