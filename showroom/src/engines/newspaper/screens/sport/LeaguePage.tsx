import { Table } from '../../../../ui/Table.tsx';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { tableOf } from '../../steps/league.ts';
import { digits } from '../../words/dates.ts';
import { sportWords } from '../../words/sport-words.ts';
import tables from '../Table.module.css';

/** The whole table. */
export function LeaguePage({ part }: { part: SectionOf<'league'> }) {
  const { t, language } = useNewspaper();
  const heads = [
    sportWords.played,
    sportWords.won,
    sportWords.drawn,
    sportWords.lost,
    sportWords.difference,
    sportWords.points,
  ] as const;
  return (
    <>
      <h2>{t(part.title)}</h2>
      <Table
        className={tables['table']}
        name={t(part.title)}
        heads={[t(sportWords.club)]}
        numbers={heads.map(t)}
      >
        {tableOf(part).map((club, index) => (
          <tr key={t(club.name)}>
            <th scope="row">
              {digits(index + 1, language)}. {t(club.name)}
            </th>
            <td data-number>{digits(club.played, language)}</td>
            <td data-number>{digits(club.won, language)}</td>
            <td data-number>{digits(club.drawn, language)}</td>
            <td data-number>{digits(club.lost, language)}</td>
            <td data-number>
              {club.difference > 0 ? '+' : club.difference < 0 ? '−' : ''}
              {digits(Math.abs(club.difference), language)}
            </td>
            <td data-number>{digits(club.points, language)}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}
