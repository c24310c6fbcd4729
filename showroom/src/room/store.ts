import { languageCodes } from '@nokshi/forms/languages.ts';

/** What a demo remembers: its world, and the tasks that were done in it. */
export type Kept<World> = {
  readonly world: World;
  readonly goals: readonly string[];
  readonly areTasksHidden: boolean;
};

/** A plain sentence to the visitor about why something can't be done; the world stays as it was. */
export class Refusal extends Error {
  readonly field: string | undefined;

  /** @param field the name of the field that is to blame, which says the sentence then */
  constructor(sentence: string, field?: string) {
    super(sentence);
    this.field = field;
  }
}

export interface Store<World> {
  read(): Kept<World>;
  /** What the page has before any script ran: the same for everyone. */
  first(): Kept<World>;
  /** Replaces what is kept by what `step` makes of it. @throws what `step` throws, changing nothing */
  change(step: (kept: Kept<World>) => Kept<World>): void;
  restart(): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Keeps the state of a demo in this browser, in step with its other tabs; in memory where storage is
 * refused.
 * @param place the key, which carries the version: what an older version kept is removed
 * @param begin makes the world as it is at first
 */
export function openStore<World>(place: Place, begin: () => World): Store<World> {
  const first: Kept<World> = { world: begin(), goals: [], areTasksHidden: false };
  const key = keyOf(place);
  const listeners = new Set<() => void>();
  let kept = first;
  let text: string | null = null;

  /** What another tab wrote counts from the next look on; what does not fit is left aside. */
  const refresh = () => {
    const found = readStorage(key);
    if (found === text) return;
    text = found;
    kept = (found !== null && parse(found, first)) || first;
  };
  const write = (next: Kept<World>) => {
    kept = next;
    text = writeStorage(key, JSON.stringify(next)) ?? text;
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    refresh();
    for (const listener of listeners) listener();
  };

  forgetOlder(place);
  refresh();
  return {
    read: () => kept,
    first: () => first,
    change(step) {
      refresh();
      write(step(kept));
    },
    restart: () => write(first),
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

export interface Place {
  /** The name of the demo. */
  readonly name: string;
  /** Goes up with every change of what its engine keeps. */
  readonly version: number;
}

const keyOf = ({ name, version }: Place) => `demo:${name}:v${version}`;

/** What is kept, if it has the shape of what a fresh start keeps. */
function parse<World>(text: string, first: Kept<World>): Kept<World> | undefined {
  try {
    const given: unknown = JSON.parse(text);
    return isLike(given, first) ? (given as Kept<World>) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value is made like an example: the same fields of the same kinds, lists of like things. */
function isLike(value: unknown, example: unknown): boolean {
  if (example === null || value === null) return true;
  // What a visitor types is plain where the demo's own words are in each language.
  if (isWords(example) && typeof value === 'string') return true;
  if (typeof value !== typeof example) return false;
  if (typeof example !== 'object') return true;
  if (Array.isArray(example)) {
    const [item] = example;
    return Array.isArray(value) && (item === undefined || value.every((one) => isLike(one, item)));
  }
  return (
    typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.entries(example as object).every(
      ([name, part]) => name in (value as object) && isLike(value[name as never], part),
    )
  );
}

const isWords = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && languageCodes.every((code) => code in value);

const storage = () => (typeof localStorage === 'undefined' ? undefined : localStorage);

function readStorage(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** @returns what was written, or nothing where storage is refused or full */
function writeStorage(key: string, text: string): string | undefined {
  try {
    storage()?.setItem(key, text);
    return storage() && text;
  } catch {
    return undefined;
  }
}

function forgetOlder(place: Place): void {
  try {
    const kept = storage();
    for (const key of Object.keys(kept ?? {})) {
      if (key.startsWith(`demo:${place.name}:`) && key !== keyOf(place)) kept?.removeItem(key);
    }
  } catch {
    // Nothing is kept where storage is refused.
  }
}
