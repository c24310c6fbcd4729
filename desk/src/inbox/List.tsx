import type { Item } from '@nokshi/contract/enquiries.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { type RefObject, useEffect, useRef } from 'react';
import { useWords } from '../words/words.ts';
import { Line } from './Line.tsx';
import styles from './List.module.css';
import type { Marking } from './useMarks.ts';
import { useMinute } from './useMinute.ts';

/** The lines, and more of them before one has come to their end. */
export function List({
  list,
  items,
  hasMore,
  readMore,
  addressOf,
  open,
  marking: { isMarked, mark },
}: {
  list: RefObject<HTMLUListElement | null>;
  items: readonly Item[];
  hasMore: boolean;
  readMore: () => void;
  addressOf: (reference: string) => string;
  /** The reference of the enquiry beside the list. */
  open: string | undefined;
  marking: Marking;
}) {
  const { words } = useWords();
  const now = useMinute();
  const nearEnd = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!nearEnd.current || !hasMore) return;
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) readMore();
    });
    observer.observe(nearEnd.current);
    return () => observer.disconnect();
    // `readMore` is another one after each page, when the end may still be near.
  }, [hasMore, readMore]);
  return (
    <div className={styles.list}>
      <ul ref={list} aria-label={words.inbox}>
        {items.map((item) => (
          <Line
            key={item.reference}
            item={item}
            address={addressOf(item.reference)}
            isOpen={item.reference === open}
            isMarked={isMarked(item.reference)}
            mark={mark}
            now={now}
          />
        ))}
      </ul>
      {hasMore && (
        <>
          <div ref={nearEnd} className={styles.nearEnd} aria-hidden="true" />
          <Button variant="quiet" onClick={readMore}>
            {words.more}
          </Button>
        </>
      )}
    </div>
  );
}
