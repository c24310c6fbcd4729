import type { Item } from '@nokshi/server/desk/contract/enquiries.ts';
import { memo } from 'react';
import { Link } from 'wouter';
import { shortDay } from '../clock/moment-in-words.ts';
import { timeSince, urgencyOf } from '../clock/waiting-time.ts';
import { PresenceInLine } from '../live/Presence.tsx';
import { useClock, useWords } from '../words/words.ts';
import styles from './Line.module.css';

type Asleep = Item & { snoozedUntil: string };

/** Whether nobody wants to see it yet. */
const isAsleep = (item: Item, now: number): item is Asleep =>
  item.snoozedUntil !== null && Date.parse(item.snoozedUntil) > now;

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
  const isWaiting = item.stage === 'new' && item.state !== 'set-aside';
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
          <PresenceInLine reference={item.reference} />
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
        {isAsleep(item, now) ? (
          <time
            className={styles.time}
            dateTime={item.snoozedUntil}
            title={filled(said.enquiry.asleep, { time: clock(item.snoozedUntil) })}
          >
            {day(item.snoozedUntil)}
          </time>
        ) : (
          <time
            className={styles.time}
            dateTime={item.receivedAt}
            title={clock(item.receivedAt)}
            data-urgency={isWaiting ? urgencyOf(item.receivedAt, now) : undefined}
          >
            {timeSince(item.receivedAt, now, language)}
          </time>
        )}
      </Link>
    </li>
  );
});
