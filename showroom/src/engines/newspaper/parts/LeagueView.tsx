import { screenHash } from '../../../room/hash.ts';
import { Box } from '../Box.tsx';
import type { PartOf } from '../data.ts';
import { digits } from '../dates.ts';
import links from '../Links.module.css';
import { tableOf } from '../league.ts';
import { useNewspaper } from '../room.ts';
import tables from '../Table.module.css';
import { words } from '../words.ts';

/** The head of the table, on the front. */
export function LeagueView({ part }: { part: PartOf<'league'> }) {
  const { say, language } = useNewspaper();
  return (
    <Box title={say(part.title)} look="filled">
      <table className={tables['table']}>
        <caption className="visually-hidden">{say(part.title)}</caption>
        <thead>
          <tr>
            <th scope="col">{say(words.club)}</th>
            <th scope="col" data-number>
              {say(words.played)}
            </th>
            <th scope="col" data-number>
              {say(words.points)}
            </th>
          </tr>
        </thead>
        <tbody>
          {tableOf(part)
            .slice(0, 5)
            .map(({ name, played, points }, index) => (
              <tr key={say(name)}>
                <th scope="row">
                  {digits(index + 1, language)}. {say(name)}
                </th>
                <td data-number>{digits(played, language)}</td>
                <td data-number>{digits(points, language)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <a className={links.more} href={screenHash('league')}>
        {say(words.fullTable)}
      </a>
    </Box>
  );
}
