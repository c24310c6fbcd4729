import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useEditorWords } from '../words/words.ts';
import styles from './Sortable.module.css';
import { SortableRow } from './SortableRow.tsx';

/** What can be put in another order: told apart by `id`, called by `name`. */
type Item = { id: string; name: string };

/**
 * A list whose rows are dragged by their grips, with a pointer, a finger or keys.
 * @param move called once a row lies elsewhere, with both positions
 * @param children what stands in a row
 */
export function Sortable({
  items,
  move,
  children,
}: {
  items: readonly Item[];
  move: (from: number, to: number) => void;
  children: (id: string) => ReactNode;
}) {
  const { said, filled } = useEditorWords();
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: string | number | undefined) => items.findIndex((item) => item.id === id);
  const tell = (sentence: string, id: string | number, over?: string | number) =>
    filled(sentence, {
      name: items[indexOf(id)]?.name ?? '',
      position: indexOf(over ?? id) + 1,
      count: items.length,
    });
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        const [from, to] = [indexOf(active.id), indexOf(over?.id)];
        if (to !== -1 && from !== to) move(from, to);
      }}
      accessibility={{
        screenReaderInstructions: { draggable: said.sorting.how },
        announcements: {
          onDragStart: ({ active }) => tell(said.sorting.lifted, active.id),
          onDragOver: ({ active, over }) => tell(said.sorting.over, active.id, over?.id),
          onDragEnd: ({ active, over }) => tell(said.sorting.dropped, active.id, over?.id),
          onDragCancel: ({ active }) => tell(said.sorting.cancelled, active.id),
        },
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={styles.list}>
          {items.map(({ id, name }, index) => (
            <SortableRow
              key={id}
              id={id}
              name={name}
              up={index > 0 ? () => move(index, index - 1) : undefined}
              down={index < items.length - 1 ? () => move(index, index + 1) : undefined}
            >
              {children(id)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
