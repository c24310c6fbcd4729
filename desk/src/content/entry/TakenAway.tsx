import { Button } from '@nokshi/ui/Button.tsx';
import { useState } from 'react';
import { useReason } from '../words/useReason.ts';
import { useEditorWords } from '../words/words.ts';
import styles from './EntryHead.module.css';
import { useSaved, useSaver } from './editing.ts';

/** Says that somebody took the entry away in which one types, with the way to have it back. */
export function TakenAway() {
  const { words } = useEditorWords();
  const saver = useSaver();
  const isRemoved = useSaved(({ connection }) => connection === 'removed');
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState('');
  const reasonOf = useReason();
  if (!isRemoved) return null;
  const bringBack = async () => {
    setIsAsking(true);
    setFailure('');
    try {
      await saver.bringBack();
    } catch (thrown) {
      setFailure(reasonOf(thrown, words.entry.failed));
    }
    setIsAsking(false);
  };
  return (
    <div className={styles.refusal} role="alert">
      <p>{words.entry.takenAway}</p>
      {failure && <p>{failure}</p>}
      <Button variant="quiet" isBusy={isAsking} onClick={bringBack}>
        {words.entry.bringBack}
      </Button>
    </div>
  );
}
