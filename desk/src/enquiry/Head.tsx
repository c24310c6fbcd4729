import type { Item } from '@nokshi/contract/enquiries.ts';
import type { ReactNode } from 'react';
import { timeSince } from '../clock/waiting-time.ts';
import { PresenceAtHead } from '../live/Presence.tsx';
import { useClock, useWords } from '../words/words.ts';
import styles from './Head.module.css';
import { Tick } from './Tick.tsx';

/** What the head tells of an enquiry; a line of the list knows it, too. */
type Told = Pick<
  Item,
  'reference' | 'kind' | 'name' | 'company' | 'software' | 'receivedAt' | 'stage' | 'snoozedUntil'
>;

export const nameOf = ({ name, company, reference }: Told): string => name || company || reference;

/**
 * Who wrote, about what, how long they have waited, and who else has it open.
 * @param isAside whether it is set aside
 * @param children what else is to be known at once
 */
export function Head({
  enquiry,
  isAside,
  children,
}: {
  enquiry: Told;
  isAside: boolean;
  children?: ReactNode;
}) {
  const { words, language, filled } = useWords();
  const clock = useClock();
  const { reference, kind, company, software, receivedAt, stage, snoozedUntil } = enquiry;
  const name = nameOf(enquiry);
  const about = [words.kinds[kind], software, company === name ? '' : company].filter(Boolean);
  const isSnoozed = snoozedUntil !== null && Date.parse(snoozedUntil) > Date.now();
  return (
    <header className={styles.head}>
      <h1>{name}</h1>
      <p>{about.join(' · ')}</p>
      <div className={styles.times}>
        <time dateTime={receivedAt}>
          {stage === 'new' && !isAside
            ? filled(words.enquiry.waiting, { time: timeSince(receivedAt, Date.now(), language) })
            : clock(receivedAt)}
        </time>
        <PresenceAtHead place={reference} />
      </div>
      {stage === 'answered' && (
        <p className={styles.done}>
          <Tick />
          {words.answered}
        </p>
      )}
      {stage === 'closed' && <p className={styles.aside}>{words.views.closed}</p>}
      {isSnoozed && (
        <p className={styles.aside}>
          {filled(words.enquiry.asleep, { time: clock(snoozedUntil) })}
        </p>
      )}
      {children}
    </header>
  );
}

/** Why an enquiry is set aside. */
export function WhyAside({ reasons }: { reasons: string }) {
  const { words, filled } = useWords();
  return <p className={styles.aside}>{filled(words.enquiry.isAside, { reasons })}</p>;
}
