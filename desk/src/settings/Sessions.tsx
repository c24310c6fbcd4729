import type { Sessions as Told } from '@nokshi/contract/session.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useId, useState } from 'react';
import useSWR from 'swr';
import { ask } from '../api/ask.ts';
import { useClock, useWords } from '../words/words.ts';
import styles from './Settings.module.css';

/** Where the user is signed in, and the way to end it elsewhere. */
export function Sessions() {
  const { words, filled } = useWords();
  const id = useId();
  const { data, error, mutate } = useSWR<Told>('/sessions');
  const [outcome, setOutcome] = useState<'ended' | 'failed'>();
  const [isBusy, setBusy] = useState(false);
  const clock = useClock();
  const at = (time: string) => ({ time: clock(time) });
  const endOthers = async () => {
    setBusy(true);
    try {
      await ask('/sessions', 'DELETE');
      await mutate();
      setOutcome('ended');
    } catch {
      setOutcome('failed');
    }
    setBusy(false);
  };
  const sessions = data?.sessions ?? [];
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{words.door.sessions}</h2>
      <ul className={styles.sessions}>
        {sessions.map(({ beganAt, seenAt, isThis }) => (
          <li key={`${beganAt} ${seenAt} ${isThis}`}>
            <strong>{isThis ? words.door.thisSession : words.door.otherSession}</strong>
            {filled(words.door.began, at(beganAt))} · {filled(words.door.seen, at(seenAt))}
          </li>
        ))}
      </ul>
      {(error || outcome === 'failed') && <p role="alert">{words.failed}</p>}
      <p className={styles.done} role="status">
        {outcome === 'ended' ? words.door.othersEnded : ''}
      </p>
      {sessions.length > 1 && (
        <Button variant="quiet" isBusy={isBusy} onClick={() => void endOthers()}>
          {words.door.endOthers}
        </Button>
      )}
    </section>
  );
}
