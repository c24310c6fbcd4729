import { emptyValue } from '@nokshi/contract/empty-value.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useContext } from 'react';
import { AimContext } from '../entry/aim.ts';
import { useChanging, useSaved } from '../entry/editing.ts';
import { valueAt } from '../values/json.ts';
import { writtenPath } from '../values/paths.ts';
import { useEditorWords } from '../words/words.ts';
import { FormFields } from './FormFields.tsx';
import type { AnyFieldProps } from './field-props.ts';
import styles from './List.module.css';

/** A part of an entry that may be missing: it can be put in and taken away. */
export function Missable({ field, path, label, help }: AnyFieldProps) {
  const { words, filled } = useEditorWords();
  const isThere = useSaved(({ values }) => valueAt(values, path) !== undefined);
  const { set, remove } = useChanging();
  const { show } = useContext(AimContext);
  if (!isThere) {
    const add = () => {
      set(path, emptyValue(field));
      show(path);
    };
    return (
      <div className={styles.missing} data-path={writtenPath(path)}>
        <Button variant="quiet" onClick={add}>
          {filled(words.fields.put, { label })}
        </Button>
      </div>
    );
  }
  return (
    <>
      <FormFields {...{ field, path, label, help }} isOptional />
      <div className={styles.missing}>
        <Button variant="text" onClick={() => remove(path)}>
          {filled(words.fields.takeAway, { label })}
        </Button>
      </div>
    </>
  );
}
