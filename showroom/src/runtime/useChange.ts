import { useCallback, useEffect, useState } from 'react';
import type { Line } from './line.ts';
import { Refusal } from './refuse.ts';
import { type Refused, refusedControl, watchForms } from './refused-field.ts';

/** Whatever was thrown. */
export type Bug = { readonly thrown: unknown };

/** The way of every step, and what the last one was refused for. */
export function useChange<World>(
  take: Line<World>['take'],
  place: string,
  notify: (message: string) => void,
) {
  const [refused, setRefused] = useState<Refused>();
  const [bug, setBug] = useState<Bug>();
  useEffect(watchForms, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal belongs to its screen.
  useEffect(() => {
    setRefused(undefined);
    setBug(undefined);
  }, [place]);
  const change = useCallback(
    (step: (world: World) => World) => {
      try {
        take(step);
        setRefused(undefined);
        notify('');
        return true;
      } catch (thrown) {
        if (thrown instanceof Refusal) {
          const control = refusedControl(thrown);
          setRefused(control);
          notify(control ? '' : thrown.message);
        } else {
          setBug({ thrown });
        }
        return false;
      }
    },
    [take, notify],
  );
  const forgetBug = useCallback(() => setBug(undefined), []);
  return { change, refused, bug, forgetBug };
}
