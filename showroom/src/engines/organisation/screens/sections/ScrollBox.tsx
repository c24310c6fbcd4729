import type { ReactNode } from 'react';
import { filled } from '../../../../frame/words.ts';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from './Table.module.css';

/** A box in which a wide table scrolls, also by the keyboard, which needs its name. */
export function ScrollBox({ name, children }: { name: string; children: ReactNode }) {
  const { translate } = useOrganisation();
  return (
    <section
      className={styles.box}
      aria-label={filled(translate(words.table), { name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
    >
      {children}
    </section>
  );
}
