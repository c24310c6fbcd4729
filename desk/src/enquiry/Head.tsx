import type { Enquiry } from '@nokshi/server/desk/contract/enquiries.ts';
import { timeSince } from '../clock/waiting-time.ts';
import { useClock, useWords } from '../words/words.ts';
import styles from './Head.module.css';
import { Tick } from './Tick.tsx';

/** Who wrote, about what, how long they have waited, and why it is set aside. */
export function Head({ enquiry, name }: { enquiry: Enquiry; name: string }) {
  const { said, language, filled } = useWords();
  const clock = useClock();
  const { kind, company, software, receivedAt, stage, setAside, signals, snoozedUntil } = enquiry;
  const about = [said.kinds[kind], software, company === name ? '' : company].filter(Boolean);
  const isAsleep = snoozedUntil !== null && Date.parse(snoozedUntil) > Date.now();
  const reasons = signals.map((one) => said.enquiry.signals[one]).join(', ');
  return (
    <header className={styles.head}>
      <h1>{name}</h1>
      <p>{about.join(' · ')}</p>
      <p className={styles.time}>
        <time dateTime={receivedAt}>
          {stage === 'new' && !setAside
            ? filled(said.enquiry.waiting, { time: timeSince(receivedAt, Date.now(), language) })
            : clock(receivedAt)}
        </time>
      </p>
      {stage === 'answered' && (
        <p className={styles.done}>
          <Tick />
          {said.answered}
        </p>
      )}
      {stage === 'closed' && <p className={styles.aside}>{said.views.closed}</p>}
      {isAsleep && (
        <p className={styles.aside}>{filled(said.enquiry.asleep, { time: clock(snoozedUntil) })}</p>
      )}
      {setAside && <p className={styles.aside}>{filled(said.enquiry.isAside, { reasons })}</p>}
    </header>
  );
}
