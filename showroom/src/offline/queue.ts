/** The line of a demo to the world. */
type Line = {
  /** Whether its visitor has pulled the cable. */
  readonly isCut: boolean;
  /** The queue, the oldest first. */
  readonly waiting: readonly string[];
};

/** What a demo would send, were it more than a demo: nothing of it leaves the browser. */
export interface Queue {
  read(): Line;
  subscribe(listener: () => void): () => void;
  /** Pulls the cable, or plugs it back in. */
  cut(isCut: boolean): void;
  /** Notes what has just come up: it waits where the line is dead, or behind what already waits. */
  add(bills: readonly string[]): void;
  /** Takes the first off: it is sent. */
  sendFirst(): void;
  clear(): void;
}

/** The line before anything happened. */
export const untouchedLine: Line = { isCut: false, waiting: [] };

/** Opens the queue of a demo, kept in this browser beside its state, in step with its other tabs. */
export function openQueue(name: string): Queue {
  const key = `demo:${name}:line`;
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let line = untouchedLine;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const refresh = () => {
    const found = stored(key);
    if (found === text) return;
    text = found;
    line = parsed(found);
  };
  const write = (next: Line) => {
    line = next;
    text = JSON.stringify(next);
    try {
      localStorage.setItem(key, text);
    } catch {
      // It then lasts as long as the page.
      text = stored(key);
    }
    tell();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    refresh();
    tell();
  };
  refresh();
  return {
    read: () => line,
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
    cut(isCut) {
      refresh();
      write({ ...line, isCut });
    },
    add(bills) {
      refresh();
      const hasToWait = isDead(line) || line.waiting.length > 0;
      if (bills.length > 0 && hasToWait) write({ ...line, waiting: [...line.waiting, ...bills] });
    },
    sendFirst() {
      refresh();
      write({ ...line, waiting: line.waiting.slice(1) });
    },
    clear() {
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing is kept where storage is refused.
      }
      text = null;
      line = untouchedLine;
      tell();
    },
  };
}

/** Whether nothing can be sent: the cable is pulled, or the browser has no network. */
export const isDead = ({ isCut }: Line): boolean => isCut || !navigator.onLine;

/** What has come up between two lists of all that there is to send. */
export function newOf(before: readonly string[], after: readonly string[]): readonly string[] {
  const known = new Set(before);
  return after.filter((bill) => !known.has(bill));
}

function stored(key: string): string | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parsed(text: string | null): Line {
  try {
    const { isCut, waiting }: Partial<Record<keyof Line, unknown>> = JSON.parse(text ?? '');
    const isLine =
      typeof isCut === 'boolean' &&
      Array.isArray(waiting) &&
      waiting.every((bill) => typeof bill === 'string');
    return isLine ? { isCut, waiting } : untouchedLine;
  } catch {
    return untouchedLine;
  }
}
