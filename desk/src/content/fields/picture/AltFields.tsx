import { type Language, languageCodes, languages } from '@nokshi/forms/languages.ts';
import { Field } from '@nokshi/ui/Field.tsx';
import { useEditorWords } from '../../words/words.ts';
import styles from './PictureField.module.css';

/** The alternative text of a picture in each language. */
export type Alt = Partial<Record<Language, string>>;

/** Asks what a picture shows, where it is seen. */
export function AltFields({
  alt,
  isOfFormer,
  onChange,
}: {
  alt: Alt;
  /** It was written for the picture before. */
  isOfFormer: boolean;
  onChange: (alt: Alt) => void;
}) {
  const { words } = useEditorWords();
  return (
    <fieldset className={styles.alt}>
      <legend>{words.pictures.alt}</legend>
      <p>{isOfFormer ? words.pictures.altOfFormer : words.pictures.altHint}</p>
      <div className={styles.languages}>
        {languageCodes.map((code) => (
          <Field
            key={code}
            as="textarea"
            rows={2}
            lang={code}
            maxLength={200}
            label={languages[code].name}
            value={alt[code] ?? ''}
            onChange={({ target }) => onChange({ ...alt, [code]: target.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
