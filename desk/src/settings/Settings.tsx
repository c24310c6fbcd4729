import { may } from '@nokshi/contract/vocabulary.ts';
import { useEffect } from 'react';
import { useUser } from '../session/user.ts';
import { LaterStyles } from '../shell/LaterStyles.tsx';
import { UserSettings } from '../users/UserSettings.tsx';
import { useWords } from '../words/words.ts';
import { DigestMail } from './DigestMail.tsx';
import { NewPassword } from './NewPassword.tsx';
import { Sessions } from './Sessions.tsx';
import styles from './Settings.module.css';

/** The settings of the user. The language stands above everything. */
export default function Settings() {
  const { words } = useWords();
  const { role } = useUser();
  useEffect(() => {
    document.title = words.door.settings;
  }, [words]);
  return (
    <article className={styles.settings}>
      <LaterStyles />
      <h1>{words.door.settings}</h1>
      {may(role, 'enquiries') && <DigestMail />}
      <NewPassword />
      <Sessions />
      <UserSettings />
    </article>
  );
}
