import type { DeskWords } from '@nokshi/contract/desk-words/schema.ts';
import type { User } from '@nokshi/contract/session.ts';
import { may } from '@nokshi/contract/vocabulary.ts';
import { type Language, languages } from '@nokshi/forms/languages.ts';
import { onHost } from '@nokshi/forms/on-host.ts';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import useSWR, { SWRConfig } from 'swr';
import { Redirect, Route, Router, Switch } from 'wouter';
import { ask, Refused } from './api/ask.ts';
import { Inbox } from './inbox/Inbox.tsx';
import { Live } from './live/Live.tsx';
import { followed } from './live/refetching.ts';
import { LogRoom } from './log/LogRoom.tsx';
import { keepReadable } from './offline/keep-readable.ts';
import { useAccessSecret } from './session/access-secret.ts';
import { Confirmation } from './session/Confirmation.tsx';
import { Door } from './session/Door.tsx';
import { useEditLink } from './session/useEditLink.ts';
import { firstLanguage, useLanguageOfUser } from './session/useLanguageOfUser.ts';
import { UserContext } from './session/user.ts';
import { useSignOut } from './session/useSignOut.ts';
import { Nowhere } from './shell/Nowhere.tsx';
import { Shell } from './shell/Shell.tsx';
import { wordsOf } from './words/in-lines.ts';
import { useWords, WordsContext } from './words/words.ts';

const ContentRooms = lazy(() => import('./content/ContentRooms.tsx'));
const Numbers = lazy(() => import('./numbers/Numbers.tsx'));
const ShorterRetention = lazy(() => import('./retention/ShorterRetention.tsx'));
const Access = lazy(() => import('./users/Access.tsx'));
const SecondFactor = lazy(() => import('./users/SecondFactor.tsx'));
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

/** Who is signed in, or the refusal that nobody is. @throws what says nothing of either */
const whoIsThere = (path: string): Promise<User | Refused> =>
  ask<User>(path).catch((failure: unknown) => {
    if (failure instanceof Refused && failure.status === 401) return failure;
    throw failure;
  });

const nobody = new Refused(401, '', undefined, 0);

function Session({ language, setLanguage }: Props) {
  const { words } = useWords();
  const { data, error, mutate } = useSWR<User | Refused>('/session', whoIsThere);
  // Whatever the server says then, what was read is not shown any more.
  const leaving = useSignOut(useCallback(() => mutate(nobody), [mutate]));
  const isStranger = data instanceof Refused;
  const isLeaving = leaving.state !== 'none';
  const user = isLeaving || isStranger ? undefined : data;
  const isSignedIn = user !== undefined;
  useEffect(() => {
    if (isSignedIn) void keepReadable();
    // The room that was open has set the title of the tab.
    else document.title = words.title;
  }, [isSignedIn, words.title]);
  const refresh = useCallback(() => mutate(), [mutate]);
  const [accessSecret, leaveAccess] = useAccessSecret();
  const choose = useLanguageOfUser(user, setLanguage);
  useEditLink(user);
  if (!data && !error && !isLeaving) return null;
  return (
    <Router base={onHost('/desk')}>
      <Shell language={language} setLanguage={choose} user={user} signOut={leaving.signOut}>
        {accessSecret !== undefined ? (
          <Suspense fallback={<section aria-busy="true" />}>
            <Access
              key={accessSecret}
              secret={accessSecret}
              onLeft={() => {
                leaveAccess();
                void refresh();
              }}
            />
          </Suspense>
        ) : user?.needsSecondFactor ? (
          <Suspense fallback={<section aria-busy="true" />}>
            <Confirmation />
            <SecondFactor isDemanded onSetUp={() => void refresh()} />
          </Suspense>
        ) : user ? (
          <UserContext value={user}>
            <Confirmation />
            <Live>
              {may(user.role, 'ownership') && !user.isLocal && (
                <Suspense>
                  <ShorterRetention />
                </Suspense>
              )}
              <Suspense fallback={<section aria-busy="true" />}>
                {user.isLocal ? <ContentRooms /> : <Rooms user={user} />}
              </Suspense>
            </Live>
          </UserContext>
        ) : (
          <Door stranger={isStranger ? data : undefined} leaving={leaving} refresh={refresh} />
        )}
      </Shell>
    </Router>
  );
}

/** The routes of a desk that receives enquiries. */
function Rooms({ user }: { user: User }) {
  const seesEnquiries = may(user.role, 'enquiries');
  return (
    <Switch>
      {seesEnquiries && (
        <Route path="/numbers">
          <Numbers />
        </Route>
      )}
      <Route path="/log">
        <LogRoom />
      </Route>
      <Route path="/settings">
        <Settings />
      </Route>
      {/* The list stays while an enquiry is opened beside it. */}
      {seesEnquiries ? (
        <Route path={/^\/(?:enquiries\/[^/]+\/?)?$/}>
          <Inbox />
        </Route>
      ) : (
        <Route path="/">
          <Redirect to="/content" replace />
        </Route>
      )}
      {may(user.role, 'content') && (
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
