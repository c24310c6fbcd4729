import type { Text } from '../content/text.ts';
import { say } from '../ui/say.tsx';
import styles from './BeforeAndNow.module.css';

/** What was measured before and after a project: two figures, the second one in the thread of the page. */
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
        <dt>{say(labels.before)}</dt>
        <dd>{say(change.before)}</dd>
      </div>
      <div className={styles.now}>
        <dt>{say(labels.after)}</dt>
        <dd>{say(change.after)}</dd>
      </div>
    </dl>
  );
}
