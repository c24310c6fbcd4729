import type { Change, Enquiry } from '@nokshi/server/desk/contract/enquiries.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useState } from 'react';
import { useUser } from '../session/user.ts';
import { useClock, useWords } from '../words/words.ts';
import { Assignee } from './Assignee.tsx';
import { Forget } from './Forget.tsx';
import { SetAside } from './SetAside.tsx';
import { Snooze } from './Snooze.tsx';
import styles from './Stages.module.css';
import type { DoUndoably } from './Undo.tsx';
import type { Doing } from './useChange.ts';

type Asking = 'snooze' | 'set-aside' | 'forget';

/** How far it has come, who sees to it, until when nobody wants to see it, and whether it is kept at all. */
export function Stages({
  enquiry,
  doing,
  doUndoably,
}: {
  enquiry: Enquiry;
  doing: Doing;
  doUndoably: DoUndoably;
}) {
  const { said, filled } = useWords();
  const { role } = useUser();
  const clock = useClock();
  const [asking, setAsking] = useState<Asking>();
  const { stage, snoozedUntil, setAside } = enquiry;
  const { change, isBusy } = doing;
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
  const isAsleep = snoozedUntil !== null && Date.parse(snoozedUntil) > Date.now();
  return (
    <div className={styles.stages}>
      <Assignee enquiry={enquiry} change={change} isBusy={isBusy} />
      <div className={styles.row}>
        {stage === 'answered'
          ? button(said.takeBack, to({ stage: 'new' }))
          : button(said.markAnswered, () => {
              void doUndoably({ stage: 'answered' }, said.enquiry.marked, { stage });
            })}
        {stage === 'closed'
          ? button(said.reopen, to({ stage: 'new' }))
          : button(said.close, () => {
              void doUndoably({ stage: 'closed' }, said.enquiry.closed, { stage });
            })}
        {stage === 'new' &&
          (isAsleep
            ? button(said.wake, to({ snoozedUntil: null }))
            : button(said.enquiry.snooze, () => setAsking('snooze')))}
        {setAside
          ? button(said.enquiry.release, () => void doing.release())
          : button(said.enquiry.setAside, () => setAsking('set-aside'))}
        {role === 'owner' && button(said.enquiry.forget, () => setAsking('forget'))}
      </div>
      <Snooze
        {...dialog('snooze')}
        onChosen={(time) => {
          setAsking(undefined);
          const until = new Date(time).toISOString();
          const sentence = filled(said.enquiry.putOff, { time: clock(until) });
          void doUndoably({ snoozedUntil: until }, sentence, { snoozedUntil: null });
        }}
      />
      <SetAside {...dialog('set-aside')} setAside={doing.setAside} isBusy={isBusy} />
      <Forget {...dialog('forget')} reference={enquiry.reference} />
    </div>
  );
}
