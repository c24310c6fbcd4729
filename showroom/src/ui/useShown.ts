import { useEffect, useRef } from 'react';

/**
 * Brings the particulars of what was pressed into view where they stand below it, as on a phone.
 * @param chosen by the address, which only a visitor changes: what is shown until then may change by itself
 */
export function useShown(chosen: string) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(chosen);
  useEffect(() => {
    if (last.current === chosen) return;
    last.current = chosen;
    const box = place.current?.getBoundingClientRect();
    if (box && box.top > innerHeight / 2) place.current?.scrollIntoView();
  }, [chosen]);
  return place;
}
