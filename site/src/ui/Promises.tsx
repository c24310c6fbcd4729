import type { AgreedPromise } from '../content/terms.ts';
import styles from './Promises.module.css';
import { textNode } from './text-node.tsx';

/** What holds for every client, a line each that leads to its term. */
export function Promises({ promises }: { promises: AgreedPromise[] }) {
  return (
    <ul className={styles.promises}>
      {promises.map(({ words, href }) => (
        <li key={href}>
          <a href={href}>{textNode(words)}</a>
        </li>
      ))}
    </ul>
  );
}
