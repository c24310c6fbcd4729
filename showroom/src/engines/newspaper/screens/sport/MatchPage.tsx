import { Stack } from '../../../../ui/layout.tsx';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { oversOf, type Scorecard, scorecardAfter } from '../../steps/score.ts';
import { sportWords } from '../../words/sport-words.ts';
import { Box } from '../Box.tsx';
import { Columns } from '../Columns.tsx';
import styles from './Match.module.css';
import { BallLine, MatchView } from './MatchView.tsx';

/** The match in full: scoreboard, scorecard and every ball. */
export function MatchPage({ part }: { part: SectionOf<'match'> }) {
  const { world, t } = useNewspaper();
  const card = scorecardAfter(part, world.balls);
  return (
    <>
      <MatchView part={part} />
      <Box title={`${t(sportWords.scorecard)}: ${t(part.batting)}`}>
        <Batting card={card} />
        <Bowling card={card} />
      </Box>
      <Box title={t(sportWords.ballByBall)}>
        <Stack as="ol" gap={2} className={styles.told}>
          {card.bowled.toReversed().map((ball) => (
            <li key={`${ball.over}.${ball.ball}${ball.mark}${ball.total}`}>
              <BallLine ball={ball} />
            </li>
          ))}
        </Stack>
      </Box>
    </>
  );
}

function Batting({ card }: { card: Scorecard }) {
  const { t, digits } = useNewspaper();
  const waiting = card.batters.filter(({ state }) => state === 'waiting');
  return (
    <>
      <Columns
        name={t(sportWords.batting)}
        caption={t(sportWords.batting)}
        columns={[
          [t(sportWords.batter), ({ name }) => t(name)],
          [t(sportWords.howOut), ({ how }) => t(how ?? sportWords.notOut)],
          [t(sportWords.runs), ({ runs }) => digits(runs), 'number'],
          [t(sportWords.balls), ({ balls }) => digits(balls), 'number'],
          [digits(4), ({ fours }) => digits(fours), 'number'],
          [digits(6), ({ sixes }) => digits(sixes), 'number'],
        ]}
        rows={card.batters.filter(({ state }) => state !== 'waiting')}
      />
      <p>
        {t(sportWords.extras)} {digits(card.extras)} · {t(sportWords.total)}{' '}
        <b>{digits(`${card.total}/${card.wickets} (${oversOf(card.balls)})`)}</b>
      </p>
      {waiting.length > 0 && (
        <p>
          {t(sportWords.toBat)}: {waiting.map(({ name }) => t(name)).join(', ')}
        </p>
      )}
    </>
  );
}

/** Who bowled how many overs, for how many runs and wickets. */
function Bowling({ card }: { card: Scorecard }) {
  const { t, digits, num } = useNewspaper();
  return (
    <Columns
      name={t(sportWords.bowling)}
      caption={t(sportWords.bowling)}
      columns={[
        [t(sportWords.bowler), ({ name }) => t(name)],
        [t(sportWords.overs), ({ balls }) => digits(oversOf(balls)), 'number'],
        [t(sportWords.runs), ({ runs }) => digits(runs), 'number'],
        [t(sportWords.wickets), ({ wickets }) => digits(wickets), 'number'],
        [
          t(sportWords.economy),
          ({ runs, balls }) => num(Math.round((runs * 60) / balls) / 10, 1),
          'number',
        ],
      ]}
      rows={card.bowlers.filter(({ balls }) => balls > 0)}
    />
  );
}
