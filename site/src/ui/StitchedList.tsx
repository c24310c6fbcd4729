import { plain, type Text } from '../content/text.ts';
import styles from './StitchedList.module.css';
import { textNode } from './text-node.tsx';

/** A list with a stitch in front of each line. */
export function StitchedList({ lines }: { lines: readonly Text[] }) {
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={plain(line)}>{textNode(line)}</li>
      ))}
    </ul>
  );
}
