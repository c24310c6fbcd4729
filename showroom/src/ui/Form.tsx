import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Entry } from './Entry.tsx';
import styles from './Form.module.css';
import { Row } from './layout.tsx';

/**
 * A form of a desk.
 * @param send takes what was typed by the names of the fields; true empties the form for the next one
 */
export function Form({
  action,
  label,
  variant = 'solid',
  aside,
  send,
  children,
}: {
  /** The words of its button; `label` completes them for screen readers. */
  action: string;
  label?: string | undefined;
  variant?: 'solid' | 'quiet';
  /** Beside its button: what can be done instead, or what is to be known. */
  aside?: ReactNode;
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
      <Row gap={2}>
        <Button type="submit" variant={variant} {...(label !== undefined && { label })}>
          {action}
        </Button>
        {aside}
      </Row>
    </Entry>
  );
}
