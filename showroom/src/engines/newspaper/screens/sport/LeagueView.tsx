import { screenHash } from '../../../../runtime/hash.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { tableOf } from '../../steps/league.ts';
import { digits } from '../../words/dates.ts';
import { sportWords } from '../../words/sport-words.ts';
import { Box } from '../Box.tsx';
import links from '../Links.module.css';
import tables from '../Table.module.css';

/** The head of the table, on the front. */
export function LeagueView({ part }: { part: SectionOf<'league'> }) {
  const { t, language } = useNewspaper();
  return (
    <Box title={t(part.title)} look="filled">
      <table className={tables['table']}>
        <caption className="visually-hidden">{t(part.title)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(sportWords.club)}</th>
            <th scope="col" data-number>
              {t(sportWords.played)}
            </th>
            <th scope="col" data-number>
              {t(sportWords.points)}
            </th>
          </tr>
        </thead>
        <tbody>
          {tableOf(part)
            .slice(0, 5)
            .map(({ name, played, points }, index) => (
              <tr key={t(name)}>
                <th scope="row">
                  {digits(index + 1, language)}. {t(name)}
                </th>
                <td data-number>{digits(played, language)}</td>
                <td data-number>{digits(points, language)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <a className={links.more} href={screenHash('league')}>
        {t(sportWords.fullTable)}
      </a>
    </Box>
  );
}
