import type { TechnologyItem } from '../content/technology.ts';
import styles from './TechnologyBadge.module.css';

/** A technology on a band in the colour of the brand: its icon and its name. */
export function TechnologyBadge({ item }: { item: TechnologyItem }) {
  return (
    <span className={styles.badge}>
      <img src={item.icon} alt="" width={28} height={28} loading="lazy" />
      {item.name}
    </span>
  );
}
