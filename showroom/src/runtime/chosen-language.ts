import { isLanguage, type Language } from '@nokshi/forms/languages.ts';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { areWordsThere, loadWords } from '../demo/later-words.ts';
import { type Session, useSession } from './session.ts';

/**
 * The language that was chosen, once its words are there, and the way to choose one: it counts when its
 * words have come. Where they don't come, all stays as it is.
 */
export function useChosenLanguage(
  session: Session,
): readonly [chosen: string, choose: (language: Language) => void] {
  const chosen = useSession(session);
  const [, showLoaded] = useReducer((times: number) => times + 1, 0);
  const last = useRef<Language>(undefined);
  const isMissing = isLanguage(chosen) && !areWordsThere(chosen);
  useEffect(() => {
    if (isMissing) loadWords(chosen).then(showLoaded, stay);
  }, [isMissing, chosen]);
  const choose = useCallback(
    (language: Language) => {
      last.current = language;
      if (areWordsThere(language)) return session.write(language);
      const write = () => last.current === language && session.write(language);
      loadWords(language).then(write, stay);
    },
    [session],
  );
  return [isMissing ? '' : chosen, choose];
}

/** Offline the demo goes on in the language that it has. */
const stay = () => undefined;
