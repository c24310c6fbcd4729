import type { Choice } from '@nokshi/contract/release.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useEditorWords } from '../words/words.ts';
import { DraftFaults } from './DraftFaults.tsx';
import styles from './Release.module.css';

/** Why what is ticked can't be on the site alone: what it needs besides, and what is wrong with it. */
export function LeftBehind({
  choice: { left, faults },
  add,
}: {
  choice: Choice;
  add: (ids: readonly string[]) => void;
}) {
  const { words } = useEditorWords();
  return (
    <>
      {left.length > 0 && (
        <div role="alert" className={styles.part}>
          <p className={styles.failure}>{words.release.leftBehind}</p>
          <ul>
            {left.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
          <Button variant="quiet" onClick={() => add(left.map(({ id }) => id))}>
            {words.release.takeAlong}
          </Button>
        </div>
      )}
      <DraftFaults faults={faults} />
    </>
  );
}
