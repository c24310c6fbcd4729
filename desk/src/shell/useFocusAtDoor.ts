import { type RefObject, useEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

/**
 * Leads whoever has signed in or out to the heading of what stands there now: what they pressed is gone.
 * @param main where that is
 */
export function useFocusAtDoor(main: RefObject<HTMLElement | null>, isSignedIn: boolean): void {
  const before = useRef(isSignedIn);
  useEffect(() => {
    if (before.current === isSignedIn) return;
    before.current = isSignedIn;
    // A room opened by its address has taken the focus already.
    if (document.activeElement !== document.body) return;
    focusHeading(main.current);
  }, [main, isSignedIn]);
}
