import type { EntryLine } from '@nokshi/contract/content.ts';
import { onHost } from '@nokshi/forms/on-host.ts';
import { buttonClass } from '@nokshi/ui/Button.tsx';
import { useId } from 'react';
import { Link } from 'wouter';
import { useSearchText } from '../../inbox/useSearchText.ts';
import { useUser } from '../../session/user.ts';
import { useEditorWords } from '../words/words.ts';
import type { ContentView } from './content-view.ts';
import styles from './ListHead.module.css';

/** The heading of the list, the search over all words, and links to related rooms. */
export function ListHead({
  view,
  show,
  changes,
}: {
  view: ContentView;
  show: (view: ContentView, replace?: boolean) => void;
  changes: readonly EntryLine[];
}) {
  const { words } = useEditorWords();
  const id = useId();
  const [typed, setTyped] = useSearchText(view.search, (search) =>
    show({ ...view, search }, view.search !== ''),
  );
  const { isLocal } = useUser();
  const isExample =
    isLocal && changes.some(({ id, samples }) => id === 'singles/company' && samples > 0);
  const hasChanges = changes.some(({ state }) => state !== 'published');
  return (
    <header className={styles.head}>
      <h1>{words.list.title}</h1>
      <Link href="/release" className={buttonClass(hasChanges ? 'solid' : 'quiet')}>
        {words.release.title}
      </Link>
      <nav className={styles.ways} aria-label={words.list.title}>
        {isExample && <Link href="/guide">{words.guide.title}</Link>}
        <Link href="/release/checklist">{words.list.checklist}</Link>
        <a href={onHost('/api/desk/content/archive')} download>
          {words.list.download}
        </a>
      </nav>
      <div className={styles.search}>
        <label htmlFor={id} className="visually-hidden">
          {words.list.search}
        </label>
        <input
          id={id}
          type="search"
          value={typed}
          placeholder={words.list.search}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
    </header>
  );
}
