import type { Change } from '@nokshi/contract/content.ts';
import { browserStorage } from '@nokshi/ui/browser-storage.ts';
import type { Json } from '../values/json.ts';

/** Changes in this browser that did not reach the server. */
export type Kept = { version: string; saved: Json; changes: readonly Change[] };

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  'saved' in value &&
  'changes' in value &&
  Array.isArray(value.changes);

/** Where an entry that one tab has open keeps what is not sent: it survives the tab, and no other takes it meanwhile. */
export class KeptChanges {
  readonly #name: string;
  #letGo = () => {};

  /** @param owner who types, and what: such as rahima@example.com products/POS */
  constructor(owner: string) {
    this.#name = `${prefixOf(owner)}${crypto.randomUUID()}`;
    // Held as long as the tab lives: that is how others know that somebody sees to it.
    navigator.locks
      ?.request(this.#name, () => new Promise<void>((resolve) => (this.#letGo = resolve)))
      // Refused where storage is: nothing outlives the tab there.
      .catch(() => undefined);
  }

  keep(kept: Kept): void {
    browserStorage.set(this.#name, JSON.stringify(kept));
  }

  forget(): void {
    browserStorage.remove(this.#name);
  }

  /** Stored changes are left for whoever opens the entry next. */
  release(): void {
    this.#letGo();
  }
}

const prefixOf = (owner: string) => `desk-unsent ${owner} `;

/** Takes up what a tab left behind that is no more; one at a time, the others wait. */
export async function takeLeft(owner: string): Promise<Kept | undefined> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  const seenTo = new Set(held.map(({ name }) => name));
  const left = browserStorage
    .names()
    .find((name) => name.startsWith(prefixOf(owner)) && !seenTo.has(name));
  if (left === undefined) return undefined;
  const kept = read(browserStorage.get(left) ?? '');
  browserStorage.remove(left);
  return kept;
}

function read(text: string): Kept | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
