import type { Items } from '@nokshi/server/desk/contract/enquiries.ts';
import { useDeferredValue } from 'react';
import useSWRInfinite from 'swr/infinite';
import { useLocation, useSearch } from 'wouter';
import { useTitle } from '../live/useTitle.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.ts';
import styles from './Inbox.module.css';
import { Line } from './Line.tsx';
import { questionOf, readView, type View, viewNames, writeView } from './views.ts';

/** The enquiries of a view, who waits longest first. */
export function Inbox() {
  const { said } = useWords();
  const view = readView(useSearch());
  const asked = useDeferredValue(view.search);
  const { data, error, size, setSize, isLoading } = useSWRInfinite<Items>(
    (index: number, before: Items | null) =>
      index > 0 && !before?.next
        ? null
        : questionOf({ ...view, search: asked }, before?.next ?? undefined),
    { keepPreviousData: true },
  );
  const items = data?.flatMap((page) => page.items) ?? [];
  useTitle(said.inbox);
  const hasMore = data?.at(-1)?.more === true;
  return (
    <section className={styles.inbox} aria-busy={isLoading || undefined}>
      <h1 className="visually-hidden">{said.inbox}</h1>
      <Filters view={view} />
      {error && <p role="alert">{said.failed}</p>}
      {data && items.length === 0 && (
        <p className={styles.empty}>
          {view.name === 'new' && view.search === '' ? said.empty : said.nothingFound}
        </p>
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <Line key={item.reference} item={item} />
        ))}
      </ul>
      {hasMore && (
        <Button variant="quiet" onClick={() => void setSize(size + 1)}>
          {said.more}
        </Button>
      )}
    </section>
  );
}

/** Which view, and what to search for in it. */
function Filters({ view }: { view: View }) {
  const { said } = useWords();
  const [, navigate] = useLocation();
  const show = (change: Partial<View>) =>
    navigate(`/${writeView({ ...view, ...change })}`, { replace: true });
  return (
    <search className={styles.filters}>
      <label>
        <span className="visually-hidden">{said.view}</span>
        <select
          value={view.name}
          onChange={({ target }) => show({ name: target.value as View['name'] })}
        >
          {viewNames.map((name) => (
            <option key={name} value={name}>
              {said.views[name]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.search}>
        <span className="visually-hidden">{said.search}</span>
        <input
          type="search"
          value={view.search}
          placeholder={said.search}
          title={said.searchHint}
          onChange={({ target }) => show({ search: target.value })}
        />
      </label>
    </search>
  );
}
