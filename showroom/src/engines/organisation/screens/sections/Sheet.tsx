import type { ReactNode } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Note, Row, Stack } from '../../../../ui/layout.tsx';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from './Sheet.module.css';

/**
 * A sheet of paper with the name of the organisation over it, to print.
 * @param actions what can be done besides, which does not print
 */
export function Sheet({
  title,
  actions,
  children,
}: {
  title: string;
  actions: ReactNode;
  children: ReactNode;
}) {
  const { data, t, businessName } = useOrganisation();
  return (
    <>
      <Stack className={styles.sheet} gap={4}>
        <p className={styles.name}>{businessName}</p>
        <Note>{data.foot.map(t).join(' · ')}</Note>
        <h2>{title}</h2>
        {children}
      </Stack>
      <Row className={styles.actions}>
        <Button onClick={() => print()}>{t(words.print)}</Button>
        {actions}
      </Row>
    </>
  );
}
