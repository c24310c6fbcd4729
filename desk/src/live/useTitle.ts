import type { Unread } from '@nokshi/contract/live.ts';
import { may } from '@nokshi/contract/vocabulary.ts';
import { languages } from '@nokshi/forms/languages.ts';
import { useEffect } from 'react';
import useSWR from 'swr';
import { useUser } from '../session/user.ts';
import { useWords } from '../words/words.ts';

/**
 * Names the tab, with how many enquiries nobody has opened. To be used by every screen.
 * @param text nothing where another part of the screen names it
 */
export function useTitle(text: string | undefined): void {
  const { language } = useWords();
  const { role } = useUser();
  const { data } = useSWR<Unread>(may(role, 'enquiries') ? '/unread' : null);
  const number = data?.number ?? 0;
  const written = `${number.toLocaleString(languages[language].locale)}${data?.orMore ? '+' : ''}`;
  useEffect(() => {
    if (text !== undefined) document.title = number > 0 ? `(${written}) ${text}` : text;
  }, [number, written, text]);
}
