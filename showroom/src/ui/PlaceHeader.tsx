import type { ReactNode } from 'react';
import { useShell } from '../runtime/engine.tsx';
import { Header, Home, Ways } from './Header.tsx';
import styles from './PlaceHeader.module.css';
import { Who } from './Who.tsx';

/** The name over the door, what stands beside it, the ways through the place, and the way out. */
export function PlaceHeader({
  notes,
  ways,
  waysName,
}: {
  /** Where it is, and how the day goes, in paragraphs. */
  notes: ReactNode;
  /** Its parts by the first part of their hash; the first one is the first screen. */
  ways: readonly (readonly [string, string])[];
  waysName: string;
}) {
  const { screen, login } = useShell();
  return (
    <Header className={styles.header} kind={login && 'staff'}>
      <Home />
      <div className={styles.notes}>{notes}</div>
      <Who />
      <Ways name={waysName} ways={ways} here={screen[0]} />
    </Header>
  );
}
