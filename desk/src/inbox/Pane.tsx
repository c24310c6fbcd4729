import type { Item } from '@nokshi/contract/enquiries.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { EnquiryRoom } from '../enquiry/EnquiryRoom.tsx';
import { useWords } from '../words/words.ts';
import styles from './Pane.module.css';

/** The opened enquiry: beside the list where there is room, else in its place. */
export function Pane({
  reference,
  known,
  listAddress,
}: {
  reference: string;
  /** Its line of the list, where that is read. */
  known: Item | undefined;
  listAddress: string;
}) {
  const { words } = useWords();
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    // Whoever opened it is in it.
    pane.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={pane} className={styles.pane} tabIndex={-1} aria-label={words.list.opened}>
      <p className={styles.back}>
        <Link href={listAddress} title={words.back}>
          {words.back}
        </Link>
      </p>
      <EnquiryRoom reference={reference} known={known} />
    </section>
  );
}
