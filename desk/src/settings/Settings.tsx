import { useEffect } from 'react';
import { LaterStyles } from '../frame/LaterStyles.tsx';
import { useWords } from '../words/words.ts';
import { DigestMail } from './DigestMail.tsx';
import { NewPassword } from './NewPassword.tsx';
import { Sessions } from './Sessions.tsx';
import styles from './Settings.module.css';

/** What users choose for themselves. The language stands above everything. */
export default function Settings() {
  const { said } = useWords();
  useEffect(() => {
    document.title = said.door.settings;
  }, [said]);
  return (
    <article className={styles.settings}>
      <LaterStyles />
      <h1>{said.door.settings}</h1>
      <DigestMail />
      <NewPassword />
      <Sessions />
    </article>
  );
}
