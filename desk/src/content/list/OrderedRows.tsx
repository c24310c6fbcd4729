import type { EntryLine } from '@nokshi/server/desk/contract/content.ts';
import { useState } from 'react';
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
  const move = async (from: number, to: number) => {
    const moved = [...order];
    moved.splice(to, 0, ...moved.splice(from, 1));
    setOrder(moved);
    try {
      await ask(`/content/${kind}/order`, 'PUT', { entries: moved.map(({ id }) => nameOf(id)) });
    } catch {
      setOrder(order);
    }
    refresh();
  };
  return (
    <Sortable items={order.map(({ id, title }) => ({ id, name: title }))} move={move}>
      {(id) => {
        const entry = order.find((one) => one.id === id);
        return (
          <span className={styles.row}>
            <Thumbnail picture={entry?.picture ?? null} />
            <span className={styles.title}>{entry?.title}</span>
          </span>
        );
      }}
    </Sortable>
  );
}
