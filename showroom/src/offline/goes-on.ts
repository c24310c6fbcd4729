import { pathIn } from '@nokshi/forms/languages.ts';
import { onHost } from '@nokshi/forms/on-host.ts';
import { useCallback, useEffect, useState } from 'react';
import type { GoesOn } from '../runtime/line.ts';
import { CableSwitch } from './CableSwitch.tsx';
import { LineState } from './LineState.tsx';
import { newOf, openQueue } from './queue.ts';
import { useIsOffline } from './useIsOffline.ts';

/**
 * Lets the demos of an engine go on, and open again, without network: what a step adds while it is off
 * waits until it is back.
 * @param billsOf the numbers of what a world has to send, the oldest first
 */
export const goesOnOffline = <World>(
  billsOf: (world: World) => readonly string[],
): GoesOn<World> => ({
  useLine({ name, language }, store) {
    const [queue] = useState(() => openQueue(name));
    const isOffline = useIsOffline(queue);
    useEffect(() => {
      const page = onHost(pathIn(language, `/demos/${name}`));
      void import('./keep.ts').then(({ keepForOffline }) => keepForOffline(page));
    }, [name, language]);
    const take = useCallback(
      (step: (world: World) => World) => {
        let added: readonly string[] = [];
        store.change((before) => {
          const world = step(before.world);
          added = newOf(billsOf(before.world), billsOf(world));
          return { ...before, world };
        });
        queue.add(added);
      },
      [store, queue, billsOf],
    );
    const drop = queue.clear;
    const forget = () => {
      drop();
      void import('./keep.ts').then(({ forgetOffline }) => forgetOffline(name));
    };
    return {
      take,
      drop,
      forget,
      isOffline,
      cable: { queue, Switch: CableSwitch, State: LineState },
    };
  },
});
