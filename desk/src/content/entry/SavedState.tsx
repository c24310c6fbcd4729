import { useEditorWords } from '../words/words.ts';
import styles from './EntryHead.module.css';
import { useSaved } from './editing.ts';
import type { Saving } from './saving.ts';

/** Whether what is shown is in the draft. */
export function SavedState() {
  const { said } = useEditorWords();
  const state = useSaved(savedStateOf);
  return (
    <p className={styles.saved} role="status" data-state={state}>
      {said.entry[state]}
    </p>
  );
}

function savedStateOf({ connection, sending, waiting, stale }: Saving) {
  if (connection !== 'reached' || stale) return 'unsaved';
  return sending || waiting.length > 0 ? 'saving' : 'saved';
}
