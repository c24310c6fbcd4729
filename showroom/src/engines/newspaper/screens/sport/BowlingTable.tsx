import { Table } from '../../../../ui/Table.tsx';
import { numeral } from '../../../../words/taka.ts';
import { useNewspaper } from '../../engine.ts';
import { oversOf, type Scorecard } from '../../steps/score.ts';
import { digits } from '../../words/dates.ts';
import { inDigits } from '../../words/inDigits.ts';
import { sportWords } from '../../words/sport-words.ts';
import tables from '../Table.module.css';

/** Who bowled how many overs, for how many runs and wickets. */
export function BowlingTable({ card }: { card: Scorecard }) {
  const { translate, language } = useNewspaper();
  return (
    <Table
      className={tables['table']}
      name={translate(sportWords.bowling)}
      caption={translate(sportWords.bowling)}
      heads={[translate(sportWords.bowler)]}
      numbers={[sportWords.overs, sportWords.runs, sportWords.wickets, sportWords.economy].map(
        translate,
      )}
    >
      {card.bowlers
        .filter(({ balls }) => balls > 0)
        .map(({ name, balls, runs, wickets }) => (
          <tr key={translate(name)}>
            <th scope="row">{translate(name)}</th>
            <td data-number>{inDigits(oversOf(balls), language)}</td>
            <td data-number>{digits(runs, language)}</td>
            <td data-number>{digits(wickets, language)}</td>
            <td data-number>{numeral(Math.round((runs * 60) / balls) / 10, language, 1)}</td>
          </tr>
        ))}
    </Table>
  );
}
