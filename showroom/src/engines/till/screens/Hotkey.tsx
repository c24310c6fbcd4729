import styles from './Hotkey.module.css';

/** The key that does the same, beside words; what it does says so to screen readers by itself. */
export function Hotkey({ name }: { name: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {name}
    </span>
  );
}
