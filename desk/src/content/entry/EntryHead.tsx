import type { Entry } from '@nokshi/contract/content.ts';
import { Link } from 'wouter';
import { PresenceAtHead } from '../../live/Presence.tsx';
import { useClock } from '../../words/words.ts';
import { isSame } from '../values/json.ts';
import { useEditorWords } from '../words/words.ts';
import styles from './EntryHead.module.css';
import { useSaved } from './editing.ts';
import { OwnWindows } from './OwnWindows.tsx';
import { Refusal } from './Refusal.tsx';
import { SavedState } from './SavedState.tsx';
import { TakenAway } from './TakenAway.tsx';
import { UndoButtons } from './UndoButtons.tsx';

/** The title of an entry, its state and whether it is saved; sticky. */
export function EntryHead({ entry }: { entry: Entry }) {
  const { words, filled } = useEditorWords();
  const clock = useClock();
  const title = useSaved((state) => state.title);
  const changed = useSaved((state) => state.changed);
  // The words say nothing of whether a picture is another one.
  const isPublished = useSaved(
    ({ values, past }) =>
      isSame(values, entry.published ?? undefined) && !past.some(({ kind }) => kind === 'pictured'),
  );
  const present = entry.published === null ? 'new' : 'changed';
  const isUntouched = useSaved((state) => state.version === entry.version);
  const state = isUntouched ? entry.state : isPublished ? 'published' : present;
  return (
    <>
      <header className={styles.head}>
        <Link href="/content">{words.entry.back}</Link>
        <h1>{title}</h1>
        <PresenceAtHead place={entry.id} />
        <OwnWindows id={entry.id} />
        <p className={styles.facts}>
          <span data-state={state}>{words.entry[state]}</span>
          {state !== 'published' && (
            <Link href={`/release?entry=${entry.id}`}>{words.entry.publishThis}</Link>
          )}
          {changed && changed.by !== '' && (
            <span>
              {filled(words.entry.changedBy, { name: changed.by, time: clock(changed.at) })}
            </span>
          )}
        </p>
      </header>
      <div className={styles.bar}>
        <div className={styles.row}>
          <SavedState />
          <UndoButtons />
        </div>
        <Refusal form={entry.form} />
        <TakenAway />
      </div>
    </>
  );
}
