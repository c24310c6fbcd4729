import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { EnquiryRoom } from '../enquiry/EnquiryRoom.tsx';
import { useWords } from '../words/words.ts';
import styles from './Inbox.module.css';

/** The opened enquiry: beside the list where there is room, else in its place. */
export function Pane({ reference, listAddress }: { reference: string; listAddress: string }) {
  const { said } = useWords();
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    // Whoever opened it is in it.
    pane.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={pane} className={styles.pane} tabIndex={-1} aria-label={said.list.opened}>
      <p className={styles.back}>
        <Link href={listAddress}>{said.back}</Link>
      </p>
      <EnquiryRoom reference={reference} />
    </section>
  );
}
