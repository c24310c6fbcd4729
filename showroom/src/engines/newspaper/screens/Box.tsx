import { type ReactNode, useId } from 'react';
import { screenHash } from '../../../runtime/hash.ts';
import { Note, Row, Stack } from '../../../ui/layout.tsx';
import styles from './Box.module.css';

/** A part of a page under its own heading; `side` stands at the end of that line. */
export function Box({
  title,
  side,
  look = 'ruled',
  children,
}: {
  title: string;
  side?: string;
  look?: 'ruled' | 'filled' | 'framed';
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Stack as="section" className={styles[look]} aria-labelledby={id}>
      <Row isApart>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {side && <Note>{side}</Note>}
      </Row>
      {children}
    </Stack>
  );
}

/**
 * A way to another screen, which paper leaves out.
 * @param to the parts of its hash, between slashes
 */
export function Way({
  to,
  look = 'text',
  isHere = false,
  onClick,
  children,
}: {
  to: string;
  look?: 'text' | 'quiet' | 'solid';
  isHere?: boolean;
  onClick?: () => void;
  children: ReactNode;
}) {
  return (
    <a
      className={`${styles.way} ${styles[look]}`}
      href={screenHash(...to.split('/'))}
      aria-current={isHere || undefined}
      onClick={onClick}
      data-unprinted
    >
      {children}
    </a>
  );
}
