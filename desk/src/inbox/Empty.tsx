import { Button } from '@nokshi/ui/Button.tsx';
import { useWords } from '../words/words.ts';
import styles from './Empty.module.css';
import { Quilt } from './Quilt.tsx';
import type { View } from './views.ts';

/** The empty state: a finished quilt where nobody waits. */
export function Empty({ view, show }: { view: View; show: (view: View) => void }) {
  const { words } = useWords();
  const isNarrowed = view.search !== '' || Object.keys(view.filters).length > 0;
  const isFinished = view.name === 'new' && !isNarrowed;
  return (
    <div className={styles.empty}>
      {isFinished && <Quilt />}
      <p>{isFinished ? words.empty : isNarrowed ? words.nothingFound : words.list.emptyView}</p>
      {!isFinished && !isNarrowed && <p>{words.list.meanings[view.name]}</p>}
      {isNarrowed && (
        <Button variant="quiet" onClick={() => show({ ...view, search: '', filters: {} })}>
          {words.list.showAll}
        </Button>
      )}
    </div>
  );
}
