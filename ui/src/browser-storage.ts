/** Texts by name, in this browser. */
export type KeptTexts = {
  get(name: string): string | null;
  /** @returns whether the browser took it; otherwise it lasts as long as the page */
  set(name: string, text: string): boolean;
  remove(name: string): void;
  names(): readonly string[];
};

/** Storage that a browser may refuse, which it says by throwing, even where it is only named; or that is full. */
function keptIn(area: () => Storage): KeptTexts {
  const ofPage = new Map<string, string>();
  const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(area());
    } catch {
      return undefined;
    }
  };
  return {
    get: (name) => ofPage.get(name) ?? attempt((storage) => storage.getItem(name)) ?? null,
    set(name, text) {
      const isTaken =
        attempt((storage) => {
          storage.setItem(name, text);
          return true;
        }) ?? false;
      if (isTaken) ofPage.delete(name);
      else ofPage.set(name, text);
      return isTaken;
    },
    remove(name) {
      ofPage.delete(name);
      attempt((storage) => storage.removeItem(name));
    },
    names: () => [
      ...new Set([...ofPage.keys(), ...(attempt((storage) => Object.keys(storage)) ?? [])]),
    ],
  };
}

/** What stays in this browser. */
export const browserStorage = keptIn(() => localStorage);
