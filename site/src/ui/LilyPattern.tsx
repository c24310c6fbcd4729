import styles from './LilyPattern.module.css';

/** The stitched water-lily that covers indigo backgrounds, faint on the left and clearer on the right. */
export function LilyPattern() {
  return <div className={styles.pattern} aria-hidden="true" />;
}
