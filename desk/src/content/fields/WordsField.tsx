import type { Change } from '@nokshi/contract/content.ts';
import type { FieldPath } from '@nokshi/contract/form.ts';
import { placeholdersIn } from '@nokshi/forms/fill.ts';
import {
  defaultLanguage,
  type Language,
  languageCodes,
  languages,
} from '@nokshi/forms/languages.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { useId, useState } from 'react';
import { useChanging, useFault, useHold, useValue, useWarning } from '../entry/editing.ts';
import { isGroup, type Json } from '../values/json.ts';
import { writtenPath } from '../values/paths.ts';
import { useEditorWords } from '../words/words.ts';
import { CharactersLeft } from './CharactersLeft.tsx';
import frame from './FieldWrapper.module.css';
import { Fault, Help, Optional, Warning } from './FieldWrapper.tsx';
import type { FieldProps } from './field-props.ts';
import { GrowingText } from './GrowingText.tsx';
import styles from './WordsField.module.css';

/** Words in each language, beside each other. */
export function WordsField({ field, path, label, help, isOptional }: FieldProps<'words'>) {
  const id = useId();
  const { words, filled } = useEditorWords();
  const value = useValue(path);
  const fault = useFault(path);
  const places = useKept(field.places, value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't stand in a grid in every browser.
    <div
      className={frame.field}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-help ${id}-fault`}
      data-path={writtenPath(path)}
    >
      <span className={frame.label} id={id}>
        {label}
        <Optional isOptional={isOptional} />
      </span>
      <Help id={`${id}-help`} text={help} />
      {places.length > 0 && (
        <p className={frame.help}>
          {filled(words.fields.keepPlaces, { places: bracketed(places) })}
        </p>
      )}
      <div className={styles.languages}>
        {languageCodes.map((language) => (
          <InLanguage
            key={language}
            labelId={id}
            {...{ language, field, path, value, places, isOptional }}
          />
        ))}
      </div>
      <Fault id={`${id}-fault`} text={fault} />
    </div>
  );
}

const bracketed = (places: readonly string[]) => places.map((one) => `{${one}}`).join(', ');

const textIn = (value: Json | undefined, language: Language): string => {
  const text = isGroup(value) ? value[language] : undefined;
  return typeof text === 'string' ? text : '';
};

/** The places that were in the words when they were opened. */
function useKept(places: readonly string[], value: Json | undefined): readonly string[] {
  const [first] = useState(value);
  const there = languageCodes.flatMap((language) => placeholdersIn(textIn(first, language)));
  return places.filter((place) => there.includes(place));
}

function InLanguage({
  labelId,
  language,
  field,
  path,
  value,
  places,
  isOptional,
}: Pick<FieldProps<'words'>, 'field' | 'path' | 'isOptional'> & {
  labelId: string;
  language: Language;
  value: Json | undefined;
  places: readonly string[];
}) {
  const id = useId();
  const { words, filled } = useEditorWords();
  const { change } = useChanging();
  const fault = useFault([...path, language]);
  const warning = useWarning([...path, language]);
  const hold = useHold([...path, language]);
  const text = textIn(value, language);
  const there = placeholdersIn(text);
  const lost = text === '' ? [] : places.filter((place) => !there.includes(place));
  return (
    <div className={styles.language} data-path={writtenPath([...path, language])}>
      <span className={styles.name} id={id} lang={language}>
        {languages[language].name}
      </span>
      <GrowingText
        lang={language}
        aria-labelledby={`${labelId} ${id}`}
        aria-describedby={`${id}-letters ${id}-lost ${id}-fault ${id}-warning`}
        aria-invalid={fault !== '' || undefined}
        isLong={field.isLong}
        value={text}
        change={(next) => {
          const changes = changesFor(path, value, language, next, isOptional);
          if (changes.length > 0) change(changes);
        }}
      />
      <CharactersLeft id={`${id}-letters`} text={text} most={field.most} isFaulty={fault !== ''} />
      {lost.length > 0 && fault === '' && (
        <p className={frame.fault} id={`${id}-lost`} role="status">
          {filled(words.fields.lostPlaces, { places: bracketed(lost) })}
        </p>
      )}
      <Fault id={`${id}-fault`} text={fault} />
      <Warning id={`${id}-warning`} text={warning} />
      {hold && (
        <Button variant="quiet" onClick={hold}>
          {words.fields.holds}
        </Button>
      )}
    </div>
  );
}

/** Removes emptied languages; the default language stays, unless all of the words may be missing. */
function changesFor(
  path: FieldPath,
  value: Json | undefined,
  language: Language,
  text: string,
  isOptional: boolean,
): Change[] {
  const words = isGroup(value) ? value : undefined;
  if (!words) return text === '' ? [] : [{ path, value: { [language]: text } }];
  const others = languageCodes.some((code) => code !== language && textIn(words, code) !== '');
  if (text === '' && isOptional && !others) return [{ path, remove: true }];
  if (text !== '' || language === defaultLanguage)
    return [{ path: [...path, language], value: text }];
  return words[language] === undefined ? [] : [{ path: [...path, language], remove: true }];
}
