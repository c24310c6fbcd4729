import { useId } from 'react';
import type { Json } from '../values/json.ts';
import { valueInWords } from '../values/value-in-words.ts';
import { useEditorWords } from '../words/words.ts';
import styles from './TwoVersions.module.css';

/** Two versions of a field beside each other, one of them to be chosen. */
export function TwoVersions({
  label,
  mine,
  other,
  labels,
  chosen,
  choose,
}: {
  label: string;
  mine: Json | undefined;
  other: Json | undefined;
  labels: { mine: string; other: string; takeMine: string; takeOther: string };
  /** Whether mine is; undefined until one is. */
  chosen: boolean | undefined;
  choose: (isMine: boolean) => void;
}) {
  const id = useId();
  const { words, language } = useEditorWords();
  const version = (isMine: boolean, value: Json | undefined, name: string, take: string) => (
    <div className={styles.version}>
      <p className={styles.whose}>{name}</p>
      <p className={styles.text}>{valueInWords(value, language) || words.entry.nothing}</p>
      <label>
        <input type="radio" name={id} checked={chosen === isMine} onChange={() => choose(isMine)} />
        {take}
      </label>
    </div>
  );
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <div className={styles.versions}>
        {version(true, mine, labels.mine, labels.takeMine)}
        {version(false, other, labels.other, labels.takeOther)}
      </div>
    </fieldset>
  );
}
