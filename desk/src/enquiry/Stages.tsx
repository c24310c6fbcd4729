import type { Change, Enquiry } from '@nokshi/contract/enquiries.ts';
import { may } from '@nokshi/contract/vocabulary.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useState } from 'react';
import { dayInWords } from '../clock/moment-in-words.ts';
import { useUser } from '../session/user.ts';
import { useClock, useWords } from '../words/words.ts';
import { Assignee } from './Assignee.tsx';
import { Forget } from './Forget.tsx';
import { SetAside } from './SetAside.tsx';
import { Snooze } from './Snooze.tsx';
import styles from './Stages.module.css';
import { StepButton } from './StepButton.tsx';
import { stepsOf } from './steps.ts';
import type { DoUndoably } from './Undo.tsx';
import type { Doing } from './useChange.ts';

type Asking = 'snooze' | 'set-aside' | 'forget';

/**
 * Who sees to it, until when nobody wants to see it, whether it is kept at all, and the steps but the
 * most likely one, which is at the foot.
 */
export function Stages({
  enquiry,
  doing,
  doUndoably,
}: {
  enquiry: Enquiry;
  doing: Doing;
  doUndoably: DoUndoably;
}) {
  const { words, filled } = useWords();
  const { role } = useUser();
  const day = useClock(dayInWords);
  const [asking, setAsking] = useState<Asking>();
  const { stage, snoozedUntil, setAside } = enquiry;
  const { change, isBusy } = doing;
  const [, ...others] = stepsOf(enquiry);
  const dialog = (name: Asking) => ({
    isOpen: asking === name,
    onClose: () => setAsking(undefined),
  });
  const button = (label: string, onClick: () => void) => (
    <Button variant="quiet" isBusy={isBusy} onClick={onClick}>
      {label}
    </Button>
  );
  const to = (wanted: Change) => () => void change(wanted);
  const isSnoozed = snoozedUntil !== null && Date.parse(snoozedUntil) > Date.now();
  return (
    <div className={styles.stages}>
      <Assignee enquiry={enquiry} change={change} isBusy={isBusy} />
      <div className={styles.row}>
        {stage === 'new' &&
          (isSnoozed
            ? button(words.wake, to({ snoozedUntil: null }))
            : button(words.enquiry.snooze, () => setAsking('snooze')))}
        {others.map((step) => (
          <StepButton
            key={step}
            step={step}
            enquiry={enquiry}
            doing={doing}
            doUndoably={doUndoably}
          />
        ))}
        {!setAside && button(words.enquiry.setAside, () => setAsking('set-aside'))}
        {may(role, 'ownership') && button(words.enquiry.forget, () => setAsking('forget'))}
      </div>
      <Snooze
        {...dialog('snooze')}
        onChosen={(time) => {
          setAsking(undefined);
          const until = new Date(time).toISOString();
          const sentence = filled(words.enquiry.putOff, { day: day(until) });
          void doUndoably({ snoozedUntil: until }, sentence, { snoozedUntil: null });
        }}
      />
      <SetAside {...dialog('set-aside')} setAside={doing.setAside} isBusy={isBusy} />
      <Forget {...dialog('forget')} reference={enquiry.reference} />
    </div>
  );
}
