import { screenHash } from '../../../room/hash.ts';
import { timeInWords } from '../clock.ts';
import type { PartOf } from '../data.ts';
import links from '../Links.module.css';
import { useNewspaper } from '../room.ts';
import { words } from '../words.ts';
import styles from './Fixtures.module.css';
import { dhakaTimeOf, toCome } from './fixtures.ts';
import { useDayName } from './useDayName.ts';

/** The next match, on the front. */
export function FixturesView({ part }: { part: PartOf<'fixtures'> }) {
  const { say, language } = useNewspaper();
  const nameOf = useDayName();
  const next = toCome(part.matches).find((match) => dhakaTimeOf(match).day > 0);
  if (!next) return null;
  const { day, minutes } = dhakaTimeOf(next);
  return (
    <section className={styles.next} aria-label={say(part.title)}>
      <p className={styles.when}>
        {nameOf(day)}, {timeInWords(minutes, language)} {say(words.dhaka)}
      </p>
      <p className={styles.sides}>
        {say(next.home)} {say(words.versus)} {say(next.away)}
      </p>
      <p>{say(next.ground)}</p>
      <a className={links.more} href={screenHash('fixtures')}>
        {say(words.allFixtures)}
      </a>
    </section>
  );
}
