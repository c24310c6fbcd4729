import { languages } from '@nokshi/forms/languages.ts';
import { readNumber } from '@nokshi/forms/written-number.ts';
import { useState } from 'react';
import { useChanging, useFault, useValue } from '../entry/editing.ts';
import { useEditorWords } from '../words/words.ts';
import styles from './Control.module.css';
import { FieldWrapper } from './FieldWrapper.tsx';
import type { FieldProps } from './field-props.ts';

/** A number, and a sum in taka with its sign: grouped as its readers do while nobody writes it. */
export function NumberField({ field, path, label, help, isOptional }: FieldProps<'number'>) {
  const { words, language } = useEditorWords();
  const value = useValue(path);
  const told = useFault(path, true);
  const { set, remove } = useChanging();
  /** As it is being written. */
  const [written, setWritten] = useState<string>();
  const number = typeof value === 'number' ? value : undefined;
  const isWrong =
    written !== undefined && written.trim() !== '' && readNumber(written) === undefined;
  const fault = isWrong ? words.fields.notANumber : told;
  const shown = new Intl.NumberFormat(languages[language].takaLocale, {
    maximumFractionDigits: 20,
  });
  const write = (text: string) => {
    setWritten(text);
    const read = readNumber(text);
    if (read !== undefined) set(path, read);
    else if (text.trim() === '' && typeof path.at(-1) === 'string') remove(path);
  };
  const control = {
    className: `${styles.control} ${styles.short}`,
    type: 'text',
    inputMode: 'decimal',
    autoComplete: 'off',
    value: written ?? (number === undefined ? '' : shown.format(number)),
    onBlur: () => setWritten(undefined),
  } as const;
  return (
    <FieldWrapper {...{ path, label, help, isOptional, fault }}>
      {(described) => {
        const input = (
          <input {...described} {...control} onChange={({ target }) => write(target.value)} />
        );
        if (!field.isMoney) return input;
        return (
          <div className={styles.money}>
            <span aria-hidden="true">৳</span>
            {input}
          </div>
        );
      }}
    </FieldWrapper>
  );
}
