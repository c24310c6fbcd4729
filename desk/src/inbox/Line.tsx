import type { Item } from '@nokshi/server/desk/contract/enquiries.ts';
import { Link } from 'wouter';
import { PresenceInLine } from '../live/Presence.tsx';
import { useWords } from '../words.ts';
import styles from './Line.module.css';
import { timeSince, urgencyOf } from './waiting-time.ts';

/** One enquiry: who, about what, from where, and how long it waits. */
export function Line({ item }: { item: Item }) {
  const { said, language } = useWords();
  const now = Date.now();
  const about = item.subject || item.software || item.excerpt;
  return (
    <li className={styles.line} data-unread={item.unread || undefined}>
      <Link href={`/enquiries/${item.reference}`}>
        {item.unread && <span className={styles.mark} role="img" aria-label={said.unread} />}
        <span className={styles.name}>{item.name || item.company}</span>
        <span className={styles.about} lang={item.language}>
          <PresenceInLine reference={item.reference} />
          {said.kinds[item.kind]} · {about}
        </span>
        <span className={styles.page}>{item.page}</span>
        <time
          className={styles.time}
          dateTime={item.receivedAt}
          data-urgency={item.stage === 'new' ? urgencyOf(item.receivedAt, now) : undefined}
        >
          {timeSince(item.receivedAt, now, language)}
        </time>
      </Link>
    </li>
  );
}
