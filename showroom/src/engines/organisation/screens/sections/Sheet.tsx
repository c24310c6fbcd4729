import type { ReactNode } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Note, Row } from '../../../../ui/layout.tsx';
import { Paper } from '../../../../ui/Paper.tsx';
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
  const { data, t } = useOrganisation();
  return (
    <>
      <Paper
        className={styles.sheet}
        lines={
          <>
            <Note>{data.foot.map(t).join(' · ')}</Note>
            <h2>{title}</h2>
          </>
        }
      >
        {children}
      </Paper>
      <Row data-unprinted>
        <Button onClick={() => print()}>{t(words.print)}</Button>
        {actions}
      </Row>
    </>
  );
}
