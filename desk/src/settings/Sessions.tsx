import type { Sessions as Told } from '@nokshi/contract/session.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useId, useState } from 'react';
import useSWR from 'swr';
import { ask } from '../api/ask.ts';
import { useClock, useWords } from '../words/words.ts';
import styles from './Settings.module.css';

/** Where the user is signed in, and the way to end it elsewhere, in one place or in all. */
export function Sessions() {
  const { words, filled } = useWords();
  const id = useId();
  const { data, error, mutate } = useSWR<Told>('/sessions');
  const [outcome, setOutcome] = useState<'oneEnded' | 'othersEnded' | 'failed'>();
  const [busy, setBusy] = useState<string>();
  const clock = useClock();
  const at = (time: string) => ({ time: clock(time) });
  const end = async (path: string, ended: 'oneEnded' | 'othersEnded') => {
    setBusy(path);
    try {
      await ask(path, 'DELETE');
      setOutcome(ended);
    } catch {
      setOutcome('failed');
    }
    await mutate();
    setBusy(undefined);
  };
  const sessions = data?.sessions ?? [];
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{words.door.sessions}</h2>
      <ul className={styles.sessions}>
        {sessions.map((session) => {
          const { browser, beganAt, seenAt, isThis } = session;
          const place = isThis ? words.door.thisSession : words.door.otherSession;
          const path = `/sessions/${session.id}`;
          return (
            <li key={session.id}>
              <span>
                <strong>{[place, browser].filter(Boolean).join(' · ')}</strong>
                {filled(words.door.began, at(beganAt))} · {filled(words.door.seen, at(seenAt))}
              </span>
              {!isThis && (
                <Button
                  variant="quiet"
                  isBusy={busy === path}
                  onClick={() => void end(path, 'oneEnded')}
                >
                  {words.door.endThis}
                  <span className="visually-hidden">
                    {`, ${browser || place}, ${filled(words.door.seen, at(seenAt))}`}
                  </span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {(error || outcome === 'failed') && <p role="alert">{words.failed}</p>}
      <p className={styles.done} role="status">
        {outcome === 'oneEnded' || outcome === 'othersEnded' ? words.door[outcome] : ''}
      </p>
      {sessions.length > 1 && (
        <Button
          variant="quiet"
          isBusy={busy === '/sessions'}
          onClick={() => void end('/sessions', 'othersEnded')}
        >
          {words.door.endOthers}
        </Button>
      )}
    </section>
  );
}
