import { ofOwners } from '@nokshi/contract/content.ts';
import type { EditorWords } from '@nokshi/contract/editor-words/schema.ts';
import { may } from '@nokshi/contract/vocabulary.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { onHost } from '@nokshi/forms/on-host.ts';
import { lazy } from 'react';
import useSWR from 'swr';
import { Redirect, Route, Switch } from 'wouter';
import { useUser } from '../session/user.ts';
import { LaterStyles } from '../shell/LaterStyles.tsx';
import { Nowhere } from '../shell/Nowhere.tsx';
import { ChecklistRoom } from './checklist/ChecklistRoom.tsx';
import { EntryRoom } from './entry/EntryRoom.tsx';
import { OfOwners } from './entry/OfOwners.tsx';
import { FirstRoom } from './guide/FirstRoom.tsx';
import { ContentList } from './list/ContentList.tsx';
import { ReleaseRoom } from './release/ReleaseRoom.tsx';
import { EditorWordsContext } from './words/words.ts';

/** Of a clone alone, and mostly once. */
const GuideRoom = lazy(() => import('./guide/GuideRoom.tsx'));

async function fetchWords(address: string): Promise<Record<Language, EditorWords>> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The words of the editor: ${answer.status}`);
  return answer.json();
}

/** Where an owner changes words, prices, pictures and people, and publishes them. Loaded when it is opened. */
export default function ContentRooms() {
  const { isLocal, role } = useUser();
  const { data: words } = useSWR(onHost('/desk/editor.json'), fetchWords, {
    revalidateOnFocus: false,
  });
  if (!words) return <section aria-busy="true" />;
  return (
    <EditorWordsContext value={words}>
      <LaterStyles />
      <Switch>
        <Route path="/content">
          <ContentList />
        </Route>
        <Route path="/content/:folder/:name">
          {({ folder, name }) =>
            `${folder}/${name}` === ofOwners && !may(role, 'ownership') ? (
              <OfOwners />
            ) : (
              <EntryRoom key={`${folder}/${name}`} id={`${folder}/${name}`} />
            )
          }
        </Route>
        {isLocal && (
          <Route path="/guide">
            <GuideRoom />
          </Route>
        )}
        {isLocal && (
          <Route path="/">
            <FirstRoom />
          </Route>
        )}
        <Route path="/release/checklist">
          <ChecklistRoom />
        </Route>
        <Route path="/release">
          <ReleaseRoom />
        </Route>
        <Route>{isLocal ? <Redirect to="/content" replace /> : <Nowhere />}</Route>
      </Switch>
    </EditorWordsContext>
  );
}
