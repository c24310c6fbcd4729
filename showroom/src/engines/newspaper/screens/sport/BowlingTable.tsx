import { numeral } from '../../../../words/taka.ts';
import { useNewspaper } from '../../engine.ts';
import { oversOf, type Scorecard } from '../../steps/score.ts';
import { digits } from '../../words/dates.ts';
import { inDigits } from '../../words/inDigits.ts';
import { words } from '../../words.ts';
import { ScrollBox } from '../Box.tsx';
import tables from '../Table.module.css';

/** Who bowled how many overs, for how many runs and wickets. */
export function BowlingTable({ card }: { card: Scorecard }) {
  const { translate, language } = useNewspaper();
  return (
    <ScrollBox label={translate(words.bowling)}>
      <table className={tables['table']}>
        <caption>{translate(words.bowling)}</caption>
        <thead>
          <tr>
            <th scope="col">{translate(words.bowler)}</th>
            {[words.overs, words.runs, words.wickets, words.economy].map((head) => (
              <th key={head.en} scope="col" data-number>
                {translate(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </ScrollBox>
  );
}
