import type { UserWords } from '@nokshi/contract/desk-words/schema.ts';
import { useId } from 'react';
import { ask } from '../api/ask.ts';
import styles from '../settings/Settings.module.css';
import { useUserDeed } from './useUserDeed.ts';

/** Whether everybody has to sign in with a code. */
export function DemandSecondFactor({ isDemanded, own }: { isDemanded: boolean; own: UserWords }) {
  const hint = useId();
  const { fault, attempt } = useUserDeed();
  const choose = (wanted: boolean) =>
    attempt(() => ask('/users/second-factor', 'PUT', { isDemanded: wanted }));
  return (
    <>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isDemanded}
          aria-describedby={hint}
          onChange={({ target }) => void choose(target.checked)}
        />
        {own.demand}
      </label>
      <p id={hint} className={styles.hint}>
        {own.demandHint}
      </p>
      {fault && <p role="alert">{fault}</p>}
    </>
  );
}
