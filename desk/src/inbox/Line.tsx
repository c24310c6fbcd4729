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
  const { said, language, filled } = useWords();
  const clock = useClock();
  const day = useClock(shortDay);
  const name = item.name || item.company || said.list.noName;
  // Until when nobody wants to see it.
  const asleep = item.snoozedUntil && Date.parse(item.snoozedUntil) > now ? item.snoozedUntil : '';
  const shown = asleep || item.receivedAt;
  const isWaiting = !asleep && item.stage === 'new' && item.state !== 'set-aside';
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
        aria-label={filled(said.list.mark, { name })}
        onChange={() => mark(item.reference)}
      />
      <Link
        href={address}
        data-reference={item.reference}
        aria-current={isOpen ? 'true' : undefined}
      >
        {item.unread && <span className={styles.unread} role="img" aria-label={said.unread} />}
        <span className={styles.name}>{name}</span>
        <span className={styles.about} lang={item.language}>
          <PresenceInLine place={item.reference} />
          <span className={styles.kind} lang={language}>
            {said.kinds[item.kind]}
          </span>{' '}
          {about}
        </span>
        <span className={styles.from}>
          {item.assignee && (
            <span className={styles.whose} title={`${said.enquiry.assignee}: ${item.assignee}`}>
              @{item.assignee.split('@')[0]}
            </span>
          )}
          {item.page && <span className={styles.page}>{item.page}</span>}
        </span>
        <time
          className={styles.time}
          dateTime={shown}
          title={asleep ? filled(said.enquiry.asleep, { time: clock(asleep) }) : clock(shown)}
          data-urgency={isWaiting ? urgencyOf(item.receivedAt, now) : undefined}
        >
          {asleep ? day(asleep) : timeSince(item.receivedAt, now, language)}
        </time>
      </Link>
    </li>
  );
});
