import type { ReactNode } from 'react';
import { screenHash } from '../runtime/hash.ts';
import { Row } from './layout.tsx';
import styles from './Places.module.css';

/** Links to the same screen for each place, such as a counter, a lorry or a part of an office, of which one is open. */
export function Places({
  name,
  screen,
  places,
  open,
  isOnBar = false,
}: {
  name: string;
  screen: string;
  places: readonly (readonly [id: string, name: ReactNode])[];
  open: string;
  /** Whether they stand on the colour of the bar. */
  isOnBar?: boolean;
}) {
  return (
    <nav className={styles.places} aria-label={name} data-bar={isOnBar || undefined} data-unprinted>
      <Row gap={2}>
        {places.map(([id, title]) => (
          <a key={id} href={screenHash(screen, id)} aria-current={id === open ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </Row>
    </nav>
  );
}
