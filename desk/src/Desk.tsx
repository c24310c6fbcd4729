import { isLanguage, type Language, languages } from '@nokshi/forms/languages.ts';
import type { User } from '@nokshi/server/desk/contract/session.ts';
import { useEffect, useMemo, useState } from 'react';
import useSWR, { SWRConfig } from 'swr';
import { Route, Router, Switch } from 'wouter';
import { ask, Refused } from './api/ask.ts';
import { Frame } from './frame/Frame.tsx';
import { Inbox } from './inbox/Inbox.tsx';
import { Live } from './live/Live.tsx';
import { followed } from './live/refetching.ts';
import { LogRoom } from './log/LogRoom.tsx';
import { Numbers } from './numbers/Numbers.tsx';
import { keepReadable } from './offline/keep-readable.ts';
import { SignIn } from './session/SignIn.tsx';
import { UserContext } from './session/user.ts';
import { WordsContext } from './words.ts';
import type { DeskWords } from './words-schema.ts';

const keptLanguage = 'desk-language';

function firstLanguage(): Language {
  const kept = localStorage.getItem(keptLanguage);
  if (isLanguage(kept)) return kept;
  const preferred = navigator.language.split('-')[0];
  return isLanguage(preferred) ? preferred : 'en';
}

/** The desk: whoever is signed in sees the inbox, and an enquiry beside it. */
export function Desk({
  words,
  timeZone,
}: {
  words: Record<Language, DeskWords>;
  /** Whose clock times are told by, such as Asia/Dhaka. */
  timeZone: string;
}) {
  const [language, setLanguage] = useState(firstLanguage);
  useEffect(() => {
    localStorage.setItem(keptLanguage, language);
    document.documentElement.lang = languages[language].locale;
  }, [language]);
  const context = useMemo(() => ({ words, language, timeZone }), [words, language, timeZone]);
  return (
    <WordsContext value={context}>
      <SWRConfig value={{ fetcher: ask, shouldRetryOnError: false, use: [followed] }}>
        <Session language={language} setLanguage={setLanguage} />
      </SWRConfig>
    </WordsContext>
  );
}

function Session(props: { language: Language; setLanguage: (language: Language) => void }) {
  const { data: user, error, mutate } = useSWR<User>('/session');
  const isSignedIn = user !== undefined;
  useEffect(() => {
    if (isSignedIn) void keepReadable();
  }, [isSignedIn]);
  const isStranger = error instanceof Refused && error.status === 401;
  const refresh = () => void mutate();
  if (!user && !isStranger) return null;
  return (
    <Router base="/desk">
      <Frame {...props} user={isStranger ? undefined : user} onSignedOut={refresh}>
        {isStranger || !user ? (
          <SignIn onSignedIn={refresh} />
        ) : (
          <UserContext value={user}>
            <Live>
              <Switch>
                <Route path="/numbers">
                  <Numbers />
                </Route>
                <Route path="/log">
                  <LogRoom />
                </Route>
                {/* The list stays while an enquiry is opened beside it. */}
                <Route>
                  <Inbox />
                </Route>
              </Switch>
            </Live>
          </UserContext>
        )}
      </Frame>
    </Router>
  );
}
