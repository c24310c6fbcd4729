import type { Others as Found } from '@nokshi/contract/enquiry-actions.ts';
import { useId } from 'react';
import useSWR from 'swr';
import { Link } from 'wouter';
import { dayInWords } from '../clock/moment-in-words.ts';
import { useClock, useWords } from '../words/words.ts';
import styles from './Others.module.css';

/** What the same person wrote besides; nothing where there is nothing. */
export function Others({ reference }: { reference: string }) {
  const { words } = useWords();
  const clock = useClock(dayInWords);
  const id = useId();
  const { data } = useSWR<Found>(`/enquiries/${reference}/others`);
  if (!data || data.items.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby={id}>
      <h2 id={id}>{words.enquiry.others}</h2>
      <ul>
        {data.items.map((item) => (
          <li key={item.reference}>
            <Link href={`/enquiries/${item.reference}`} lang={item.language}>
              {item.subject || item.software || item.excerpt || item.reference}
            </Link>{' '}
            <span>
              {clock(item.receivedAt)} ·{' '}
              {words.views[item.state === 'set-aside' ? 'set-aside' : item.stage]}
            </span>
          </li>
        ))}
      </ul>
      {data.more && <p>{words.enquiry.moreOthers}</p>}
    </section>
  );
}
