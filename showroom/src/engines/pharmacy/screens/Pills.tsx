import { screenHash } from '../../../runtime/hash.ts';
import { Row } from '../../../ui/layout.tsx';
import styles from './Pills.module.css';

/** Links to a screen for each branch or company, of which one is open. */
export function Pills({
  name,
  screen,
  pills,
  open,
}: {
  name: string;
  screen: 'counter' | 'orders';
  pills: readonly (readonly [id: string, name: string])[];
  open: string;
}) {
  return (
    <nav className={styles.pills} aria-label={name} data-screen={screen}>
      <Row gap={2}>
        {pills.map(([id, title]) => (
          <a key={id} href={screenHash(screen, id)} aria-current={id === open ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </Row>
    </nav>
  );
}
