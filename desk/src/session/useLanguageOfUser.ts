import type { User } from '@nokshi/contract/session.ts';
import { isKnownLanguage, type Language } from '@nokshi/forms/languages.ts';
import { browserStorage } from '@nokshi/ui/browser-storage.ts';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { ask } from '../api/ask.ts';

const keptLanguage = 'desk-language';

/** The language before somebody signs in. */
export function firstLanguage(): Language {
  const kept = browserStorage.get(keptLanguage);
  if (isKnownLanguage(kept)) return kept;
  const preferred = navigator.language.split('-')[0];
  return isKnownLanguage(preferred) ? preferred : 'en';
}

/**
 * Shows the language that the user keeps; one chosen just before signing in is kept with the user.
 * @returns chooses another, for the browser and for who is signed in
 */
export function useLanguageOfUser(
  user: User | undefined,
  show: (language: Language) => void,
): (language: Language) => void {
  const { mutate } = useSWRConfig();
  const chosen = useRef<Language>(undefined);
  const keep = async (language: Language) => {
    // It is shown all the same when it can't be kept.
    const changed = await ask<User>('/session', 'PATCH', { language }).catch(() => undefined);
    if (changed) await mutate('/session', changed, { revalidate: false });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each user and language
  useEffect(() => {
    if (!user) return;
    const wanted = chosen.current;
    chosen.current = undefined;
    if (wanted && wanted !== user.language) void keep(wanted);
    else show(user.language);
  }, [user?.email, user?.language]);
  return (language) => {
    browserStorage.set(keptLanguage, language);
    show(language);
    if (user) void keep(language);
    else chosen.current = language;
  };
}
