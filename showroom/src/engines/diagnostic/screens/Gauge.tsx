import styles from './Gauge.module.css';

/** Where a value stands: the green middle is the reference range. @param place 0 to 1 */
export function Gauge({ place, isOutside }: { place: number; isOutside: boolean }) {
  return (
    <svg
      className={styles.gauge}
      data-outside={isOutside || undefined}
      aria-hidden="true"
      viewBox="0 0 164 24"
    >
      <rect y="3" width="164" height="18" rx="9" className={styles.scale} />
      <rect x="41" y="3" width="82" height="18" className={styles.within} />
      <circle cx={12 + place * 140} cy="12" r="11" className={styles.value} />
    </svg>
  );
}
