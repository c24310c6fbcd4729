import type { Enquiry } from '@nokshi/contract/enquiries.ts';
import { useEffect, useRef } from 'react';
import { useWords } from '../words/words.ts';
import { Answer, isTooLongFor } from './Answer.tsx';
import styles from './Foot.module.css';
import { StepButton } from './StepButton.tsx';
import { stepsOf } from './steps.ts';
import { Undo, type useUndo } from './Undo.tsx';
import type { Doing } from './useChange.ts';

/** What one does most with an enquiry, at the thumb wherever one has read to. */
export function Foot({
  enquiry,
  draft,
  doing,
  undoing: { done, doUndoably },
}: {
  enquiry: Enquiry;
  draft: string;
  doing: Doing;
  undoing: ReturnType<typeof useUndo>;
}) {
  const { words } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const [step] = stepsOf(enquiry);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    // The pressed button is gone; the keyboard stays where it was.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <div ref={place} tabIndex={-1} className={styles.foot}>
      <Undo done={done} change={doing.change} isBusy={doing.isBusy} />
      {isTooLongFor(enquiry, draft) && <p>{words.enquiry.tooLong}</p>}
      <div className={styles.row}>
        <Answer
          enquiry={enquiry}
          draft={draft}
          onAnswered={() =>
            void doUndoably({ stage: 'answered' }, words.enquiry.marked, { stage: 'new' })
          }
        />
        {/* Another button for another step: none changes its meaning under a finger. */}
        <StepButton
          key={step}
          step={step}
          enquiry={enquiry}
          doing={doing}
          doUndoably={doUndoably}
        />
      </div>
    </div>
  );
}
