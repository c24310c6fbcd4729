import { filterNames } from '@nokshi/contract/desk-words/list.ts';
import { useUsers } from '../session/useUsers.ts';
import { useWords } from '../words/words.ts';
import styles from './Chips.module.css';
import { valueName } from './value-name.ts';
import { narrowed, type View } from './views.ts';

/** The active filters, each removable. */
export function Chips({ view, show }: { view: View; show: (view: View) => void }) {
  const wordsContext = useWords();
  const { nameOf } = useUsers();
  const { words, filled } = wordsContext;
  const set = filterNames.flatMap((name) => {
    const value = view.filters[name];
    return value === undefined ? [] : [{ name, value }];
  });
  if (set.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={words.list.filter}>
      {set.map(({ name, value }) => {
        const label = `${words.list.filters[name]}: ${valueName(name, value, wordsContext, nameOf)}`;
        return (
          <li key={name}>
            <button
              type="button"
              title={value}
              aria-label={filled(words.list.removeFilter, { filter: label })}
              onClick={() => show(narrowed(view, name, ''))}
            >
              <span>{label}</span> <span aria-hidden="true">×</span>
            </button>
          </li>
        );
      })}
      {set.length > 1 && (
        <li>
          <button type="button" onClick={() => show({ ...view, filters: {} })}>
            {words.list.removeFilters}
          </button>
        </li>
      )}
    </ul>
  );
}
