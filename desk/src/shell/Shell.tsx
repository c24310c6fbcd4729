import type { User } from '@nokshi/contract/session.ts';
import {
  isKnownLanguage,
  knownLanguages,
  type Language,
  languages,
} from '@nokshi/forms/languages.ts';
import { Select } from '@nokshi/ui/Select.tsx';
import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { Offline } from '../offline/Offline.tsx';
import { useWords } from '../words/words.ts';
import { Navigation } from './Navigation.tsx';
import styles from './Shell.module.css';
import { useFocusAtDoor } from './useFocusAtDoor.ts';

/** The shell of the desk: its name, where to go, the language, who is signed in. */
export function Shell({
  user,
  language,
  setLanguage,
  signOut,
  children,
}: {
  user: User | undefined;
  language: Language;
  setLanguage: (language: Language) => void;
  signOut: () => void;
  children: ReactNode;
}) {
  const { words } = useWords();
  const main = useRef<HTMLElement>(null);
  useFocusAtDoor(main, user !== undefined);
  return (
    <div className={styles.shell} data-signed-in={user && true}>
      <header className={styles.header}>
        <Link href="/" className={styles.title}>
          {words.title}
        </Link>
        {user && !user.needsSecondFactor && <Navigation user={user} />}
        <span className={styles.language}>
          <Select
            variant="plain"
            label={words.language}
            value={language}
            choose={(chosen) => {
              if (isKnownLanguage(chosen)) setLanguage(chosen);
            }}
          >
            {knownLanguages.map((code) => (
              <option key={code} value={code} lang={code}>
                {languages[code].name}
              </option>
            ))}
          </Select>
        </span>
        {user && !user.isLocal && (
          <>
            <span className={styles.user}>{user.name}</span>
            <button type="button" className={styles.quiet} onClick={signOut}>
              {words.signOut}
            </button>
          </>
        )}
      </header>
      {user && <Offline />}
      <main ref={main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
