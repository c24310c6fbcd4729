import type { Item } from '@nokshi/contract/enquiries.ts';
import { memo } from 'react';
import { Link } from 'wouter';
import { shortDay } from '../clock/moment-in-words.ts';
import { timeSince, urgencyOf } from '../clock/waiting-time.ts';
import { PresenceInLine } from '../live/Presence.tsx';
import { useClock, useWords } from '../words/words.ts';
import styles from './Line.module.css';

/** One enquiry: who, about what, from where, and how long it waits or when it comes back. */
export const Line = memo(function Line({
  item,
  address,
  isOpen,
  isMarked,
  mark,
  now,
}: {
  item: Item;
  address: string;
  isOpen: boolean;
  isMarked: boolean;
  mark: (reference: string) => void;
  now: number;
}) {
  const { words, language, filled } = useWords();
  const clock = useClock();
  const day = useClock(shortDay);
  const name = item.name || item.company || words.list.noName;
  // Until when nobody wants to see it.
  const snoozedUntil =
    item.snoozedUntil && Date.parse(item.snoozedUntil) > now ? item.snoozedUntil : '';
  const shown = snoozedUntil || item.receivedAt;
  const isWaiting = !snoozedUntil && item.stage === 'new' && item.state !== 'set-aside';
  const about = item.subject || item.software || item.excerpt;
  return (
    <li
      className={styles.line}
      data-unread={item.unread || undefined}
      data-open={isOpen || undefined}
      data-marked={isMarked || undefined}
    >
      <input
        type="checkbox"
        className={styles.mark}
        checked={isMarked}
        aria-label={filled(words.list.mark, { name })}
        onChange={() => mark(item.reference)}
      />
      <Link
        href={address}
        data-reference={item.reference}
        aria-current={isOpen ? 'true' : undefined}
      >
        {item.unread && <span className={styles.unread} role="img" aria-label={words.unread} />}
        <span className={styles.name}>{name}</span>
        <span className={styles.about} lang={item.language}>
          <PresenceInLine place={item.reference} />
          <span className={styles.kind} lang={language}>
            {words.kinds[item.kind]}
          </span>{' '}
          {about}
        </span>
        <span className={styles.from}>
          {item.assignee && (
            <span className={styles.whose} title={`${words.enquiry.assignee}: ${item.assignee}`}>
              @{item.assignee.split('@')[0]}
            </span>
          )}
          {item.page && <span className={styles.page}>{item.page}</span>}
        </span>
        <time
          className={styles.time}
          dateTime={shown}
          title={
            snoozedUntil
              ? filled(words.enquiry.asleep, { time: clock(snoozedUntil) })
              : clock(shown)
          }
          data-urgency={isWaiting ? urgencyOf(item.receivedAt, now) : undefined}
        >
          {snoozedUntil ? day(snoozedUntil) : timeSince(item.receivedAt, now, language)}
        </time>
      </Link>
    </li>
  );
});
