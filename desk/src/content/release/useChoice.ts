import type { Difference } from '@nokshi/contract/release.ts';
import { useState } from 'react';
import { useSearch } from 'wouter';

/** The changes that are published: all, or those that an address names, until somebody ticks otherwise. */
export function useChoice(changes: readonly Difference[] | null) {
  const named = new URLSearchParams(useSearch()).getAll('entry');
  const [chosen, setChosen] = useState<ReadonlySet<string> | 'all'>(
    named.length > 0 ? new Set(named) : 'all',
  );
  const ids = (changes ?? []).map(({ id }) => id);
  const isChosen = (id: string): boolean => chosen === 'all' || chosen.has(id);
  const entries = ids.filter(isChosen);
  return {
    isChosen,
    /** The ids of those that are. */
    entries,
    /** Whether it is all there is, with what somebody saves meanwhile, which nobody who ticked some has read. */
    isAll: chosen === 'all',
    choose: (id: string, isTicked: boolean) =>
      setChosen(new Set(isTicked ? [...entries, id] : entries.filter((one) => one !== id))),
    add: (others: readonly string[]) => setChosen(new Set([...entries, ...others])),
    chooseAll: () => setChosen('all'),
  };
}

export type Chosen = ReturnType<typeof useChoice>;
