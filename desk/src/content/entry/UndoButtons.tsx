import { useCallback, useEffect, useState } from 'react';
import { useReason } from '../words/useReason.ts';
import { useEditorWords } from '../words/words.ts';
import styles from './EntryHead.module.css';
import { useSaved, useSaver } from './editing.ts';

/** Takes the last step back, or does it again; Ctrl+Z and Ctrl+Shift+Z do so as well. */
export function UndoButtons() {
  const { words } = useEditorWords();
  const saver = useSaver();
  const canUndo = useSaved(({ past }) => past.length > 0);
  const canRedo = useSaved(({ future }) => future.length > 0);
  const reasonOf = useReason();
  const [failure, setFailure] = useState<unknown>();
  const act = useCallback((action: () => Promise<void>) => {
    setFailure(undefined);
    action().catch(setFailure);
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isRedo = (key === 'z' && event.shiftKey) || key === 'y';
      if (key !== 'z' && !isRedo) return;
      // A number that is being written has no step yet, and a dialog is elsewhere.
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      act(() => (isRedo ? saver.redo() : saver.undo()));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [saver, act]);
  return (
    <div className={styles.buttons}>
      <span role="alert">{failure !== undefined && reasonOf(failure, words.entry.failed)}</span>
      <button
        type="button"
        aria-disabled={!canUndo}
        aria-keyshortcuts="Control+Z"
        onClick={() => act(() => saver.undo())}
      >
        {words.entry.undo}
      </button>
      <button
        type="button"
        aria-disabled={!canRedo}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={() => act(() => saver.redo())}
      >
        {words.entry.redo}
      </button>
    </div>
  );
}
