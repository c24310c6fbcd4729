import { useSortable } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useEditorWords } from '../words/words.ts';
import styles from './Sortable.module.css';

/** A row with its grip, and buttons for one step. @param up nothing for the first, as down for the last */
export function SortableRow({
  id,
  name,
  up,
  down,
  children,
}: {
  id: string;
  name: string;
  up: (() => void) | undefined;
  down: (() => void) | undefined;
  children: ReactNode;
}) {
  const { said, filled } = useEditorWords();
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragging={isDragging || undefined}
      style={{
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={styles.grip}
        {...attributes}
        {...listeners}
        aria-label={filled(said.sorting.grip, { name })}
      />
      <div className={styles.content}>{children}</div>
      <button type="button" className={styles.step} disabled={!up} onClick={up}>
        <span aria-hidden="true">↑</span>
        <span className="visually-hidden">{filled(said.sorting.up, { name })}</span>
      </button>
      <button type="button" className={styles.step} disabled={!down} onClick={down}>
        <span aria-hidden="true">↓</span>
        <span className="visually-hidden">{filled(said.sorting.down, { name })}</span>
      </button>
    </li>
  );
}
