import type { EntryLine } from '@nokshi/server/desk/contract/content.ts';
import { useRef, useState } from 'react';
import { ask } from '../../api/ask.ts';
import { Sortable } from '../sorting/Sortable.tsx';
import styles from './EntryRow.module.css';
import { Thumbnail } from './Thumbnail.tsx';

const nameOf = (id: string) => id.slice(id.indexOf('/') + 1);

/** The entries of a kind, to be put in another order: each move is kept at once. */
export function OrderedRows({
  kind,
  entries,
  refresh,
}: {
  kind: string;
  entries: readonly EntryLine[];
  refresh: () => unknown;
}) {
  const [order, setOrder] = useState(entries);
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const move = (from: number, to: number) => {
    const moved = [...order];
    moved.splice(to, 0, ...moved.splice(from, 1));
    setOrder(moved);
    const names = moved.map(({ id }) => nameOf(id));
    // One after the other, so that the last one stands.
    sent.current = sent.current
      .then(() => ask(`/content/${kind}/order`, 'PUT', { entries: names }))
      .catch(() => setOrder(order))
      .finally(refresh);
  };
  return (
    <Sortable items={order.map(({ id, title }) => ({ id, name: title }))} move={move}>
      {(index) => (
        <span className={styles.row}>
          <Thumbnail picture={order[index]?.picture ?? null} />
          <span className={styles.title}>{order[index]?.title}</span>
        </span>
      )}
    </Sortable>
  );
}
