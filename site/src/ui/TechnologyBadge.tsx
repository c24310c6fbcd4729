import styles from './TechnologyBadge.module.css';

/** A technology: its icon, on a light plate in either scheme, and its name. */
export function TechnologyBadge({ item }: { item: { name: string; icon: string } }) {
  return (
    <span className={styles.badge}>
      <span className={styles.plate}>
        <img src={item.icon} alt="" width={28} height={28} loading="lazy" />
      </span>
      {item.name}
    </span>
  );
}
