import type { ContentList } from '@nokshi/contract/content.ts';
import { shownNames } from '@nokshi/contract/editor-words/list.ts';
import { numberIn } from '@nokshi/forms/fill.ts';
import { Select } from '@nokshi/ui/Select.tsx';
import { Link } from 'wouter';
import { useEditorWords } from '../words/words.ts';
import { addressOfView, type ContentView, entriesOf } from './content-view.ts';
import styles from './Narrowing.module.css';

/** Narrows the list to a kind, and to what was changed or has something to be done. */
export function Narrowing({
  view,
  show,
  list,
}: {
  view: ContentView;
  show: (view: ContentView) => void;
  list: ContentList;
}) {
  const { words, language } = useEditorWords();
  return (
    <div className={styles.narrowing}>
      <Select
        variant="pill"
        label={words.list.kind}
        value={view.kind}
        choose={(kind) => show({ ...view, kind })}
      >
        <option value="">{words.list.everyKind}</option>
        {list.kinds.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Select>
      <nav aria-label={words.list.narrow}>
        {shownNames.map((shown) => {
          const wanted = { ...view, shown };
          const count = entriesOf(list.entries, wanted).length;
          return (
            <Link
              key={shown}
              href={addressOfView(wanted)}
              aria-current={view.shown === shown ? 'true' : undefined}
            >
              {words.list.shown[shown]} <span>{numberIn(language, count)}</span>
            </Link>
          );
        })}
      </nav>
    </div>
  );
}
