import { useId } from 'react';
import { useFault } from '../entry/editing.ts';
import { writtenPath } from '../values/paths.ts';
import { Fault, Help } from './FieldWrapper.tsx';
import type { FieldProps } from './field-props.ts';
import styles from './GroupField.module.css';
import { Members } from './Members.tsx';

/** Fields that belong together, under a name. */
export function GroupField({ field, path, label, help }: FieldProps<'group'>) {
  const id = useId();
  const fault = useFault(path);
  return (
    <fieldset
      className={styles.group}
      data-depth={Math.min(path.length, 3)}
      data-path={writtenPath(path)}
      aria-describedby={`${id}-help ${id}-fault`}
    >
      <legend tabIndex={-1}>{label}</legend>
      <Help id={`${id}-help`} text={help} />
      <Fault id={`${id}-fault`} text={fault} />
      <Members members={field.members} path={path} />
    </fieldset>
  );
}
