import type { ReactNode } from 'react';
import type { Text } from '../content/text.ts';
import { aroundWholeWord, withLineBreaks } from './line-breaks.ts';

/**
 * Text for a place between tags. What is not in the language of the page says which one it is in; for
 * attributes there is plain(), with langOf() where the element holds nothing else.
 */
export const textNode = (text: Text): ReactNode =>
  typeof text === 'string' ? (
    inOne(unbroken(withLineBreaks(text)))
  ) : (
    <span lang={text.language}>{text.text}</span>
  );

/** One element: in a flex box each part would be an item of its own. */
const inOne = (words: ReactNode) => (typeof words === 'string' ? words : <span>{words}</span>);

function unbroken(words: string): ReactNode {
  const parts = aroundWholeWord(words);
  if (!parts) return words;
  const [before, word, after] = parts;
  return (
    <>
      {before}
      <span className="unbroken">{word}</span>
      {unbroken(after)}
    </>
  );
}
