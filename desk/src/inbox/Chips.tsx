import type { Places } from '@nokshi/server/desk/contract/places.ts';
import { useWords } from '../words.ts';
import styles from './Chips.module.css';
import { valueName } from './filter-words.ts';
import { filterNames, narrowed, type View } from './views.ts';

/** What is set, each to be taken away. */
export function Chips({
  view,
  show,
  users,
}: {
  view: View;
  show: (view: View) => void;
  users: Places['users'];
}) {
  const words = useWords();
  const { said, filled } = words;
  const set = filterNames.flatMap((name) => {
    const value = view.filters[name];
    return value === undefined ? [] : [{ name, value }];
  });
  if (set.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={said.list.filter}>
      {set.map(({ name, value }) => {
        const label = `${said.list.filters[name]}: ${valueName(name, value, words, users)}`;
        return (
          <li key={name}>
            <button
              type="button"
              aria-label={filled(said.list.removeFilter, { filter: label })}
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
            {said.list.removeFilters}
          </button>
        </li>
      )}
    </ul>
  );
}
