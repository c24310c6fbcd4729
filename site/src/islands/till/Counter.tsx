import { type ReactNode, useEffect, useState } from 'react';
import type { TillView } from '../../content/till-view.ts';
import { Till } from './Till.tsx';

/**
 * The till, as soon as what it sells is there. Until then, without script, and when it cannot be fetched,
 * `children` stand in its place: the same counter with a first sale.
 * @param view where the view is fetched from, in the language of the page
 */
export function Counter({ view: address, children }: { view: string; children?: ReactNode }) {
  const [view, setView] = useState<TillView>();
  useEffect(() => {
    const leaving = new AbortController();
    fetch(address, { signal: leaving.signal })
      .then((answer) => (answer.ok ? answer.json() : undefined))
      .then(setView, () => undefined);
    return () => leaving.abort();
  }, [address]);
  // In an element of its own: an island starts as its first one comes into view, which a slot never does.
  return <div>{view ? <Till view={view} /> : children}</div>;
}
