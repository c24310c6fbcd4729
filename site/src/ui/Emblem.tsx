import { type EmblemName, threadOf } from '../content/emblems.ts';
import styles from './Emblem.module.css';
import drawings from './emblems.svg?url';

/**
 * The stitched emblem of a product or a service in its thread. `large` is for a hero, sewn with finer
 * stitches in two colours; without it the emblem stands beside words, 2.5 to 4 rem wide. Purely decorative.
 */
export function Emblem({ emblem, large = false }: { emblem: EmblemName; large?: boolean }) {
  return (
    <svg
      className={large ? `${styles.emblem} ${styles.large}` : styles.emblem}
      data-thread={threadOf(emblem)}
      aria-hidden="true"
    >
      <use href={`${drawings}#${emblem}`} />
    </svg>
  );
}
