import { plain, type Text } from '../content/text.ts';
import paper from '../ui/Paper.module.css';
import { textNode } from '../ui/text-node.tsx';
import styles from './PaperSheet.module.css';

/** A sheet of paper with labelled rows, such as a handover list. */
export function PaperSheet({
  id,
  title,
  rows,
}: {
  id: string;
  title: Text;
  rows: { label: Text; text: Text }[];
}) {
  return (
    <div className={`${styles.sheet} ${paper.paper}`}>
      <strong id={`${id}-sheet`}>{textNode(title)}</strong>
      <ul aria-labelledby={`${id}-sheet`}>
        {rows.map(({ label, text }) => (
          <li key={plain(label)}>
            <b>{textNode(label)}</b> {textNode(text)}
          </li>
        ))}
      </ul>
    </div>
  );
}
