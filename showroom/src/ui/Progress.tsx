import styles from './Progress.module.css';

/** A bar of how much there is of a whole. @param name what it measures, for screen readers */
export function Progress({ value, of, name }: { value: number; of: number; name: string }) {
  return <progress className={styles.bar} value={value} max={of} aria-label={name} />;
}
