import type { WorldCheck } from './world-check.ts';

/** The stored state of a demo: its world, and the tasks that were done in it. */
export type Kept<World> = {
  readonly world: World;
  readonly goals: readonly string[];
  readonly areTasksHidden: boolean;
};

export interface Store<World> {
  read(): Kept<World>;
  /** The state that the page is rendered with, the same for everyone. */
  first(): Kept<World>;
  /** How often everything began again. */
  beginnings(): number;
  /** Whether this browser keeps what is done: not where storage is refused or full. */
  isKeeping(): boolean;
  /** Replaces what is kept by what `step` makes of it. @throws what `step` throws, changing nothing */
  change(step: (kept: Kept<World>) => Kept<World>): void;
  restart(): void;
  subscribe(listener: () => void): () => void;
}

/** Where a demo keeps its state. */
export interface StorageArea {
  /** The name of the demo. */
  readonly name: string;
  /** Goes up with every change of what its engine keeps. */
  readonly version: number;
  /** A digest of the demo's data: what was done with other goods can't go on with these. */
  readonly edition: string;
}

/** How the world of a demo begins. */
export interface Beginning<World> {
  /** As the page shows it before any script ran. */
  readonly first: () => World;
  /** As it is at the present minute. */
  readonly now: () => World;
}

/**
 * Keeps the state of a demo in this browser, in step with its other tabs; in memory where storage is
 * refused. What an older version or other data left is removed, and so is what does not fit.
 * @param check of the world that was stored, loaded before when there is one (`isStored`)
 */
export function openStore<World>(
  place: StorageArea,
  beginning: Beginning<World>,
  check: WorldCheck,
): Store<World> {
  const first = untouched(beginning.first());
  const key = keyOf(place);
  const listeners = new Set<() => void>();
  let kept = untouched(beginning.now());
  let text: string | null = null;
  let isChecked = true;
  let beginnings = 0;
  let isKeeping = canStore();

  const tell = () => {
    for (const listener of listeners) listener();
  };
  /** What another tab wrote counts from the next look on; what does not fit is removed. */
  const refresh = () => {
    const found = readStorage(key);
    if (found === text && (isChecked || !check.isThere())) return;
    const fitting = found === null ? undefined : parse<World>(found, check);
    if (found !== null && !fitting) removeStored(key);
    text = fitting ? found : null;
    isChecked = check.isThere();
    kept = fitting ?? untouched(beginning.now());
  };
  const write = (next: Kept<World>) => {
    kept = next;
    const written = JSON.stringify(next);
    isKeeping = writeStorage(key, written);
    if (isKeeping) text = written;
    tell();
  };
  const onStorage = async (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    // "Start again" of another tab removes what is kept.
    if (event.newValue === null) beginnings += 1;
    else await check.load();
    refresh();
    tell();
  };

  forgetOthers(place);
  refresh();
  return {
    read: () => kept,
    first: () => first,
    beginnings: () => beginnings,
    isKeeping: () => isKeeping,
    change(step) {
      refresh();
      write(step(kept));
    },
    restart() {
      removeStored(key);
      text = null;
      kept = untouched(beginning.now());
      beginnings += 1;
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
  };
}

const untouched = <World>(world: World): Kept<World> => ({
  world,
  goals: [],
  areTasksHidden: false,
});

/** Whether this browser keeps anything of a demo. */
export const isStored = (place: StorageArea): boolean => readStorage(keyOf(place)) !== null;

const keyOf = ({ name, version, edition }: StorageArea) => `demo:${name}:v${version}-${edition}`;

/** What was kept, if it is what this demo keeps. */
function parse<World>(text: string, { fits }: WorldCheck): Kept<World> | undefined {
  try {
    const given: Partial<Record<keyof Kept<World>, unknown>> = JSON.parse(text);
    const { world, goals, areTasksHidden } = given;
    // By hand, as another tab's world may be read before the schemas are there.
    const isKept =
      world !== undefined &&
      Array.isArray(goals) &&
      goals.every((goal) => typeof goal === 'string') &&
      typeof areTasksHidden === 'boolean' &&
      fits(world);
    return isKept ? (given as Kept<World>) : undefined;
  } catch {
    return undefined;
  }
}

const storage = () => (typeof localStorage === 'undefined' ? undefined : localStorage);

/** Whether storage takes anything at all; on the server, where nothing is done yet, it may. */
function canStore(): boolean {
  if (typeof window === 'undefined') return true;
  const probe = 'demo:probe';
  const isTaken = writeStorage(probe, '');
  removeStored(probe);
  return isTaken;
}

function readStorage(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** @returns whether storage took it, which is refused or full otherwise */
function writeStorage(key: string, text: string): boolean {
  try {
    storage()?.setItem(key, text);
    return storage() !== undefined;
  } catch {
    return false;
  }
}

function removeStored(key: string): void {
  try {
    storage()?.removeItem(key);
  } catch {
    // Nothing is kept where storage is refused.
  }
}

/** Removes what other versions and editions of the demo kept. */
function forgetOthers(place: StorageArea): void {
  try {
    for (const key of Object.keys(storage() ?? {})) {
      if (key.startsWith(`demo:${place.name}:v`) && key !== keyOf(place)) removeStored(key);
    }
  } catch {
    // As above.
  }
}
