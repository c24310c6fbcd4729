import { type Day, dateOf, dayOf } from '../../../../words/days.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { dhakaTimeOf, toCome } from '../../steps/fixtures.ts';
import { tableOf } from '../../steps/league.ts';
import { weekdayOf } from '../../words/dates.ts';
import { words } from '../../words/words.ts';
import { Box, Way } from '../Box.tsx';
import { Columns } from '../Columns.tsx';
import styles from './Fixtures.module.css';

/** The head of the table, on the front. */
export function LeagueView({ part }: { part: SectionOf<'league'> }) {
  const { t } = useNewspaper();
  return (
    <Box title={t(part.title)} look="filled">
      <Clubs part={part} shown={['played', 'points']} most={5} />
      <Way to="league">{t(words.fullTable)}</Way>
    </Box>
  );
}

/** The whole table. */
export function LeaguePage({ part }: { part: SectionOf<'league'> }) {
  const { t } = useNewspaper();
  return (
    <>
      <h2>{t(part.title)}</h2>
      <Clubs part={part} shown={['played', 'won', 'drawn', 'lost', 'difference', 'points']} />
    </>
  );
}

type Count = 'played' | 'won' | 'drawn' | 'lost' | 'difference' | 'points';

function Clubs({
  part,
  shown,
  most,
}: {
  part: SectionOf<'league'>;
  shown: readonly Count[];
  most?: number;
}) {
  const { t, digits } = useNewspaper();
  const sign = (difference: number) => (difference > 0 ? '+' : difference < 0 ? '−' : '');
  return (
    <Columns
      name={t(part.title)}
      columns={[
        [t(words.club), ({ name }, index) => `${digits(index + 1)}. ${t(name)}`],
        ...shown.map(
          (count) =>
            [
              t(words[count]),
              (club: ReturnType<typeof tableOf>[number]) =>
                `${count === 'difference' ? sign(club[count]) : ''}${digits(Math.abs(club[count]))}`,
              'number',
            ] as const,
        ),
      ]}
      rows={tableOf(part).slice(0, most)}
    />
  );
}

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
        {nameOf(day)}, {clock(minutes)} {t(words.dhaka)}
      </p>
      <p className={styles.sides}>
        {t(next.home)} {t(words.versus)} {t(next.away)}
      </p>
      <p>{t(next.ground)}</p>
      <Way to="fixtures">{t(words.allFixtures)}</Way>
    </section>
  );
}

/** How a day is called: today, tomorrow, or by its weekday and date. */
export function useDayName(): (day: Day) => string {
  const { t, language, today, date } = useNewspaper();
  return (day) => {
    if (day === dayOf(today)) return t(words.today);
    if (day === dayOf(today, 1)) return t(words.tomorrow);
    return `${weekdayOf(dateOf(day), language)}, ${date(day)}`;
  };
}

/** The way to the reporters' desk; what they file stands among the stories of the front. */
export function DeskView({ part }: { part: SectionOf<'desk'> }) {
  const { t } = useNewspaper();
  return (
    <Box title={t(part.title)}>
      <p>{t(part.intro)}</p>
      <Way to="desk" look="solid">
        {t(words.write)}
      </Way>
    </Box>
  );
}
