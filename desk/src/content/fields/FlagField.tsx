import { useId } from 'react';
import { useChanging, useFault, useValue } from '../entry/editing.ts';
import { writtenPath } from '../values/paths.ts';
import styles from './Control.module.css';
import frame from './FieldWrapper.module.css';
import { Fault, Help } from './FieldWrapper.tsx';
import type { FieldProps } from './field-props.ts';

/** A field that is either true or false. */
export function FlagField({ path, label, help, isOptional }: FieldProps<'flag'>) {
  const id = useId();
  const value = useValue(path);
  const fault = useFault(path, true);
  const { set, remove } = useChanging();
  return (
    <div className={frame.field} data-path={writtenPath(path)}>
      <div className={styles.flag}>
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          aria-describedby={`${id}-help ${id}-fault`}
          aria-invalid={fault !== '' || undefined}
          onChange={({ target }) =>
            target.checked || !isOptional ? set(path, target.checked) : remove(path)
          }
        />
        <label className={frame.label} htmlFor={id}>
          {label}
        </label>
      </div>
      <Help id={`${id}-help`} text={help} />
      <Fault id={`${id}-fault`} text={fault} />
    </div>
  );
}
