import styles from './UndoneStitch.module.css';

/** 404 in running stitch; the last numeral has come undone and its thread hangs from the needle. */
export function UndoneStitch() {
  return (
    <svg className={styles.drawing} viewBox="0 0 600 420" aria-hidden="true">
      <g className={styles.stitches}>
        <path d="M116 54 40 206h128" />
        <path d="M128 132v148" />
        <ellipse cx="278" cy="167" rx="66" ry="113" />
        <path d="M476 54 400 206h62" />
      </g>
      <g className={styles.holes}>
        <path d="M486 206h42" />
        <path d="M488 132v148" />
      </g>
      <path
        className={styles.thread}
        d="M462 206c26 0 18 62-14 84-40 27-92 4-82-34 8-30 56-24 52 16-5 52-98 66-150 62"
      />
      <g className={styles.needle}>
        <path d="m270 325-142 33a5 5 0 0 0 2 9l144-19c19-2 16-27-4-23Z" />
        <path className={styles.eye} d="m251 338 16-3" />
      </g>
    </svg>
  );
}
