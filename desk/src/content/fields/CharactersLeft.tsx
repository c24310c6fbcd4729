import { useEditorWords } from '../words/words.ts';
import styles from './FieldWrapper.module.css';

/** From this part of the most letters on, whoever writes wants to know. */
const nearEnd = 0.85;

/**
 * How many letters may still be written, told when that matters.
 * @param props.most null for no bound
 * @param props.isFaulty what is wrong is told beside it
 */
export function CharactersLeft({
  id,
  text,
  most,
  isFaulty,
}: {
  id: string;
  text: string;
  most: number | null;
  isFaulty: boolean;
}) {
  const { words, filled } = useEditorWords();
  if (most === null || text.length < most * nearEnd) return null;
  const left = most - text.length;
  if (left < 0 && isFaulty) return null;
  return left >= 0 ? (
    <p className={styles.help} id={id}>
      {filled(words.fields.lettersLeft, { count: left })}
    </p>
  ) : (
    <p className={styles.fault} id={id}>
      {filled(words.fields.tooLong, { count: -left })}
    </p>
  );
}
