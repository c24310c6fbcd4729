import type { FieldPath } from '@nokshi/contract/form.ts';
import { type ReactNode, useId } from 'react';
import { useWarning } from '../entry/editing.ts';
import { writtenPath } from '../values/paths.ts';
import { useEditorWords } from '../words/words.ts';
import styles from './FieldWrapper.module.css';

/** The attributes that link a control to its label, help and error. */
export type Described = {
  id: string;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
};

/** A field of a form: its name, help beside it, its control, what is wrong and what is perhaps not meant. */
export function FieldWrapper({
  path,
  label,
  help,
  isOptional,
  fault,
  children,
}: {
  path: FieldPath;
  label: string;
  help: string;
  isOptional: boolean;
  fault: string;
  children: (described: Described) => ReactNode;
}) {
  const id = useId();
  const warning = useWarning(path);
  return (
    <div className={styles.field} data-path={writtenPath(path)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        <Optional isOptional={isOptional} />
      </label>
      <Help id={`${id}-help`} text={help} />
      {children({
        id,
        'aria-describedby': `${id}-help ${id}-fault ${id}-warning`,
        'aria-invalid': fault !== '' || undefined,
      })}
      <Fault id={`${id}-fault`} text={fault} />
      <Warning id={`${id}-warning`} text={warning} />
    </div>
  );
}

/** Behind the name of what may be missing. */
export function Optional({ isOptional }: { isOptional: boolean }) {
  const { words } = useEditorWords();
  return isOptional && <span className={styles.mark}> {words.fields.optional}</span>;
}

export const Help = ({ id, text }: { id: string; text: string }) =>
  text !== '' && (
    <p className={styles.help} id={id}>
      {text}
    </p>
  );

/** The error messages. */
export const Fault = ({ id, text }: { id: string; text: string }) => (
  <p className={styles.fault} id={id} hidden={text === ''}>
    {text}
  </p>
);

/** The warnings. */
export const Warning = ({ id, text }: { id: string; text: string }) => (
  <p className={styles.warning} id={id} hidden={text === ''}>
    {text}
  </p>
);
