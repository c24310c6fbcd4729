import type { Language } from '@nokshi/forms/languages.ts';
import { useEffect } from 'react';
import { ask, type Refused } from '../api/ask.ts';
import { questionOf, readView } from '../inbox/views.ts';
import { useWords } from '../words/words.ts';
import { SignIn } from './SignIn.tsx';
import { Unreached } from './Unreached.tsx';
import { type SignOut, stayedIn } from './useSignOut.ts';

/**
 * Stands in the place of the rooms while nobody is in them.
 * @param stranger the server's word that nobody is signed in; none while it cannot be reached
 */
export function Door({
  stranger,
  leaving: { state, goOn },
  refresh,
}: {
  stranger: Refused | undefined;
  leaving: SignOut;
  refresh: () => Promise<unknown>;
}) {
  const { words, language } = useWords();
  const isStranger = stranger !== undefined;
  // The page asks for the first list before anybody knows who is there (layouts/Desk.astro). A browser
  // keeps that refusal for whoever asks next: once they are signed in, that would be the list.
  useEffect(() => {
    if (isStranger) ask(questionOf(readView(''), undefined)).catch(() => {});
  }, [isStranger]);
  if (state === 'failed') return <Unreached sentence={words.door.stillSignedIn} tryAgain={goOn} />;
  if (state === 'asked') return <section aria-busy="true" />;
  if (!stranger) return <Unreached sentence={words.door.unreached} tryAgain={refresh} />;
  const { opening } = (stranger.present ?? {}) as { opening?: Record<Language, string> };
  if (opening) return <h1>{opening[language]}</h1>;
  return (
    <SignIn
      onSignedIn={() => {
        stayedIn();
        return refresh();
      }}
    />
  );
}
