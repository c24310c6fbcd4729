import { type RefObject, useEffect, useRef } from 'react';
import { focusLine, linesOf } from './lines.ts';

/** Keeps the line of an opened enquiry in sight, and goes back to it when the enquiry is left. */
export function useOpenLine(list: RefObject<HTMLUListElement | null>, open: string | undefined) {
  const before = useRef(open);
  useEffect(() => {
    const left = before.current;
    before.current = open;
    const lines = linesOf(list.current);
    if (open) lines.of(open)?.scrollIntoView({ block: 'nearest' });
    else if (left) focusLine(lines.of(left));
  }, [list, open]);
}
