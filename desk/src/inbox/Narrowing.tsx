import type { Facets } from '@nokshi/contract/facets.ts';
import { useId, useState } from 'react';
import useSWR from 'swr';
import { useWords } from '../words/words.ts';
import { Chips } from './Chips.tsx';
import { Filters } from './Filters.tsx';
import styles from './Narrowing.module.css';
import { SearchField } from './SearchField.tsx';
import type { View } from './views.ts';

const nowhere: Facets = { pages: [], campaigns: [] };

/** The controls that filter a view: the search, and the filters behind one button. */
export function Narrowing({
  view,
  show,
  isRefused,
  isComplete,
}: {
  view: View;
  show: (view: View, replace?: boolean) => void;
  isRefused: boolean;
  isComplete: boolean;
}) {
  const { words, filled } = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const set = Object.keys(view.filters).length;
  const { data: facets = nowhere } = useSWR<Facets>(isOpen || set > 0 ? '/facets' : null);
  return (
    <search className={styles.narrowing}>
      <div className={styles.row}>
        <SearchField
          search={view.search}
          tell={(search) => show({ ...view, search }, true)}
          isRefused={isRefused}
          isComplete={isComplete}
        />
        <button
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {set > 0 ? filled(words.list.filterCount, { number: set }) : words.list.filter}
        </button>
      </div>
      {isOpen && <Filters id={id} view={view} show={show} places={facets} />}
      <Chips view={view} show={show} />
    </search>
  );
}
