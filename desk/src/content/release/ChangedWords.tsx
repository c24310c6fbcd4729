import { diffWordsWithSpace } from 'diff';
import { useEditorWords } from '../words/words.ts';
import styles from './ChangedWords.module.css';
import { toldChange } from './told-change.ts';

/** Of numbers and prices no part is told from another. */
const wholly = (before: string, after: string) => [
  { value: before, added: false, removed: true },
  { value: after, added: true, removed: false },
];

/** A text before and after: what went is struck through, what came is underlined, word by word. */
export function ChangedWords(change: { before: string; after: string }) {
  const { words } = useEditorWords();
  const [before, after] = toldChange(change.before, change.after, words.release);
  const hasWords = /\p{L}/u.test(before + after);
  const parts = hasWords ? diffWordsWithSpace(before, after) : wholly(before, after);
  return (
    <div className={styles.words}>
      <p>
        <span className="visually-hidden">{words.release.before}: </span>
        {before === '' && <span className={styles.none}>{words.release.nothingBefore}</span>}
        {parts.map(
          ({ value, added, removed }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, made anew as a whole
            !added && (removed ? <del key={index}>{value}</del> : <span key={index}>{value}</span>),
        )}
      </p>
      <p>
        <span className="visually-hidden">{words.release.after}: </span>
        {after === '' && <span className={styles.none}>{words.release.nothingBefore}</span>}
        {parts.map(
          ({ value, added, removed }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, made anew as a whole
            !removed && (added ? <ins key={index}>{value}</ins> : <span key={index}>{value}</span>),
        )}
      </p>
    </div>
  );
}
