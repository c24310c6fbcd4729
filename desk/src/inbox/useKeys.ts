import { useEffect, useRef } from 'react';

/** Keys of the inbox, as an English keyboard has them. */
export type Keys = Readonly<Record<string, () => void>>;

/** The letter of a key, whatever the keyboard's language: on a Bangla one J gives জ. */
function keyOf({ key, code }: KeyboardEvent): string {
  if (/^[ -~]$/.test(key) || key.length > 1) return key;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'));

/** Listens to single keys: not while something is typed, a dialog is open, or with Ctrl and its like. */
export function useKeys(keys: Keys): void {
  const present = useRef(keys);
  useEffect(() => {
    present.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.isComposing || isTyped(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      const act = present.current[keyOf(event)];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
