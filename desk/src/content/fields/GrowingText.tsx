import type { KeyboardEvent } from 'react';
import styles from './Control.module.css';

/** Letters of a line in half of the form: browsers that size no fields by their content get rows by it. */
const charactersPerLine = 42;

/**
 * A text that is as high as its words. What is one line takes no line breaks, though it may wrap.
 * @param props.change told what was written; trimmed when the field is left
 */
export function GrowingText({
  value,
  isLong,
  change,
  ...attributes
}: {
  value: string;
  isLong: boolean;
  change: (text: string) => void;
  lang?: string;
  id?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true | undefined;
}) {
  const rows = value
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charactersPerLine)), 0);
  const keepLine = (event: KeyboardEvent) => {
    // While letters are composed, Enter chooses one of them.
    if (event.key === 'Enter' && !isLong && !event.nativeEvent.isComposing) event.preventDefault();
  };
  return (
    <textarea
      {...attributes}
      className={styles.control}
      rows={Math.max(rows, isLong ? 2 : 1)}
      value={value}
      onKeyDown={keepLine}
      onChange={({ target }) =>
        change(isLong ? target.value : target.value.replace(/\s*\n\s*/g, ' '))
      }
      onBlur={({ target }) => {
        const trimmed = target.value.trim();
        if (trimmed !== value) change(trimmed);
      }}
    />
  );
}
