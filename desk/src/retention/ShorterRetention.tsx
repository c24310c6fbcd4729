import type { Retention } from '@nokshi/contract/retention.ts';
import { Button, buttonClass } from '@nokshi/ui/Button.tsx';
import { useId, useState } from 'react';
import useSWR from 'swr';
import { Link } from 'wouter';
import { ask } from '../api/ask.ts';
import { NotConfirmed } from '../api/confirming.ts';
import { dayInWords } from '../clock/moment-in-words.ts';
import { useFollowing } from '../live/refetching.ts';
import { LaterStyles } from '../shell/LaterStyles.tsx';
import { useClock, useWords } from '../words/words.ts';
import styles from './ShorterRetention.module.css';

/**
 * Asks an owner whether enquiries are to be kept for fewer days, since the content says so, and tells what
 * would be deleted; for a week it can be taken back. Nothing where the content says no less.
 */
export default function ShorterRetention() {
  const { data, mutate } = useSWR<Retention>('/retention');
  useFollowing('release', mutate);
  const shortening = data?.shortening;
  if (!data || !shortening) return null;
  return <Question keptDays={data.keptDays} shortening={shortening} show={mutate} />;
}

function Question({
  keptDays,
  shortening: { days, enquiries, first, last, deletedAt, agreedBy },
  show,
}: {
  keptDays: number;
  shortening: NonNullable<Retention['shortening']>;
  show: (present?: Retention) => unknown;
}) {
  const { words, filled } = useWords();
  const day = useClock(dayInWords);
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const send = async (method: 'POST' | 'DELETE') => {
    setBusy(true);
    setFailed(false);
    try {
      await show(await ask('/retention', method, method === 'POST' ? { days } : undefined));
    } catch (failure) {
      setFailed(!(failure instanceof NotConfirmed));
      // Another owner may have answered, or the content says other days by now.
      await show();
    }
    setBusy(false);
  };
  const date = day(deletedAt);
  const going =
    first === null || last === null
      ? words.retention.noneGoing
      : filled(words.retention.going, { date, enquiries, first: day(first), last: day(last) });
  return (
    <section className={styles.question} aria-labelledby={id}>
      <LaterStyles />
      <h2 id={id}>{words.retention.title}</h2>
      <p role="status">
        {agreedBy === null
          ? filled(words.retention.wanted, { days, kept: keptDays })
          : filled(words.retention.agreed, { days, date, name: agreedBy })}{' '}
        {going}
      </p>
      {isFailed && <p role="alert">{words.failed}</p>}
      <div className={styles.buttons}>
        {agreedBy === null ? (
          <>
            <Button variant="quiet" isBusy={isBusy} onClick={() => void send('POST')}>
              {filled(words.retention.agree, { date })}
            </Button>
            <Link href="/content/singles/company" className={buttonClass('text')}>
              {words.retention.change}
            </Link>
          </>
        ) : (
          <Button isBusy={isBusy} onClick={() => void send('DELETE')}>
            {words.retention.takeBack}
          </Button>
        )}
      </div>
    </section>
  );
}
