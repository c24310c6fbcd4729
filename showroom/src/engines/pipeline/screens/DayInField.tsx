import { screenHash } from '../../../runtime/hash.ts';
import { Stack } from '../../../ui/layout.tsx';
import { useShown } from '../../../ui/useShown.ts';
import { minutesOf } from '../../../words/clock.ts';
import { useDesk } from '../engine.ts';
import { dayShown, inOrder } from '../steps/visits.ts';
import { words } from '../words/words.ts';
import styles from './DayInField.module.css';
import { FieldMap } from './FieldMap.tsx';
import { VisitPanel } from './VisitPanel.tsx';

/** The visits of the day on a map, and what is known before each. */
export function DayInField() {
  const { data, world, t, today, screen, nameOf, date, clock, say } = useDesk();
  const day = dayShown(world, today);
  const visits = inOrder(world.visits.filter((visit) => visit.day === day)).map((visit) => ({
    ...visit,
    spot: data.visits.find(({ id }) => id === visit.id)?.spot,
  }));
  const chosen =
    visits.find(({ id }) => screen[0] === 'today' && id === screen[1]) ??
    visits.find(({ isDone }) => !isDone) ??
    visits[0];
  const ground = useShown(screen.join('/'));
  return (
    <div className={styles.day}>
      <section className={styles.list}>
        <h2>
          {visits[0] ? nameOf(data.people, visits[0].person) : t(words.today)},{' '}
          <span className={styles.date} data-of-today>
            {date(day, 'weekday')}
          </span>
        </h2>
        <p>
          {say(visits.length === 1 ? words.visitAndWay : words.visitsAndWay, {
            count: visits.length,
            km: visits.reduce((sum, { spot }) => sum + (spot?.km ?? 0), 0),
          })}
        </p>
        <Stack as="ol" gap={2} data-of-today>
          {visits.map(({ id, time, who, what, isDone }) => (
            <li key={id}>
              <a
                href={screenHash('today', id)}
                aria-current={id === chosen?.id ? 'true' : undefined}
              >
                <b className={styles.time}>{clock(minutesOf(time))}</b>
                <span>
                  <b>{t(who)}</b>
                  <small>{t(what)}</small>
                </span>
                {isDone && (
                  <svg role="img" aria-label={t(words.doneMark)} viewBox="0 0 24 24" width="24">
                    <path d="M5 12l5 5L20 7" fill="none" stroke="currentColor" strokeWidth="2.5" />
                  </svg>
                )}
              </a>
            </li>
          ))}
        </Stack>
      </section>
      <div className={styles.ground} ref={ground} data-of-today>
        <FieldMap visits={visits} chosen={chosen?.id ?? ''} />
        {chosen && <VisitPanel key={chosen.id} visit={chosen} />}
      </div>
    </div>
  );
}
