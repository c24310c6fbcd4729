import { Stack } from '../../../../ui/layout.tsx';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { oversOf, type Scorecard, scorecardAfter } from '../../steps/score.ts';
import { words } from '../../words/words.ts';
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
      <Box title={`${t(words.scorecard)}: ${t(part.batting)}`}>
        <Batting card={card} />
        <Bowling card={card} />
      </Box>
      <Box title={t(words.ballByBall)}>
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
        name={t(words.batting)}
        caption={t(words.batting)}
        columns={[
          [t(words.batter), ({ name }) => t(name)],
          [t(words.howOut), ({ how }) => t(how ?? words.notOut)],
          [t(words.runs), ({ runs }) => digits(runs), 'number'],
          [t(words.balls), ({ balls }) => digits(balls), 'number'],
          [digits(4), ({ fours }) => digits(fours), 'number'],
          [digits(6), ({ sixes }) => digits(sixes), 'number'],
        ]}
        rows={card.batters.filter(({ state }) => state !== 'waiting')}
      />
      <p>
        {t(words.extras)} {digits(card.extras)} · {t(words.total)}{' '}
        <b>{digits(`${card.total}/${card.wickets} (${oversOf(card.balls)})`)}</b>
      </p>
      {waiting.length > 0 && (
        <p>
          {t(words.toBat)}: {waiting.map(({ name }) => t(name)).join(', ')}
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
      name={t(words.bowling)}
      caption={t(words.bowling)}
      columns={[
        [t(words.bowler), ({ name }) => t(name)],
        [t(words.overs), ({ balls }) => digits(oversOf(balls)), 'number'],
        [t(words.runs), ({ runs }) => digits(runs), 'number'],
        [t(words.wickets), ({ wickets }) => digits(wickets), 'number'],
        [
          t(words.economy),
          ({ runs, balls }) => num(Math.round((runs * 60) / balls) / 10, 1),
          'number',
        ],
      ]}
      rows={card.bowlers.filter(({ balls }) => balls > 0)}
    />
  );
}
