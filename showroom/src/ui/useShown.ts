import { useEffect, useRef } from 'react';

/**
 * Brings the particulars of what was pressed into view where they stand below it, as on a phone.
 * @param pressed what they are about; empty as long as nothing was pressed
 */
export function useShown(pressed: string) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(pressed);
  useEffect(() => {
    if (last.current === pressed) return;
    last.current = pressed;
    if (pressed === '') return;
    const box = place.current?.getBoundingClientRect();
    if (box && box.top > innerHeight / 2) place.current?.scrollIntoView();
  }, [pressed]);
  return place;
}
