import type { EntryLine } from '@nokshi/contract/content.ts';
import { Sortable } from '../sorting/Sortable.tsx';
import styles from './EntryRow.module.css';
import { Thumbnail } from './Thumbnail.tsx';

/** The entries of a kind, to be put in another order. @param props.order takes their ids in it */
export function OrderedRows({
  entries,
  order,
}: {
  entries: readonly EntryLine[];
  order: (ids: readonly string[]) => void;
}) {
  const move = (from: number, to: number) => {
    const ids = entries.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    order(ids);
  };
  return (
    <Sortable items={entries.map(({ id, title }) => ({ id, name: title }))} move={move}>
      {(index) => (
        <span className={styles.row}>
          <Thumbnail picture={entries[index]?.picture ?? null} />
          <span className={styles.title}>{entries[index]?.title}</span>
        </span>
      )}
    </Sortable>
  );
}
