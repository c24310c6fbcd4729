import { useUsers } from '../session/useUsers.ts';
import { filterNames } from '../words/list.ts';
import { useWords } from '../words/words.ts';
import styles from './Chips.module.css';
import { valueName } from './value-name.ts';
import { narrowed, type View } from './views.ts';

/** What is set, each to be taken away. */
export function Chips({ view, show }: { view: View; show: (view: View) => void }) {
  const words = useWords();
  const { nameOf } = useUsers();
  const { said, filled } = words;
  const set = filterNames.flatMap((name) => {
    const value = view.filters[name];
    return value === undefined ? [] : [{ name, value }];
  });
  if (set.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={said.list.filter}>
      {set.map(({ name, value }) => {
        const label = `${said.list.filters[name]}: ${valueName(name, value, words, nameOf)}`;
        return (
          <li key={name}>
            <button
              type="button"
              title={value}
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
