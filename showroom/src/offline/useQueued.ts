import { useCallback, useState } from 'react';
import type { Store } from '../runtime/store.ts';
import { newOf, openQueue, type Queue } from './queue.ts';

/** How steps are taken in a demo, and where what they add waits. */
export type Queued<World> = {
  /** For a demo that goes on without network. */
  readonly queue: Queue | undefined;
  /** @throws what the step throws, changing nothing */
  readonly take: (step: (world: World) => World) => void;
  /** Forgets what waits, and what the demo opens with where there is no network. */
  readonly forget: () => void;
};

/**
 * Has what a step adds wait while the network is off.
 * @param billsOf the numbers of what a world has to send; nothing for a demo that needs the network
 */
export function useQueued<World>(
  name: string,
  store: Store<World>,
  billsOf: ((world: World) => readonly string[]) | undefined,
): Queued<World> {
  const [queue] = useState(() => (billsOf ? openQueue(name) : undefined));
  const take = useCallback(
    (step: (world: World) => World) => {
      let added: readonly string[] = [];
      store.change((before) => {
        const world = step(before.world);
        added = billsOf ? newOf(billsOf(before.world), billsOf(world)) : [];
        return { ...before, world };
      });
      queue?.add(added);
    },
    [store, queue, billsOf],
  );
  const forget = () => {
    if (!queue) return;
    queue.clear();
    void import('./keep.ts').then(({ forgetOffline }) => forgetOffline(name));
  };
  return { queue, take, forget };
}
