import type { Items } from '@nokshi/contract/enquiries.ts';
import { useCallback, useMemo } from 'react';
import useSWRInfinite from 'swr/infinite';
import { questionOf, type View } from './views.ts';

/** The lines of a view, as many pages as were asked for. What comes late for another view is dropped. */
export function useItems(view: View) {
  const { data, error, size, setSize, isLoading, isValidating } = useSWRInfinite<Items>(
    (index: number, before: Items | null) =>
      index > 0 && !before?.next ? null : questionOf(view, before?.next ?? undefined),
    { keepPreviousData: true },
  );
  const items = useMemo(() => data?.flatMap((page) => page.items) ?? [], [data]);
  const isComing = isValidating && data !== undefined && data.length < size;
  return {
    items,
    /** Whether the first ones are there. */
    isRead: data !== undefined,
    error,
    isLoading,
    hasMore: data?.at(-1)?.more === true,
    /** False when the search doesn't find all of it yet. */
    isComplete: data?.every((page) => page.isComplete) !== false,
    readMore: useCallback(() => {
      if (!isComing) void setSize((pages) => pages + 1);
    }, [isComing, setSize]),
  };
}
