import type { Text } from '../content/text.ts';
import styles from './ExampleMark.module.css';
import { withLineBreaks } from './line-breaks.ts';
import { textNode } from './text-node.tsx';

/** Says of a person, a client or a piece of work that it is invented; nothing of what is real. */
export const ExampleMark = ({ example }: { example: Text | undefined }) =>
  example === undefined ? null : <small className={styles.mark}>{textNode(example)}</small>;

/** Words with the mark behind them, which takes the last word along where it begins a line. */
export function WithExampleMark({ words, example }: { words: Text; example: Text | undefined }) {
  if (example === undefined) return textNode(words);
  const mark = <ExampleMark example={example} />;
  if (typeof words !== 'string') {
    return (
      <>
        {textNode(words)} {mark}
      </>
    );
  }
  const sealed = withLineBreaks(words);
  const last = sealed.lastIndexOf(' ') + 1;
  return (
    <>
      {textNode(sealed.slice(0, last))}
      <span className={styles.last}>
        {textNode(sealed.slice(last))} {mark}
      </span>
    </>
  );
}
