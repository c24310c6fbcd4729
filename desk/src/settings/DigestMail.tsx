import type { User } from '@nokshi/contract/session.ts';
import { useId, useState } from 'react';
import { useSWRConfig } from 'swr';
import { ask } from '../api/ask.ts';
import { useUser } from '../session/user.ts';
import { useWords } from '../words/words.ts';
import styles from './Settings.module.css';

/** Whether a mail each working morning says what waits. */
export function DigestMail() {
  const { words } = useWords();
  const { digestMail } = useUser();
  const { mutate } = useSWRConfig();
  const [outcome, setOutcome] = useState<'saved' | 'failed'>();
  const hint = useId();
  const choose = async (wanted: boolean) => {
    try {
      const user = await ask<User>('/session', 'PATCH', { digestMail: wanted });
      await mutate('/session', user, { revalidate: false });
      setOutcome('saved');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <section className={styles.part}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={digestMail}
          aria-describedby={hint}
          onChange={({ target }) => void choose(target.checked)}
        />
        {words.door.digestMail}
      </label>
      <p id={hint} className={styles.hint}>
        {words.door.digestMailHint}
      </p>
      <p className={styles.done} role="status">
        {outcome === 'saved' ? words.door.saved : ''}
      </p>
      {outcome === 'failed' && <p role="alert">{words.failed}</p>}
    </section>
  );
}
