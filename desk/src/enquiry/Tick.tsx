import styles from './Tick.module.css';

/** A tick in running stitch, for what is done. Purely decorative. */
export const Tick = () => (
  <svg className={styles.tick} viewBox="0 0 40 32" aria-hidden="true">
    <path d="M4 17 14 27 36 4" pathLength="50" />
  </svg>
);
