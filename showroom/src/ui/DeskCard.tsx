import type { ReactNode } from 'react';
import styles from './DeskCard.module.css';
import { Row, Stack } from './layout.tsx';

/**
 * A matter in a list of a desk: what it is and what it comes to, over what is known of it.
 * @param isWaiting for somebody at the desk, which marks it
 * @param id by which a step gives it the focus
 */
export function DeskCard({
  name,
  sum,
  isWaiting,
  id,
  children,
}: {
  name: ReactNode;
  sum: ReactNode;
  isWaiting: boolean;
  id?: string;
  children: ReactNode;
}) {
  return (
    <Stack
      as="li"
      gap={2}
      className={styles.card}
      data-waiting={isWaiting || undefined}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
    >
      <Row gap={1} isApart className={styles.head}>
        <b>{name}</b>
        <b>{sum}</b>
      </Row>
      {children}
    </Stack>
  );
}
