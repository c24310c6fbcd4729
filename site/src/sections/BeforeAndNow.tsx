import type { Text } from '../content/text.ts';
import { textNode } from '../ui/text-node.tsx';
import styles from './BeforeAndNow.module.css';

/** A figure before and after a project, the second one in the page's thread colour. */
export function BeforeAndNow({
  change,
  labels,
}: {
  change: { before: Text; after: Text };
  labels: Record<'before' | 'after', Text>;
}) {
  return (
    <dl className={styles.change}>
      <div>
        <dt>{textNode(labels.before)}</dt>
        <dd>{textNode(change.before)}</dd>
      </div>
      <div className={styles.now}>
        <dt>{textNode(labels.after)}</dt>
        <dd>{textNode(change.after)}</dd>
      </div>
    </dl>
  );
}
