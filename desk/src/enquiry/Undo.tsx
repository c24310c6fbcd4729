import type { Change, Enquiry } from '@nokshi/contract/enquiries.ts';
import { useRef, useState } from 'react';
import { useWords } from '../words/words.ts';
import styles from './Undo.module.css';
import type { Doing } from './useChange.ts';

/** The last change, and the button that undoes it. */
type Done = { sentence: string; back: Change; version: number };

/** Does what can be taken back, as long as nothing else was done to the enquiry since. */
export function useUndo({ version }: Enquiry, change: Doing['change']) {
  const [done, setDone] = useState<Done>();
  const doUndoably = async (wanted: Change, sentence: string, back: Change) => {
    const outcome = await change(wanted);
    if (outcome === 'done') setDone({ sentence, back, version: version + 1 });
    return outcome;
  };
  return { done: done?.version === version ? done : undefined, doUndoably };
}

export type DoUndoably = ReturnType<typeof useUndo>['doUndoably'];

/** Says what was done; it stays, so that a keyboard gets there in time. */
export function Undo({
  done,
  change,
  isBusy,
}: { done: Done | undefined } & Pick<Doing, 'change' | 'isBusy'>) {
  const { words } = useWords();
  const place = useRef<HTMLDivElement>(null);
  // The button goes with what it took back: the keyboard stays here.
  const takeBack = (back: Change) => void change(back).then(() => place.current?.focus());
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={styles.undo}
      data-shown={done !== undefined || undefined}
    >
      <p role="status">{done?.sentence}</p>
      {done && (
        <button
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : () => takeBack(done.back)}
        >
          {words.enquiry.undo}
        </button>
      )}
    </div>
  );
}
