import type { Item } from '@nokshi/contract/enquiries.ts';
import { useCallback, useState } from 'react';

/** Which lines are marked. `isAll` means all that match, shown or not. */
type Marks = { view: string; references: ReadonlySet<string>; isAll: boolean };

const none = (view: string): Marks => ({ view, references: new Set(), isAll: false });

/** The marked lines, and functions to change them. */
export type Marking = {
  isMarked: (reference: string) => boolean;
  /** Of those that are shown. */
  marked: readonly Item[];
  isAll: boolean;
  mark: (reference: string) => void;
  /** Marks all that are shown; undefined once they are. */
  markShown: (() => void) | undefined;
  /** Marks all that match; undefined as long as some that are shown aren't, or when no more match. */
  markAll: (() => void) | undefined;
  unmark: () => void;
};

/**
 * The marked lines of a view: those of another are none.
 * @param view as its address says it
 * @param hasMore whether more match than are shown
 */
export function useMarks(view: string, items: readonly Item[], hasMore: boolean): Marking {
  const [kept, setKept] = useState(() => none(view));
  const { references, isAll } = kept.view === view ? kept : none(view);
  const marked = items.filter(({ reference }) => references.has(reference));
  const areAllShown = marked.length === items.length;
  const markThese = (wanted: Iterable<string>, all: boolean) => () =>
    setKept({ view, references: new Set(wanted), isAll: all });
  const mark = useCallback(
    (reference: string) =>
      setKept((before) => {
        const next = new Set(before.view === view ? before.references : []);
        if (!next.delete(reference)) next.add(reference);
        return { view, references: next, isAll: false };
      }),
    [view],
  );
  return {
    isMarked: (reference) => references.has(reference),
    marked,
    isAll,
    mark,
    markShown:
      isAll || areAllShown
        ? undefined
        : markThese(
            items.map(({ reference }) => reference),
            false,
          ),
    markAll: !isAll && areAllShown && hasMore ? markThese(references, true) : undefined,
    unmark: () => setKept(none(view)),
  };
}
