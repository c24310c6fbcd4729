import type { EntryLine } from '@nokshi/contract/content.ts';
import { useRef, useState } from 'react';
import { ask } from '../../api/ask.ts';

const nameOf = (id: string) => id.slice(id.indexOf('/') + 1);

/** Those that nobody has put anywhere stand last. */
function inOrder(entries: readonly EntryLine[], ids: readonly string[]): readonly EntryLine[] {
  const placeOf = ({ id }: EntryLine) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...entries].sort((one, other) => placeOf(one) - placeOf(other));
}

/**
 * The entries of a kind in the order in which they were put, shown at once and kept in the draft.
 * @param refresh reads the list anew
 * @returns with what puts all that are there in another order, and why that failed
 */
export function useOrder(kind: string, entries: readonly EntryLine[], refresh: () => unknown) {
  /** As they were put, until the list that was read anew says so. */
  const [put, setPut] = useState<readonly string[]>();
  const [failure, setFailure] = useState<unknown>();
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const order = (ids: readonly string[]) => {
    setPut(ids);
    setFailure(undefined);
    // One after the other, so that the last one stands.
    sent.current = sent.current
      .then(() => ask(`/content/${kind}/order`, 'PUT', { entries: ids.map(nameOf) }))
      .catch(setFailure)
      .then(refresh)
      .finally(() => setPut((latest) => (latest === ids ? undefined : latest)));
  };
  return { ordered: put ? inOrder(entries, put) : entries, order, failure };
}
