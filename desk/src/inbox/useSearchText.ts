import { useEffect, useRef, useState } from 'react';

/** So long after the last letter the list is asked. */
const restMilliseconds = 250;

/**
 * What is typed into the search. It is told to the address once somebody rests, and the address changes
 * it only when something else has changed that: going back, or a link.
 */
export function useSearchText(search: string, tell: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const told = useRef(search);
  const teller = useRef(tell);
  useEffect(() => {
    teller.current = tell;
  });
  useEffect(() => {
    if (search === told.current) return;
    told.current = search;
    setTyped(search);
  }, [search]);
  useEffect(() => {
    if (typed === told.current) return;
    const timer = setTimeout(() => {
      told.current = typed;
      teller.current(typed);
    }, restMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
}
