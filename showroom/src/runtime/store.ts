import { type Day, dayOf, daysBetween, isDay } from '../words/days.ts';
import type { WorldCheck } from './world-check.ts';

/** The stored state of a demo: its world, and the tasks that were done in it. */
export type Kept<World> = {
  /** The day on which the world began, from which the days of the demo's data count. */
  readonly begun: Day;
  /** The day of the last change. */
  readonly changed: Day;
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
  /** Whether it did so by itself, since its trade bears no more (`Bears`). */
  hasBegunByItself(): boolean;
  /** Begins again where that is so, or adds what the day brings: to be called on each day. */
  passTime(): void;
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

/** For how many days a world goes on. */
export type Bears = {
  /** Without a change. */
  readonly idle: number;
  /** Since it began, from which day its data are. */
  readonly age: number;
};

/** What a trade bears that says nothing else. */
export const usualBears: Bears = { idle: 7, age: 31 };

/** How the world of a demo begins. */
export interface Beginning<World> {
  readonly begin: (now: Date) => World;
  /** What a world that begins by itself keeps of the one before. */
  readonly follow: (world: World, before: Kept<World>) => World;
  /** What a later day adds to it. */
  readonly newDay: (world: World, begun: Day, now: Date) => World;
  /** The moment that the page shows before any script ran. */
  readonly first: Date;
  /** The present moment at the company. */
  readonly now: () => Date;
  readonly bears: Bears;
}

/**
 * Keeps the state of a demo in this browser, in step with its other tabs; in memory where storage is
 * refused. What an older version or other data left is removed, and so is what does not fit.
 * @param check of the world that was stored, loaded before when there is one (`isStored`)
 */
export function openStore<World>(
  place: StorageArea,
  { begin, follow, newDay, first: firstMoment, now, bears }: Beginning<World>,
  check: WorldCheck,
): Store<World> {
  const begunAt = (moment: Date) => untouched(begin(moment), dayOf(moment));
  const first = begunAt(firstMoment);
  const key = keyOf(place);
  const listeners = new Set<() => void>();
  let kept = begunAt(now());
  let text: string | null = null;
  let isChecked = true;
  let beginnings = 0;
  let hasBegunByItself = false;
  let isKeeping = canStore();

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onNewDay = (found: Kept<World>): Kept<World> =>
    found.changed === dayOf(now())
      ? found
      : { ...found, world: newDay(found.world, found.begun, now()) };
  /** What another tab wrote counts from the next look on; what does not fit is removed. */
  const refresh = () => {
    const found = readStorage(key);
    if (found === text && (isChecked || !check.isThere())) return;
    const fitting = found === null ? undefined : parse<World>(found, check);
    if (found !== null && !fitting) removeStored(key);
    text = fitting ? found : null;
    isChecked = check.isThere();
    kept = fitting ? onNewDay(fitting) : begunAt(now());
  };
  const beginAgain = () => {
    removeStored(key);
    text = null;
    kept = begunAt(now());
  };
  const hasLapsed = () => {
    const today = dayOf(now());
    return (
      daysBetween(kept.changed, today) > bears.idle || daysBetween(kept.begun, today) > bears.age
    );
  };
  /** Begins again by itself; nobody is told where nothing was done. */
  const lapse = () => {
    const before = kept;
    hasBegunByItself = text !== null;
    beginAgain();
    if (!hasBegunByItself) return;
    const world = follow(kept.world, before);
    if (world !== kept.world) write({ ...kept, world });
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
    if (event.newValue === null) {
      beginnings += 1;
      hasBegunByItself = false;
    } else await check.load();
    refresh();
    tell();
  };

  forgetOthers(place);
  refresh();
  if (hasLapsed()) lapse();
  return {
    read: () => kept,
    first: () => first,
    beginnings: () => beginnings,
    hasBegunByItself: () => hasBegunByItself,
    isKeeping: () => isKeeping,
    change(step) {
      refresh();
      // The page may not have noticed yet that it is another day.
      write({ ...step(onNewDay(kept)), changed: dayOf(now()) });
    },
    passTime() {
      refresh();
      if (hasLapsed()) {
        lapse();
        beginnings += 1;
      } else {
        kept = onNewDay(kept);
      }
      tell();
    },
    restart() {
      hasBegunByItself = false;
      beginAgain();
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

const untouched = <World>(world: World, begun: Day): Kept<World> => ({
  begun,
  changed: begun,
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
    const { begun, changed, world, goals, areTasksHidden } = given;
    // By hand, as another tab's world may be read before the schemas are there.
    const isKept =
      [begun, changed].every((day) => typeof day === 'string' && isDay(day)) &&
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
