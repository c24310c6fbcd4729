import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { tableOf } from '../../steps/league.ts';
import { sportWords } from '../../words/sport-words.ts';
import { Box, Way } from '../Box.tsx';
import { Columns } from '../Columns.tsx';

type Props = { part: SectionOf<'league'> };

/** The head of the table, on the front. */
export function LeagueView({ part }: Props) {
  const { t } = useNewspaper();
  return (
    <Box title={t(part.title)} look="filled">
      <Clubs part={part} shown={['played', 'points']} most={5} />
      <Way to="league">{t(sportWords.fullTable)}</Way>
    </Box>
  );
}

/** The whole table. */
export function LeaguePage({ part }: Props) {
  const { t } = useNewspaper();
  return (
    <>
      <h2>{t(part.title)}</h2>
      <Clubs part={part} shown={['played', 'won', 'drawn', 'lost', 'difference', 'points']} />
    </>
  );
}

type Count = 'played' | 'won' | 'drawn' | 'lost' | 'difference' | 'points';

function Clubs({ part, shown, most }: Props & { shown: readonly Count[]; most?: number }) {
  const { t, digits } = useNewspaper();
  const sign = (difference: number) => (difference > 0 ? '+' : difference < 0 ? '−' : '');
  return (
    <Columns
      name={t(part.title)}
      columns={[
        [t(sportWords.club), ({ name }, index) => `${digits(index + 1)}. ${t(name)}`],
        ...shown.map(
          (count) =>
            [
              t(sportWords[count]),
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
