import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import { useEditorWords } from '../words/words.ts';
import styles from './Sortable.module.css';
import { SortableRow } from './SortableRow.tsx';

/** Screen readers are told by the list itself, in its own words. */
const silent = {
  announcements: {
    onDragStart: () => '',
    onDragOver: () => '',
    onDragEnd: () => '',
    onDragCancel: () => '',
  },
  screenReaderInstructions: { draggable: '' },
};

/**
 * A list whose rows are moved by their grips: dragged with a pointer or a finger, or by the arrow keys.
 * @param items what stands in it, in its order: told apart by `id`, called by `name`
 * @param move called once a row lies elsewhere, with both positions
 * @param children what stands in the row at a position, beside its grip
 */
export function Sortable({
  items,
  move,
  children,
}: {
  items: readonly { id: string; name: string }[];
  move: (from: number, to: number) => void;
  children: (index: number) => ReactNode;
}) {
  const { words, filled } = useEditorWords();
  const [told, setTold] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));
  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return;
    move(from, to);
    setTold(filled(words.sorting.moved, { number: to + 1, count: items.length }));
  };
  const indexOf = (id: string | number) => items.findIndex((item) => item.id === id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) moveTo(indexOf(active.id), indexOf(over.id));
  };
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={silent}
      >
        <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ol className={styles.list}>
            {items.map(({ id, name }, index) => (
              <SortableRow
                key={id}
                id={id}
                name={name}
                canMove={items.length > 1}
                step={(by) => moveTo(index, index + by)}
              >
                {children(index)}
              </SortableRow>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </>
  );
}
