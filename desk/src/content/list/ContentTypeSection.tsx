import type { ContentList, EntryLine } from '@nokshi/contract/content.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useId, useState } from 'react';
import { useReason } from '../words/useReason.ts';
import { useEditorWords } from '../words/words.ts';
import styles from './ContentTypeSection.module.css';
import { EntryRow } from './EntryRow.tsx';
import { NewEntry } from './NewEntry.tsx';
import { OrderedRows } from './OrderedRows.tsx';
import { useOrder } from './useOrder.ts';

type Kind = ContentList['kinds'][number];

/**
 * The entries of a kind: a folder of content/.
 * @param isWhole whether they are all of it, so that they can be put in another order
 * @param names what pages are called, by their addresses
 * @param refresh reads the list anew
 */
export function ContentTypeSection({
  kind,
  entries,
  isWhole,
  names,
  refresh,
}: {
  kind: Kind;
  entries: readonly EntryLine[];
  isWhole: boolean;
  names: ReadonlyMap<string, string>;
  refresh: () => unknown;
}) {
  const { words } = useEditorWords();
  const id = useId();
  const reasonOf = useReason();
  const [isOrdering, setIsOrdering] = useState(false);
  const { ordered, order, failure } = useOrder(kind.name, entries, refresh);
  const there = ordered.filter(({ state }) => state !== 'removed');
  const canGrow = isWhole && kind.isGrowing;
  const canOrder = isWhole && kind.isOrdered && there.length > 1;
  if (entries.length === 0 && !canGrow) return null;
  return (
    <section className={styles.kind} aria-labelledby={id}>
      <header>
        <h2 id={id}>{kind.label}</h2>
        {canOrder && (
          <Button variant="text" onClick={() => setIsOrdering(!isOrdering)}>
            {isOrdering ? words.list.reordered : words.list.reorder}
          </Button>
        )}
        {canGrow && <NewEntry kind={kind} entries={there} />}
      </header>
      <p role="alert">{failure !== undefined && reasonOf(failure, words.entry.failed)}</p>
      {canOrder && isOrdering ? (
        <OrderedRows entries={there} order={order} />
      ) : (
        <ul>
          {ordered.map((entry) => (
            <EntryRow key={entry.id} entry={entry} names={names} refresh={refresh} />
          ))}
        </ul>
      )}
    </section>
  );
}
