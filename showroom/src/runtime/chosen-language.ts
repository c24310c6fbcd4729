import { useCallback, useEffect, useReducer, useRef } from 'react';
import { type DemoLanguage, isDemoLanguage } from '../demo/languages.ts';
import { areWordsThere, loadWords } from '../demo/later-words.ts';
import { type Session, useSession } from './session.ts';

/**
 * The language that was chosen, once its words are there, and the way to choose one: it counts when its
 * words have come. Where they don't come, all stays as it is.
 */
export function useChosenLanguage(
  session: Session,
): readonly [chosen: string, choose: (language: DemoLanguage) => void] {
  const chosen = useSession(session);
  const [, showLoaded] = useReducer((times: number) => times + 1, 0);
  const last = useRef<DemoLanguage>(undefined);
  const isMissing = isDemoLanguage(chosen) && !areWordsThere(chosen);
  useEffect(() => {
    if (isMissing) loadWords(chosen).then(showLoaded, stay);
  }, [isMissing, chosen]);
  const choose = useCallback(
    (language: DemoLanguage) => {
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
