import { type Language, languageCodes, languages } from '@nokshi/forms/languages.ts';
import type { User } from '@nokshi/server/desk/contract/session.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ask } from '../api/ask.ts';
import { Offline } from '../offline/Offline.tsx';
import { useWords } from '../words/words.ts';
import styles from './Frame.module.css';
import { Navigation } from './Navigation.tsx';

/** What stands around everything: the desk's name, where to go, the language, who is signed in. */
export function Frame({
  user,
  language,
  setLanguage,
  onSignedOut,
  children,
}: {
  user: User | undefined;
  language: Language;
  setLanguage: (language: Language) => void;
  onSignedOut: () => void;
  children: ReactNode;
}) {
  const { said } = useWords();
  const signOut = () => void ask('/session', 'DELETE').finally(onSignedOut);
  return (
    <div className={styles.frame} data-signed-in={user && true}>
      <header className={styles.header}>
        <Link href="/" className={styles.title}>
          {said.title}
        </Link>
        {user && <Navigation />}
        <label className={styles.language}>
          <span className="visually-hidden">{said.language}</span>
          <select
            value={language}
            onChange={(event) => setLanguage(event.target.value as Language)}
          >
            {languageCodes.map((code) => (
              <option key={code} value={code} lang={code}>
                {languages[code].name}
              </option>
            ))}
          </select>
        </label>
        {user && (
          <>
            <span className={styles.user}>{user.name}</span>
            <button type="button" className={styles.quiet} onClick={signOut}>
              {said.signOut}
            </button>
          </>
        )}
      </header>
      <Offline />
      <main>{children}</main>
    </div>
  );
}
