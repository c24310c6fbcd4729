import type { Change, Enquiry } from '@nokshi/server/desk/contract/enquiries.ts';
import { useUser } from '../session/user.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.ts';
import styles from './Stages.module.css';

/** Nine in the morning of the next day, on the clock of whoever asks. */
function tomorrowMorning(): string {
  const morning = new Date();
  morning.setDate(morning.getDate() + 1);
  morning.setHours(9, 0, 0, 0);
  return morning.toISOString();
}

/** How far it has come, who sees to it, and until when nobody wants to see it. */
export function Stages({
  enquiry: { stage, assignee, snoozedUntil },
  change,
  isBusy,
}: {
  enquiry: Enquiry;
  change: (wanted: Change) => Promise<unknown>;
  isBusy: boolean;
}) {
  const { said, filled } = useWords();
  const { email } = useUser();
  const isMine = assignee === email;
  const button = (label: string, wanted: Change) => (
    <Button variant="quiet" isBusy={isBusy} onClick={() => void change(wanted)}>
      {label}
    </Button>
  );
  return (
    <div className={styles.stages}>
      {stage === 'answered' && <p className={styles.done}>{said.answered}</p>}
      {assignee && !isMine && <p>{filled(said.seenToBy, { name: assignee })}</p>}
      {stage === 'new' && button(said.markAnswered, { stage: 'answered' })}
      {stage === 'answered' && button(said.takeBack, { stage: 'new' })}
      {stage === 'closed'
        ? button(said.reopen, { stage: 'new' })
        : button(said.close, { stage: 'closed' })}
      {stage === 'new' &&
        (snoozedUntil && Date.parse(snoozedUntil) > Date.now()
          ? button(said.wake, { snoozedUntil: null })
          : button(said.snooze, { snoozedUntil: tomorrowMorning() }))}
      {isMine ? button(said.letGo, { assignee: null }) : button(said.takeOn, { assignee: email })}
    </div>
  );
}
