import type { EntryLine } from '@nokshi/contract/content.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { Link } from 'wouter';
import { ask } from '../../api/ask.ts';
import { PresenceInLine } from '../../live/Presence.tsx';
import { useClock } from '../../words/words.ts';
import { addressOfField } from '../entry/address-of-field.ts';
import { useEditorWords } from '../words/words.ts';
import styles from './EntryRow.module.css';
import { Thumbnail } from './Thumbnail.tsx';

/** An entry in a line: its picture, what it is called, and what there is to do. */
export function EntryRow({
  entry,
  names,
  refresh,
}: {
  entry: EntryLine;
  /** The titles of pages, by their addresses. */
  names: ReadonlyMap<string, string>;
  refresh: () => unknown;
}) {
  const { words } = useEditorWords();
  const { id, title, state, found, foundAt, pages, picture } = entry;
  const otherPages = pages.map((page) => names.get(page) ?? page).filter((name) => name !== title);
  if (state === 'removed') {
    const bringBack = () =>
      void ask(`/content/${id}/revert`, 'POST', { version: '', to: 'published' }).finally(refresh);
    return (
      <li className={styles.row} data-removed>
        <span className={styles.title}>{title}</span>
        <span className={styles.state} data-state={state}>
          {words.list.states.removed}
        </span>
        <Button variant="text" onClick={bringBack}>
          {words.list.bringBack}
        </Button>
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <Link href={addressOfField(id, foundAt)}>
        <Thumbnail picture={picture} isLogo={entry.kind === 'clients'} />
        <span className={styles.title}>{title}</span>
        <span className={styles.about}>
          <PresenceInLine place={id} />
          {found || otherPages.join(' · ')}
        </span>
        <ToDo entry={entry} />
      </Link>
    </li>
  );
}

/** Whether it was changed, and what is wrong, an example or without words in it. */
function ToDo({ entry }: { entry: EntryLine }) {
  const { words, filled } = useEditorWords();
  const tell = useClock();
  const { state, changed, faults, conflicts, samples, missing, older } = entry;
  const counts = [
    ['faults', words.list.faultsIn, faults],
    ['faults', words.list.conflictsIn, conflicts],
    ['samples', words.list.samplesIn, samples],
    ['missing', words.list.missingIn, missing],
    ['missing', words.list.olderIn, older],
  ] as const;
  return (
    <span className={styles.todo}>
      {counts.map(
        ([kind, sentence, count]) =>
          count > 0 && (
            <span key={sentence} data-kind={kind}>
              {filled(sentence, { count })}
            </span>
          ),
      )}
      {state !== 'published' && (
        <span className={styles.state} data-state={state}>
          {words.list.states[state]}
          {changed && (
            <span className={styles.changed}>
              {filled(words.list.changedBy, { name: changed.by, time: tell(changed.at) })}
            </span>
          )}
        </span>
      )}
    </span>
  );
}
