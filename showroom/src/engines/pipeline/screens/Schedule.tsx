import { useDesk } from '../engine.ts';
import { scheduleOf } from '../steps/flats.ts';
import { words } from '../words/words.ts';
import type { BookedFlat } from '../world-schema.ts';
import styles from './Schedule.module.css';

const marks = { paid: 'M7 15l5 5 11-12', next: 'M15 7v9M15 21v2', later: '' } as const;

/** How a flat is paid, part by part, with what has come and what is next. */
export function Schedule({ flat }: { flat: BookedFlat }) {
  const { desk, t, taka, nameOfPart, date } = useDesk<'flats'>();
  const stateOf = (at: number) => {
    if (at < flat.paid) return 'paid';
    return at === flat.paid ? 'next' : 'later';
  };
  return (
    <ol className={styles.schedule}>
      {scheduleOf(desk, flat.id, flat.terms).map((part, at) => {
        const state = stateOf(at);
        return (
          <li key={nameOfPart(part)} data-state={state}>
            <svg aria-hidden="true" viewBox="0 0 30 30" width="30" height="30">
              <circle cx="15" cy="15" r="13" />
              <path d={marks[state]} />
            </svg>
            <span className={styles.part}>
              <b>{nameOfPart(part)}</b>
              <span className="visually-hidden">, {t(words[state])}</span>
              <small data-of-today>
                {date(part.day, part.kind === 'handover' ? 'month' : 'day')}
              </small>
            </span>
            <b className={styles.amount}>{taka(part.amount)}</b>
          </li>
        );
      })}
    </ol>
  );
}
