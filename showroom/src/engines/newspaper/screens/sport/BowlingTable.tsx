import { Table } from '../../../../ui/Table.tsx';
import { useNewspaper } from '../../engine.ts';
import { oversOf, type Scorecard } from '../../steps/score.ts';
import { digits } from '../../words/dates.ts';
import { inDigits } from '../../words/inDigits.ts';
import { sportWords } from '../../words/sport-words.ts';
import tables from '../Table.module.css';

/** Who bowled how many overs, for how many runs and wickets. */
export function BowlingTable({ card }: { card: Scorecard }) {
  const { t, language, num } = useNewspaper();
  return (
    <Table
      className={tables['table']}
      name={t(sportWords.bowling)}
      caption={t(sportWords.bowling)}
      heads={[t(sportWords.bowler)]}
      numbers={[sportWords.overs, sportWords.runs, sportWords.wickets, sportWords.economy].map(t)}
    >
      {card.bowlers
        .filter(({ balls }) => balls > 0)
        .map(({ name, balls, runs, wickets }) => (
          <tr key={t(name)}>
            <th scope="row">{t(name)}</th>
            <td data-number>{inDigits(oversOf(balls), language)}</td>
            <td data-number>{digits(runs, language)}</td>
            <td data-number>{digits(wickets, language)}</td>
            <td data-number>{num(Math.round((runs * 60) / balls) / 10, 1)}</td>
          </tr>
        ))}
    </Table>
  );
}
