import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads whoever has signed in or out to the heading of what stands there now: what they pressed is gone.
 * @param main where that is
 */
export function useFocusAtDoor(main: RefObject<HTMLElement | null>, isSignedIn: boolean): void {
  const before = useRef(isSignedIn);
  useEffect(() => {
    if (before.current === isSignedIn) return;
    before.current = isSignedIn;
    // What was opened by its address has taken it already.
    if (document.activeElement !== document.body) return;
    const heading = main.current?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [main, isSignedIn]);
}
