import { useChanging, useFault, useValue } from '../entry/editing.ts';
import styles from './Control.module.css';
import { FieldWrapper } from './FieldWrapper.tsx';
import type { FieldProps } from './field-props.ts';

const types = { day: 'date', time: 'time', link: 'url' } as const;

/** A day, a time of day or an address of another site, as the browser asks for it. */
export function LineField({
  field,
  path,
  label,
  help,
  isOptional,
}: FieldProps<keyof typeof types>) {
  const value = useValue(path);
  const fault = useFault(path, true);
  const { set, remove } = useChanging();
  return (
    <FieldWrapper {...{ path, label, help, isOptional, fault }}>
      {(described) => (
        <input
          {...described}
          className={`${styles.control} ${field.kind === 'link' ? '' : styles.short}`}
          type={types[field.kind]}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) =>
            target.value === '' && isOptional ? remove(path) : set(path, target.value)
          }
        />
      )}
    </FieldWrapper>
  );
}
