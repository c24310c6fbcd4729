import type { Text } from '../content/text.ts';
import styles from './Disclosure.module.css';
import { textNode } from './text-node.tsx';

/** A line that opens its answer; native disclosure, so it works without script. */
export function Disclosure({
  title,
  text,
  id,
  open = false,
}: {
  title: Text;
  text: Text;
  /** The anchor of the answer, where something links to it. */
  id?: string;
  open?: boolean;
}) {
  return (
    <details className={styles.entry} open={open}>
      <summary className={styles.question}>
        {textNode(title)}
        <Sign />
      </summary>
      <p className={styles.answer} id={id}>
        {textNode(text)}
      </p>
    </details>
  );
}

/** Two crossed running stitches, a plus; styles take the upright one away when the entry is open. */
function Sign() {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2.5 12h19" />
      <path className={styles.upright} d="M12 2.5v19" />
    </svg>
  );
}
