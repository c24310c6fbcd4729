import type { CommonChange } from '@nokshi/contract/bulk.ts';
import type { ChangeName } from '@nokshi/contract/desk-words/list.ts';
import type { Item } from '@nokshi/contract/enquiries.ts';
import { useCallback, useState } from 'react';
import { useRefresh } from '../api/useRefresh.ts';
import { changeItems, changeNameOf, undoing } from './changes.ts';

/** The outcome of a change of several enquiries. */
export type Outcome =
  | {
      deed: ChangeName;
      changed: number;
      stale: readonly string[];
      /** Makes them what they were; undefined where there are too many, or nothing to undo. */
      undo: (() => void) | undefined;
    }
  | 'undone'
  | 'failed';

/** Changes several enquiries, says what became of it, and takes it back. */
export function useBulk() {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  const refresh = useRefresh();

  const attempt = useCallback(
    async (work: () => Promise<Outcome>) => {
      setBusy(true);
      setOutcome(await work().catch(() => 'failed' as const));
      // Some may have been changed before it failed.
      await refresh().catch(() => undefined);
      setBusy(false);
    },
    [refresh],
  );

  const change = useCallback(
    (items: readonly Item[], wanted: CommonChange) =>
      attempt(async () => {
        const { changed, stale } = await changeItems(items, wanted);
        const undo = () =>
          void attempt(async () => {
            for (const step of undoing(changed, wanted)) await changeItems(step.items, step.change);
            return 'undone';
          });
        return {
          deed: changeNameOf(wanted),
          changed: changed.length,
          stale,
          undo: changed.length > 0 ? undo : undefined,
        };
      }),
    [attempt],
  );

  return { change, isBusy, outcome, setOutcome, refresh };
}
