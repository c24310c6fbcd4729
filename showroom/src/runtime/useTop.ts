import { type RefObject, useEffect, useRef } from 'react';

/**
 * Begins every new screen at the top of its demo, for eyes, the keyboard and screen readers. The screen
 * that a page opens with stays where it is.
 * @param screen which one is shown
 * @returns for the main element, which takes the focus and so needs a tabIndex of -1
 */
export function useTop(screen: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const last = useRef(screen);
  useEffect(() => {
    if (last.current === screen) return;
    last.current = screen;
    main.current?.focus({ preventScroll: true });
    main.current?.parentElement?.scrollIntoView();
  }, [screen]);
  return main;
}
