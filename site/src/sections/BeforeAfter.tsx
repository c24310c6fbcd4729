import { plain, type Text } from '../content/text.ts';
import paper from '../ui/Paper.module.css';
import { textNode } from '../ui/text-node.tsx';
import styles from './BeforeAfter.module.css';

/** How it is done today, on the ruled paper of the khata, and then: each line stitched to its answer. */
export function BeforeAfter({
  id,
  before,
  after,
  pairs,
}: {
  id: string;
  before: Text;
  after: Text;
  pairs: { before: Text; after: Text }[];
}) {
  const columns = [
    {
      key: 'before',
      look: `${styles.before} ${paper.paper}`,
      title: before,
      lines: pairs.map((pair) => pair.before),
    },
    { key: 'after', look: styles.after, title: after, lines: pairs.map((pair) => pair.after) },
  ] as const;
  return (
    <div className={styles.comparison}>
      {columns.map(({ key, look, title, lines }) => (
        <div key={key} className={look}>
          <strong id={`${id}-${key}`}>{textNode(title)}</strong>
          <ul aria-labelledby={`${id}-${key}`}>
            {lines.map((line) => (
              <li key={plain(line)}>{textNode(line)}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
