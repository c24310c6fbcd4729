import styles from './StitchedList.module.css';

/** A list with a stitch in front of each line. */
export function StitchedList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
