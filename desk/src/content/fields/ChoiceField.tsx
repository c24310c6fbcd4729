import { Select } from '@nokshi/ui/Select.tsx';
import { useChanging, useFault, useValue } from '../entry/editing.ts';
import { useEditorWords } from '../words/words.ts';
import styles from './Control.module.css';
import { FieldWrapper } from './FieldWrapper.tsx';
import type { FieldProps } from './field-props.ts';

/** One of a few, by their names. */
export function ChoiceField({ field, path, label, help, isOptional }: FieldProps<'choice'>) {
  const { words } = useEditorWords();
  const value = useValue(path);
  const fault = useFault(path, true);
  const { set, remove } = useChanging();
  const chosen = typeof value === 'string' ? value : '';
  const isKnown = field.options.some((one) => one.value === chosen);
  return (
    <FieldWrapper {...{ path, label, help, isOptional, fault }}>
      {({ id }) => (
        <div className={styles.choice}>
          <Select
            id={id}
            value={chosen}
            choose={(next) => (next === '' ? remove(path) : set(path, next))}
          >
            {(isOptional || !isKnown) && (
              <option value={isKnown ? '' : chosen}>{words.fields.choose}</option>
            )}
            {field.options.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </Select>
        </div>
      )}
    </FieldWrapper>
  );
}
