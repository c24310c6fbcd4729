import type { FieldPath, FormField } from '@nokshi/contract/form.ts';
import { onHost } from '@nokshi/forms/on-host.ts';
import { memo, useId, useMemo } from 'react';
import { useUnfolding } from '../entry/aim.ts';
import { useFault, useSaver, useValue } from '../entry/editing.ts';
import { summaryOf } from '../values/item-summary.ts';
import { writtenPath } from '../values/paths.ts';
import { useEditorWords } from '../words/words.ts';
import { Fault } from './FieldWrapper.tsx';
import { FormFields } from './FormFields.tsx';
import styles from './List.module.css';
import { Members } from './Members.tsx';

type Props = {
  index: number;
  list: FieldPath;
  field: FormField;
  name: string;
  /** Another one whenever the server has put pictures elsewhere. */
  pictured: string;
  /** Nothing where the list needs all that it has. */
  remove: (() => void) | undefined;
};

/** An item of a list, with what takes it away: with fields of its own, one line that unfolds. */
export function ListItem({ index, list, field, name, pictured, remove }: Props) {
  const { words, filled } = useEditorWords();
  const step = list.join('/');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a path is what it says.
  const path = useMemo(() => [...list, index], [step, index]);
  const isPart = field.kind === 'group' || field.kind === 'variants';
  return (
    <>
      <div className={styles.content} data-path={writtenPath(path)} data-removable={remove && true}>
        {isPart ? (
          <FoldedItem {...{ field, path, name, pictured }} />
        ) : (
          <FormFields {...{ field, path, label: name, help: '' }} isOptional={false} />
        )}
      </div>
      {remove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={filled(words.fields.removeItem, { item: name })}
          title={words.fields.remove}
          onClick={remove}
        >
          <span aria-hidden="true">×</span>
        </button>
      )}
    </>
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
  const id = useId();
  // Which of several forms it has says itself what is wrong with it.
  const fault = useFault(path);
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
            src={onHost(
              `/api/desk/content/${opened.id}/picture?path=${writtenPath(picture)}#${pictured}`,
            )}
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
            <>
              <Fault id={`${id}-fault`} text={fault} />
              <Members members={field.members} path={path} />
            </>
          ) : (
            <FormFields {...{ field, path, label: name, help: '' }} isOptional={false} />
          )}
        </div>
      )}
    </details>
  );
});
