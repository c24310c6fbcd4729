import { type ComponentType, useCallback } from 'react';
import type { DemoData, OpenedDemo } from '../demo/opened.ts';
import type { Queue } from '../offline/queue.ts';
import type { Store } from './store.ts';

/** What a demo that goes on without network shows of its line to the world. */
export type Cable = {
  readonly queue: Queue;
  readonly Switch: ComponentType<{ queue: Queue; className: string | undefined }>;
  readonly State: ComponentType<{ queue: Queue }>;
};

/** How the steps of a demo are taken, and whether it has a network to send what they add. */
export type Line<World> = {
  /** @throws what the step throws, changing nothing */
  readonly take: (step: (world: World) => World) => void;
  /** Forgets what waits. */
  readonly drop: () => void;
  /** Forgets that, and what the demo opens with where there is no network. */
  readonly forget: () => void;
  /** Whether there is no network, or a visitor has pulled the cable: never where none is needed. */
  readonly isOffline: boolean;
  readonly cable: Cable | undefined;
};

/** A line that an engine brings: tills and couriers alone carry the weight of it (offline/goes-on.ts). */
export interface GoesOn<World> {
  useLine(
    opened: Pick<OpenedDemo<DemoData>, 'name' | 'language'>,
    store: Store<World>,
  ): Line<World>;
}

/** The line of all others: what is done stays in this browser, and none of it has to be sent. */
export function useNoLine<World>(_opened: unknown, store: Store<World>): Line<World> {
  const take = useCallback(
    (step: (world: World) => World) =>
      store.change((before) => ({ ...before, world: step(before.world) })),
    [store],
  );
  return { take, drop: () => {}, forget: () => {}, isOffline: false, cable: undefined };
}
