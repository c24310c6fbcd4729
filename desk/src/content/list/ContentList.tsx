import type { ContentList as Answer } from '@nokshi/contract/content.ts';
import useSWR from 'swr';
import { Link, useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { useFollowing } from '../../live/refetching.ts';
import { useTitle } from '../../live/useTitle.ts';
import { useEditorWords } from '../words/words.ts';
import styles from './ContentList.module.css';
import { ContentTypeSection } from './ContentTypeSection.tsx';
import { addressOfView, type ContentView, entriesOf, readContentView } from './content-view.ts';
import { ListHead } from './ListHead.tsx';
import { Narrowing } from './Narrowing.tsx';
import { pageNames } from './page-names.ts';

/** All that can be changed, with pictures: searched, narrowed to a kind, or to what has something to be done. */
export function ContentList() {
  const { words, language, filled } = useEditorWords();
  const [, navigate] = useLocation();
  const view = readContentView(useSearch());
  useTitle(words.list.title);
  const asked = new URLSearchParams({ ...(view.search && { q: view.search }), language });
  const { data, error, mutate } = useSWR<Answer>(`/content?${asked}`, {
    keepPreviousData: true,
    // Refetches, as content may have changed while another room was open.
    dedupingInterval: 0,
  });
  useFollowing('draft', mutate);
  const show = (wanted: ContentView, replace = false) =>
    navigate(addressOfView(wanted), { replace });
  const entries = entriesOf(data?.entries ?? [], view);
  const names = pageNames(data?.entries ?? []);
  const isWhole = addressOfView({ ...view, kind: '' }) === '/content';
  return (
    <section className={styles.room} aria-busy={data === undefined && error === undefined}>
      <ListHead view={view} show={show} changes={data?.entries ?? []} />
      {data && <Narrowing view={view} show={show} list={data} />}
      {view.page && (
        <p className={styles.page}>
          {filled(words.list.shownBy, { page: names.get(view.page) ?? view.page })}{' '}
          <Link href={addressOfView({ ...view, page: '' })}>{words.list.everything}</Link>
        </p>
      )}
      {error && <p role="alert">{words.list.failed}</p>}
      <p className="visually-hidden" role="status">
        {view.search && data ? filled(words.list.found, { count: entries.length }) : ''}
      </p>
      {data && entries.length === 0 && (
        <p className={styles.nothing}>
          {view.search ? words.list.nothingFound : words.list.nothingThere}
        </p>
      )}
      {kindsOf(data, view.search).map((kind) => (
        <ContentTypeSection
          key={kind.name}
          kind={kind}
          entries={entries.filter((entry) => entry.kind === kind.name)}
          isWhole={isWhole && (view.kind === '' || view.kind === kind.name)}
          names={names}
          refresh={mutate}
        />
      ))}
    </section>
  );
}

/** The kinds in their order; in a search the one that has what is found best comes first. */
function kindsOf(list: Answer | undefined, search: string): Answer['kinds'] {
  if (!list || search === '') return list?.kinds ?? [];
  const found = list.entries.map(({ kind }) => kind);
  const place = (name: string) => (found.includes(name) ? found.indexOf(name) : found.length);
  return list.kinds.toSorted((one, other) => place(one.name) - place(other.name));
}
