import { Table } from '../../../../ui/Table.tsx';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { oversOf, type Scorecard, scorecardAfter } from '../../steps/score.ts';
import { digits } from '../../words/dates.ts';
import { inDigits } from '../../words/inDigits.ts';
import { sportWords } from '../../words/sport-words.ts';
import { Box } from '../Box.tsx';
import tables from '../Table.module.css';
import { BallLine } from './BallLine.tsx';
import { BowlingTable } from './BowlingTable.tsx';
import styles from './MatchPage.module.css';
import { MatchView } from './MatchView.tsx';

/** The match in full: scoreboard, scorecard and every ball. */
export function MatchPage({ part }: { part: SectionOf<'match'> }) {
  const { world, t } = useNewspaper();
  const card = scorecardAfter(part, world.balls);
  return (
    <>
      <MatchView part={part} />
      <Box title={`${t(sportWords.scorecard)}: ${t(part.batting)}`}>
        <BattingTable card={card} />
        <BowlingTable card={card} />
      </Box>
      <Box title={t(sportWords.ballByBall)}>
        <ol className={styles.told}>
          {card.bowled.toReversed().map((ball) => (
            <li key={`${ball.over}.${ball.ball}${ball.mark}${ball.total}`}>
              <BallLine ball={ball} />
            </li>
          ))}
        </ol>
      </Box>
    </>
  );
}

function BattingTable({ card }: { card: Scorecard }) {
  const { t, language } = useNewspaper();
  const heads = [
    t(sportWords.runs),
    t(sportWords.balls),
    inDigits('4', language),
    inDigits('6', language),
  ];
  const waiting = card.batters.filter(({ state }) => state === 'waiting');
  return (
    <>
      <Table
        className={tables['table']}
        name={t(sportWords.batting)}
        caption={t(sportWords.batting)}
        heads={[t(sportWords.batter), t(sportWords.howOut)]}
        numbers={heads}
      >
        {card.batters
          .filter(({ state }) => state !== 'waiting')
          .map(({ name, how, runs, balls, fours, sixes }) => (
            <tr key={t(name)}>
              <th scope="row">{t(name)}</th>
              <td>{t(how ?? sportWords.notOut)}</td>
              {[runs, balls, fours, sixes].map((number, index) => (
                <td key={heads[index]} data-number>
                  {digits(number, language)}
                </td>
              ))}
            </tr>
          ))}
      </Table>
      <p>
        {t(sportWords.extras)} {digits(card.extras, language)} · {t(sportWords.total)}{' '}
        <b>{inDigits(`${card.total}/${card.wickets} (${oversOf(card.balls)})`, language)}</b>
      </p>
      {waiting.length > 0 && (
        <p>
          {t(sportWords.toBat)}: {waiting.map(({ name }) => t(name)).join(', ')}
        </p>
      )}
    </>
  );
}
