import { may } from '@nokshi/contract/vocabulary.ts';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useUser } from '../session/user.ts';
import styles from '../settings/Settings.module.css';
import SecondFactor from './SecondFactor.tsx';
import { Users } from './Users.tsx';
import { useUserWords } from './useUserWords.ts';

/** What the settings have of users: one's own second factor, and for owners everybody. */
export function UserSettings() {
  const own = useUserWords();
  const { mutate } = useSWRConfig();
  const { role, hasSecondFactor } = useUser();
  // As it was when the settings were opened: recovery codes are shown once it is set up.
  const [hadSecondFactor, setHad] = useState(hasSecondFactor);
  if (!own) return null;
  return (
    <>
      {hadSecondFactor ? (
        <section className={styles.part}>
          <h2>{own.setUpTitle}</h2>
          <p>{own.hasSecondFactor}</p>
        </section>
      ) : (
        <SecondFactor
          isDemanded={false}
          onSetUp={() => {
            setHad(true);
            void mutate('/session');
            void mutate('/users/managed');
          }}
        />
      )}
      {may(role, 'ownership') && <Users own={own} />}
    </>
  );
}
