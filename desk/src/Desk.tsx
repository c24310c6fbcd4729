import type { User } from '@nokshi/contract/session.ts';
import { type Language, languages } from '@nokshi/forms/languages.ts';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import useSWR, { SWRConfig } from 'swr';
import { Route, Router, Switch } from 'wouter';
import { ask, Refused } from './api/ask.ts';
import { Frame } from './frame/Frame.tsx';
import { Nowhere } from './frame/Nowhere.tsx';
import { Inbox } from './inbox/Inbox.tsx';
import { questionOf, readView } from './inbox/views.ts';
import { Live } from './live/Live.tsx';
import { followed } from './live/refetching.ts';
import { LogRoom } from './log/LogRoom.tsx';
import { keepReadable } from './offline/keep-readable.ts';
import { SignIn } from './session/SignIn.tsx';
import { useEditLink } from './session/useEditLink.ts';
import { firstLanguage, useLanguageOfUser } from './session/useLanguageOfUser.ts';
import { UserContext } from './session/user.ts';
import { wordsOf } from './words/in-lines.ts';
import type { DeskWords } from './words/schema.ts';
import { WordsContext } from './words/words.ts';

const ContentRooms = lazy(() => import('./content/ContentRooms.tsx'));
const Numbers = lazy(() => import('./numbers/Numbers.tsx'));
const Settings = lazy(() => import('./settings/Settings.tsx'));

/** The desk: whoever is signed in sees the inbox, and an enquiry beside it. */
export function Desk({
  words,
  bangla,
  timeZone,
}: {
  words: DeskWords;
  /** The same in Bangla, as linesOf writes them. */
  bangla: string;
  /** Whose clock times are told by, such as Asia/Dhaka. */
  timeZone: string;
}) {
  const [language, setLanguage] = useState(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = languages[language].locale;
  }, [language]);
  const context = useMemo(
    () => ({ words: { en: words, bn: wordsOf(words, bangla) }, language, timeZone }),
    [words, bangla, language, timeZone],
  );
  return (
    <WordsContext value={context}>
      <SWRConfig value={{ fetcher: ask, shouldRetryOnError: false, use: [followed] }}>
        <Session language={language} setLanguage={setLanguage} />
      </SWRConfig>
    </WordsContext>
  );
}

type Props = { language: Language; setLanguage: (language: Language) => void };

function Session({ language, setLanguage }: Props) {
  const { data: user, error, mutate } = useSWR<User>('/session');
  const isSignedIn = user !== undefined;
  useEffect(() => {
    if (isSignedIn) void keepReadable();
  }, [isSignedIn]);
  const isStranger = error instanceof Refused && error.status === 401;
  const { opening } = (isStranger ? error.present : {}) as { opening?: Record<Language, string> };
  // The page asks for the first list before anybody knows who is there (layouts/Desk.astro). A browser
  // keeps that refusal for whoever asks next: once they are signed in, that would be the list.
  useEffect(() => {
    if (isStranger) ask(questionOf(readView(''), undefined)).catch(() => {});
  }, [isStranger]);
  const refresh = () => void mutate();
  const choose = useLanguageOfUser(isStranger ? undefined : user, setLanguage);
  useEditLink(isStranger ? undefined : user);
  if (!user && !isStranger) return null;
  return (
    <Router base="/desk">
      <Frame
        language={language}
        setLanguage={choose}
        user={isStranger ? undefined : user}
        onSignedOut={refresh}
      >
        {opening ? (
          <h1>{opening[language]}</h1>
        ) : isStranger || !user ? (
          <SignIn onSignedIn={refresh} />
        ) : (
          <UserContext value={user}>
            <Live>
              <Suspense fallback={<section aria-busy="true" />}>
                {user.isLocal ? <ContentRooms /> : <Rooms user={user} />}
              </Suspense>
            </Live>
          </UserContext>
        )}
      </Frame>
    </Router>
  );
}

/** What is at which address, of a desk that enquiries come to. */
function Rooms({ user }: { user: User }) {
  return (
    <Switch>
      <Route path="/numbers">
        <Numbers />
      </Route>
      <Route path="/log">
        <LogRoom />
      </Route>
      <Route path="/settings">
        <Settings />
      </Route>
      {/* The list stays while an enquiry is opened beside it. */}
      <Route path={/^\/(?:enquiries\/[^/]+\/?)?$/}>
        <Inbox />
      </Route>
      {user.role === 'owner' && (
        <Route path={/^\/(?:content|release)(?:\/.*)?$/}>
          <ContentRooms />
        </Route>
      )}
      <Route>
        <Nowhere />
      </Route>
    </Switch>
  );
}
