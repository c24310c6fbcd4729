import type { EntryLine } from '@nokshi/contract/content.ts';
import { buttonClass } from '@nokshi/ui/Button.tsx';
import { useId } from 'react';
import { Link } from 'wouter';
import { useSearchText } from '../../inbox/useSearchText.ts';
import { useEditorWords } from '../words/words.ts';
import type { ContentView } from './content-view.ts';
import styles from './ListHead.module.css';

/** What the list is called, the search over all words, and what leads on from it. */
export function ListHead({
  view,
  show,
  changes,
}: {
  view: ContentView;
  show: (view: ContentView, replace?: boolean) => void;
  changes: readonly EntryLine[];
}) {
  const { said } = useEditorWords();
  const id = useId();
  const [typed, setTyped] = useSearchText(view.search, (search) =>
    show({ ...view, search }, view.search !== ''),
  );
  const hasChanges = changes.some(({ state }) => state !== 'published');
  return (
    <header className={styles.head}>
      <h1>{said.list.title}</h1>
      <Link href="/release" className={buttonClass(hasChanges ? 'solid' : 'quiet')}>
        {said.release.title}
      </Link>
      <nav className={styles.ways} aria-label={said.list.title}>
        <Link href="/release/checklist">{said.list.checklist}</Link>
        <a href="/api/desk/content/archive" download>
          {said.list.download}
        </a>
      </nav>
      <div className={styles.search}>
        <label htmlFor={id} className="visually-hidden">
          {said.list.search}
        </label>
        <input
          id={id}
          type="search"
          value={typed}
          placeholder={said.list.search}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
    </header>
  );
}
