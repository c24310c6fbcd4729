import type { BulkChanged, CommonChange, Count } from '@nokshi/contract/bulk.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useEffect, useRef, useState } from 'react';
import { ask } from '../api/ask.ts';
import { Choices } from '../ui/Choices.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/words.ts';
import { changeNameOf } from './changes.ts';
import type { Outcome } from './useBulk.ts';
import { useNumber } from './useNumber.ts';
import { type View, viewAsked } from './views.ts';

/** Says what will be done to how many, does it when it is wanted, and shows how far it is. */
export function ConfirmAll({
  view,
  change,
  onEnd,
}: {
  view: View;
  change: CommonChange;
  /** With nothing when nothing was done. */
  onEnd: (outcome: Outcome | undefined) => void;
}) {
  const { words, filled } = useWords();
  const number = useNumber();
  const [count, setCount] = useState<Count>();
  const [changed, setChanged] = useState<number>();
  const isStopped = useRef(false);
  const end = useRef(onEnd);
  useEffect(() => {
    ask<Count>(`/enquiries/count?${new URLSearchParams(viewAsked(view))}`).then(setCount, () =>
      end.current('failed'),
    );
  }, [view]);

  const run = async ({ at }: Count) => {
    const changeName = changeNameOf(change);
    const stale: string[] = [];
    let done = 0;
    let after: string | null | undefined;
    setChanged(0);
    try {
      do {
        const body = { view: viewAsked(view), at, change, ...(after && { after }) };
        const answer = await ask<BulkChanged>('/enquiries/bulk', 'POST', body);
        done += answer.changed;
        stale.push(...answer.stale);
        after = answer.next;
        setChanged(done + stale.length);
      } while (after && !isStopped.current);
      onEnd({ deed: changeName, changed: done, stale, undo: undefined });
    } catch {
      onEnd('failed');
    }
  };

  const close = () => {
    isStopped.current = true;
    if (changed === undefined) onEnd(undefined);
  };
  const title = count
    ? filled(words.list.questions[changeNameOf(change)], { number: number(count.number) })
    : words.list.counting;
  return (
    <Dialog title={title} isOpen onClose={close}>
      {() => (
        <>
          <p>{words.list.noUndo}</p>
          {changed !== undefined && count && (
            <>
              <progress max={count.number} value={changed} aria-label={title} />
              <p role="status">
                {filled(words.list.progress, { done: number(changed), all: number(count.number) })}
              </p>
            </>
          )}
          <Choices>
            {changed === undefined && (
              <Button isBusy={!count} onClick={() => void (count && run(count))}>
                {words.list.deeds[changeNameOf(change)]}
              </Button>
            )}
            <Button variant="quiet" onClick={close}>
              {changed === undefined ? words.list.cancel : words.list.stop}
            </Button>
          </Choices>
        </>
      )}
    </Dialog>
  );
}
