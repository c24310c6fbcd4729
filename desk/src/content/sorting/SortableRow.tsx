import { useSortable } from '@dnd-kit/sortable';
import type { KeyboardEvent, ReactNode } from 'react';
import { useEditorWords } from '../words/words.ts';
import styles from './Sortable.module.css';

/** A row with the grip that it is moved by. @param props.step moves it by so many places */
export function SortableRow({
  id,
  name,
  canMove,
  step,
  children,
}: {
  id: string;
  name: string;
  canMove: boolean;
  step: (by: number) => void;
  children: ReactNode;
}) {
  const { words, filled } = useEditorWords();
  const sorting = useSortable({ id });
  const { transform, transition, isDragging } = sorting;
  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  const place = transform ? `translate3d(0, ${transform.y}px, 0)` : undefined;
  return (
    <li
      ref={sorting.setNodeRef}
      className={styles.row}
      data-dragged={isDragging || undefined}
      data-movable={canMove || undefined}
      style={{ transform: place, transition }}
    >
      {canMove && (
        <button
          ref={sorting.setActivatorNodeRef}
          type="button"
          className={styles.grip}
          aria-label={filled(words.sorting.move, { name })}
          title={words.sorting.how}
          onKeyDown={moveByKey}
          {...sorting.listeners}
        />
      )}
      {children}
    </li>
  );
}
