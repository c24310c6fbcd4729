import { type Day, dateOf, dayOf } from '../../../../words/days.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { dhakaTimeOf, toCome } from '../../steps/fixtures.ts';
import { weekdayOf } from '../../words/dates.ts';
import { sportWords } from '../../words/sport-words.ts';
import { Way } from '../Box.tsx';
import styles from './Fixtures.module.css';

/** The next match, on the front. */
export function FixturesView({ part }: { part: SectionOf<'fixtures'> }) {
  const { t, today, clock } = useNewspaper();
  const nameOf = useDayName();
  const next = toCome(part.matches).find((match) => dhakaTimeOf(match).day > dayOf(today));
  if (!next) return null;
  const { day, minutes } = dhakaTimeOf(next);
  return (
    <section className={styles.next} aria-label={t(part.title)}>
      <p className={styles.when}>
        {nameOf(day)}, {clock(minutes)} {t(sportWords.dhaka)}
      </p>
      <p className={styles.sides}>
        {t(next.home)} {t(sportWords.versus)} {t(next.away)}
      </p>
      <p>{t(next.ground)}</p>
      <Way to="fixtures">{t(sportWords.allFixtures)}</Way>
    </section>
  );
}

/** How a day is called: today, tomorrow, or by its weekday and date. */
export function useDayName(): (day: Day) => string {
  const { t, language, today, date } = useNewspaper();
  return (day) => {
    if (day === dayOf(today)) return t(sportWords.today);
    if (day === dayOf(today, 1)) return t(sportWords.tomorrow);
    return `${weekdayOf(dateOf(day), language)}, ${date(day)}`;
  };
}
