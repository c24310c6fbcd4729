import type { Item } from '@nokshi/contract/enquiries.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { focusHeading } from '../shell/focus-heading.ts';
import { focusLine, linesOf } from './lines.ts';

/**
 * Keeps the line of an opened enquiry in sight, and goes back to it when the enquiry is left: to the one
 * that took its place where it is no longer among them, or to the heading where none are left.
 */
export function useOpenLine(
  list: RefObject<HTMLUListElement | null>,
  open: string | undefined,
  items: readonly Item[],
) {
  const before = useRef(open);
  const place = useRef(0);
  useEffect(() => {
    const at = items.findIndex(({ reference }) => reference === open);
    if (at >= 0) place.current = at;
  }, [items, open]);
  useEffect(() => {
    const left = before.current;
    before.current = open;
    const lines = linesOf(list.current);
    if (open) lines.of(open)?.scrollIntoView({ block: 'nearest' });
    else if (left) {
      const line = lines.of(left) ?? lines.nearest(place.current);
      if (line) focusLine(line);
      else focusHeading(list.current?.closest('section'));
    }
  }, [list, open]);
}
