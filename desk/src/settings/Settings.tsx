import { useEffect } from 'react';
import { LaterStyles } from '../shell/LaterStyles.tsx';
import { useWords } from '../words/words.ts';
import { DigestMail } from './DigestMail.tsx';
import { NewPassword } from './NewPassword.tsx';
import { Sessions } from './Sessions.tsx';
import styles from './Settings.module.css';

/** The settings of the user. The language stands above everything. */
export default function Settings() {
  const { words } = useWords();
  useEffect(() => {
    document.title = words.door.settings;
  }, [words]);
  return (
    <article className={styles.settings}>
      <LaterStyles />
      <h1>{words.door.settings}</h1>
      <DigestMail />
      <NewPassword />
      <Sessions />
    </article>
  );
}
