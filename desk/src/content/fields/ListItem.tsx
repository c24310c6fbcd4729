import { useSortable } from '@dnd-kit/sortable';
import type { FieldPath, FormField } from '@nokshi/server/desk/contract/form.ts';
import { type KeyboardEvent, memo, useMemo } from 'react';
import { useUnfolding } from '../entry/aim.ts';
import { useSaver, useValue } from '../entry/editing.ts';
import { summaryOf } from '../values/item-summary.ts';
import { writtenPath } from '../values/paths.ts';
import { useEditorWords } from '../words/words.ts';
import { FormFields } from './FormFields.tsx';
import styles from './List.module.css';
import { Members } from './Members.tsx';

type Props = {
  id: number;
  index: number;
  list: FieldPath;
  field: FormField;
  name: string;
  canMove: boolean;
  canRemove: boolean;
  /** Another one whenever the server has put pictures elsewhere. */
  pictured: string;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
};

/** An item of a list with the grip that it is moved by: with fields of its own, one line that unfolds. */
export function ListItem({ id, index, list, field, name, pictured, ...props }: Props) {
  const { canMove, canRemove, onMove, onRemove } = props;
  const { said, filled } = useEditorWords();
  const step = list.join('/');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a path is what it says.
  const path = useMemo(() => [...list, index], [step, index]);
  const sorting = useSortable({ id });
  const { transform, transition, isDragging } = sorting;
  const isPart = field.kind === 'group' || field.kind === 'variants';
  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(index, index + by);
  };
  const place = transform ? `translate3d(0, ${transform.y}px, 0)` : undefined;
  return (
    <li
      ref={sorting.setNodeRef}
      className={styles.item}
      data-dragged={isDragging || undefined}
      data-movable={canMove || undefined}
      data-removable={canRemove || undefined}
      style={{ transform: place, transition }}
    >
      {canMove && (
        <button
          ref={sorting.setActivatorNodeRef}
          type="button"
          className={styles.grip}
          aria-label={filled(said.fields.move, { item: name })}
          title={said.fields.moveHow}
          onKeyDown={moveByKey}
          {...sorting.listeners}
        >
          <span aria-hidden="true">⠿</span>
        </button>
      )}
      <div className={styles.content} data-path={writtenPath(path)}>
        {isPart ? (
          <FoldedItem {...{ field, path, name, pictured }} />
        ) : (
          <FormFields {...{ field, path, label: name, help: '' }} isOptional={false} />
        )}
      </div>
      {canRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={filled(said.fields.removeItem, { item: name })}
          title={said.fields.remove}
          onClick={() => onRemove(index)}
        >
          <span aria-hidden="true">×</span>
        </button>
      )}
    </li>
  );
}

const FoldedItem = memo(function FoldedItem({
  field,
  path,
  name,
  pictured,
}: Pick<Props, 'field' | 'name' | 'pictured'> & { path: FieldPath }) {
  const { language } = useEditorWords();
  const { opened } = useSaver();
  const value = useValue(path);
  const [isOpen, setIsOpen] = useUnfolding(path);
  const { text, picture } = summaryOf(field, value, path, language);
  return (
    <details
      className={styles.part}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {picture && (
          <img
            src={`/api/desk/content/${opened.id}/picture?path=${writtenPath(picture)}#${pictured}`}
            alt=""
            loading="lazy"
          />
        )}
        <span className={styles.name}>{name}</span>
        <span className={styles.summary}>{text}</span>
      </summary>
      {isOpen && (
        <div className={styles.fields}>
          {field.kind === 'group' ? (
            <Members members={field.members} path={path} />
          ) : (
            <FormFields {...{ field, path, label: name, help: '' }} isOptional={false} />
          )}
        </div>
      )}
    </details>
  );
});
