import { Field } from '../../../../ui/Field.tsx';
import { useShop } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { searched } from './filters.ts';
import styles from './SearchBar.module.css';
import { isBangla } from './spelling.ts';

/** The field that finds goods, Bangla ones by Latin letters too, and says which word it found. */
export function SearchBar({ query, search }: { query: string; search: (query: string) => void }) {
  const { data, t, completeTask } = useShop();
  const found = query.trim() === '' ? '' : searched(data.goods, query).words;
  const isOtherScript = isBangla(found) && !isBangla(query);
  const type = (text: string) => {
    search(text);
    if (text.trim().length > 1 && searched(data.goods, text).goods.length > 0)
      completeTask('searched');
  };
  return (
    <search className={styles.bar} data-layout={data.front.layout}>
      <Field
        label={data.search === undefined ? t(words.search) : t(data.search)}
        name="search"
        type="search"
        initial={query}
        onChange={type}
      />
      <p className={styles.found} aria-live="polite">
        {isOtherScript && (
          <>
            <span aria-hidden="true">→ </span>
            <b lang="bn">{found}</b>
          </>
        )}
      </p>
    </search>
  );
}
