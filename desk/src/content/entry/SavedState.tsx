import { useEditorWords } from '../words/words.ts';
import styles from './EntryHead.module.css';
import { useSaved } from './editing.ts';
import type { Saving } from './saving.ts';

/** Where the fields stand that somebody has to decide. */
export const clashesId = 'clashes';

/** Whether what is shown is in the draft. */
export function SavedState() {
  const { words } = useEditorWords();
  const state = useSaved(savedStateOf);
  const hasClash = useSaved(({ stale }) => stale !== undefined);
  if (hasClash) {
    return (
      <p className={styles.saved} data-state="unsaved">
        <a
          href={`#${clashesId}`}
          onClick={(event) => {
            event.preventDefault();
            document.getElementById(clashesId)?.focus();
          }}
        >
          {words.entry.clashTitle}
        </a>
      </p>
    );
  }
  return (
    <p className={styles.saved} role="status" data-state={state}>
      {words.entry[state]}
    </p>
  );
}

function savedStateOf({ connection, sending, waiting }: Saving) {
  if (connection !== 'reached') return 'unsaved';
  return sending || waiting.length > 0 ? 'saving' : 'saved';
}
