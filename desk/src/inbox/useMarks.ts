import { useCallback, useState } from 'react';

/** Which lines are marked. `isAll` means all that match, shown or not. */
type Marks = { view: string; references: ReadonlySet<string>; isAll: boolean };

const none = (view: string): Marks => ({ view, references: new Set(), isAll: false });

/** The marked lines of a view: those of another are none. @param view as its address says it */
export function useMarks(view: string) {
  const [kept, setKept] = useState(() => none(view));
  const marks = kept.view === view ? kept : none(view);
  const mark = useCallback(
    (reference: string) =>
      setKept((before) => {
        const references = new Set(before.view === view ? before.references : []);
        if (!references.delete(reference)) references.add(reference);
        return { view, references, isAll: false };
      }),
    [view],
  );
  return {
    marks: marks.references,
    isAll: marks.isAll,
    mark,
    markThese: (references: readonly string[], isAll = false) =>
      setKept({ view, references: new Set(references), isAll }),
    unmark: () => setKept(none(view)),
  };
}
