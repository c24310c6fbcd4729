import { screenHash } from '../../../../runtime/hash.ts';
import { dayOf } from '../../../../words/days.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { dhakaTimeOf, toCome } from '../../steps/fixtures.ts';
import { sportWords } from '../../words/sport-words.ts';
import { useDayName } from '../../words/useDayName.ts';
import links from '../Links.module.css';
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
      <a className={links.more} href={screenHash('fixtures')}>
        {t(sportWords.allFixtures)}
      </a>
    </section>
  );
}
