import { useId } from 'react';
import { useWords } from '../words/words.ts';
import styles from './SearchField.module.css';
import { useSearchText } from './useSearchText.ts';
import { isLongEnough } from './views.ts';

/** Searches as one types. @param isRefused whether the server found too little, or too much, to search for */
export function SearchField({
  search,
  tell,
  isRefused,
  isComplete,
}: {
  search: string;
  tell: (search: string) => void;
  isRefused: boolean;
  isComplete: boolean;
}) {
  const { words } = useWords();
  const id = useId();
  const [typed, setTyped] = useSearchText(search, tell);
  const isShort = typed.trim() !== '' && !isLongEnough(typed);
  return (
    <div className={styles.search}>
      <label htmlFor={id} className="visually-hidden">
        {words.search}
      </label>
      <input
        id={id}
        type="search"
        data-search
        value={typed}
        placeholder={words.search}
        autoComplete="off"
        enterKeyHint="search"
        aria-keyshortcuts="/"
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint} role="status">
        {isShort || isRefused ? words.searchHint : isComplete ? '' : words.list.searchIncomplete}
      </p>
    </div>
  );
}
