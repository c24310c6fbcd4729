import type { FieldPath } from '@nokshi/contract/form.ts';
import { languages, type Words } from '@nokshi/forms/languages.ts';
import { Field } from '@nokshi/ui/Field.tsx';
import type { ChangeEvent } from 'react';
import { useEditorWords } from '../words/words.ts';
import styles from './Guide.module.css';
import type { GuideState } from './useGuide.ts';

/** An answer in each language of the site; those of the first one are asked for always. */
export function WordsAnswer({
  path,
  label,
  hint = '',
  words: written,
  rows,
  state: { typed, faultAt },
  change,
}: {
  path: FieldPath;
  label: string;
  hint?: string;
  words: Words;
  rows: number;
  state: GuideState;
  change: (words: Words) => void;
}) {
  const { words } = useEditorWords();
  return (
    <div className={styles.languages}>
      {typed.languages.map((language, position) => (
        <Field
          key={language}
          {...(rows === 1 ? { as: 'input' } : { as: 'textarea', rows })}
          lang={language}
          label={typed.languages.length > 1 ? `${label} (${languages[language].name})` : label}
          hint={hint}
          mark={position > 0 ? words.fields.optional : undefined}
          required={position === 0}
          error={faultAt([...path, language])}
          value={written[language] ?? ''}
          onChange={({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            change({ ...written, [language]: target.value })
          }
        />
      ))}
    </div>
  );
}
